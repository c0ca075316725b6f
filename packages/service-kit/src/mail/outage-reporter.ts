/** Reports an outage once, although a client that keeps reconnecting emits an error each time. */
export class OutageReporter {
  private isAway = false;

  constructor(private readonly report: (reason: string) => void) {}

  onError(error: Error): void {
    if (!this.isAway) this.report(error.message);
    this.isAway = true;
  }

  onReady(): void {
    this.isAway = false;
  }
}
