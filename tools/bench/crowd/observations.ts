/** The calls of a student in a live test. */
export const crowdCalls = ['instructions', 'start', 'save', 'submit'] as const;
export type CrowdCall = (typeof crowdCalls)[number];

/** What the students of one run have seen. */
export class Observations {
  readonly times: Readonly<Record<CrowdCall, number[]>> = {
    instructions: [],
    start: [],
    save: [],
    submit: [],
  };
  /** From the arrival to the running test, in milliseconds. */
  readonly waits: number[] = [];
  /** When each test began, in milliseconds since the run began. */
  readonly starts: number[] = [];
  turns = 0;
  submitted = 0;
  readonly #failures = new Map<string, number>();
  #first: string | undefined;

  noteFailure(call: CrowdCall, status: number): void {
    const name = `${call} ${status === 0 ? 'without a response' : status}`;
    this.#first ??= name;
    this.#failures.set(name, (this.#failures.get(name) ?? 0) + 1);
  }

  get hasFailures(): boolean {
    return this.#failures.size > 0;
  }

  /** `none`, or each failure with its count, after the one that came first. */
  describeFailures(): string {
    if (this.#first === undefined) return 'none';
    const counts = [...this.#failures].map(([name, count]) => `${count} × ${name}`);
    return `${counts.join(', ')}; first: ${this.#first}`;
  }

  /** The starts of the busiest second. */
  get mostInASecond(): number {
    const counts = new Map<number, number>();
    for (const at of this.starts) {
      const second = Math.floor(at / 1000);
      counts.set(second, (counts.get(second) ?? 0) + 1);
    }
    return Math.max(0, ...counts.values());
  }
}

/** A percentile of numbers, by nearest rank; 0 without any. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.ceil((percent / 100) * sorted.length);
  return sorted[Math.max(0, rank - 1)] ?? 0;
}
