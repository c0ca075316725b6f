/** Runs one piece of work for all who ask for it at the same time, and never twice at once. */
export class SingleFlight<T> {
  private running: Promise<T> | undefined;
  private next: Promise<T> | undefined;

  constructor(private readonly work: () => Promise<T>) {}

  get isRunning(): boolean {
    return this.current !== undefined;
  }

  /** Joins the current run, or starts one. */
  run(): Promise<T> {
    return this.current ?? this.start();
  }

  /**
   * Starts a run, or joins the one after the current run. Only that one is sure to see what the caller
   * has just written.
   */
  runFresh(): Promise<T> {
    if (this.running) this.next ??= this.startAfter(this.running);
    return this.next ?? this.start();
  }

  /** Resolves when nothing is running. */
  async idle(): Promise<void> {
    while (this.current) await this.current.catch(() => undefined);
  }

  /** The next run counts as current for the moment between the end of one run and its own start. */
  private get current(): Promise<T> | undefined {
    return this.running ?? this.next;
  }

  private async startAfter(run: Promise<T>): Promise<T> {
    await run.catch(() => undefined);
    this.next = undefined;
    return this.start();
  }

  private start(): Promise<T> {
    const running = this.work().finally(() => {
      if (this.running === running) this.running = undefined;
    });
    this.running = running;
    return running;
  }
}
