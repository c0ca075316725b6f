/**
 * Repeats a piece of work, `pauseMs` after its last run ended. It never runs twice at the same time,
 * and does not start again after `stop`.
 */
export class RepeatedWork {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  /**
   * @param work is repeated even when it fails
   * @param onFailure is called after each failure
   */
  constructor(
    private readonly work: () => Promise<unknown>,
    private readonly pauseMs: number,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Whether the current run should end early. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#running = this.#doQuietly().finally(() => {
        if (!this.#isStopped) this.start();
      });
    }, this.pauseMs);
  }

  /** Resolves when the current run has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #doQuietly(): Promise<void> {
    try {
      await this.work();
    } catch (error) {
      this.onFailure(error);
    }
  }
}
