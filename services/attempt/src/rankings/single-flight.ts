/**
 * Runs of one piece of work, never two at once. Whoever asks while one is under way shares the
 * next one with everybody else who does: only that is sure to see what they have just written.
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

  /** When nothing runs any more. */
  async settled(): Promise<void> {
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
