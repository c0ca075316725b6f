/** Tells of an outage once, however often a client that reconnects for ever reports it. */
export class OutageReporter {
  #isAway = false;

  constructor(private readonly report: (reason: string) => void) {}

  away(fault: Error): void {
    if (!this.#isAway) this.report(fault.message);
    this.#isAway = true;
  }

  back(): void {
    this.#isAway = false;
  }
}
