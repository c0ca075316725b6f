/**
 * Does a piece of work again and again, so many milliseconds after it was last done. It is never
 * done twice at a time, and after `stop` not begun again.
 */
export class RepeatedWork {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  /**
   * @param work may fail; it is done again all the same
   * @param onFailure is told of each failure
   */
  constructor(
    private readonly work: () => Promise<unknown>,
    private readonly pauseMs: number,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Whether what is under way should come to an end. */
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

  /** Resolves when what was under way is over. */
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
