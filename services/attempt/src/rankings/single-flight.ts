/**
 * Runs one piece of work, never twice at the same time. All who call during a run share the next run:
 * only the next one is sure to see what the callers have just written.
 */
export class SingleFlight<T> {
  #running: Promise<T> | undefined;
  #next: Promise<T> | undefined;

  constructor(private readonly work: () => Promise<T>) {}

  run(): Promise<T> {
    if (!this.#running) return this.#start();
    this.#next ??= this.#afterThis();
    return this.#next;
  }

  /** Resolves when nothing is running. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running.catch(() => undefined);
  }

  async #afterThis(): Promise<T> {
    await this.#running?.catch(() => undefined);
    this.#next = undefined;
    return this.#start();
  }

  #start(): Promise<T> {
    const running = this.work().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }
}
