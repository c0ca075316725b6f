/** What the students saw during one wave. */
export interface Measured {
  calls: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  max: number;
  /** Calls that failed, by route, status and code. */
  failures: ReadonlyMap<string, number>;
}

/** Collects how long calls take and which ones fail. */
export class Measurements {
  #times: number[] = [];
  #failures = new Map<string, number>();

  note(milliseconds: number): void {
    this.#times.push(milliseconds);
  }

  noteFailure(name: string): void {
    this.#failures.set(name, (this.#failures.get(name) ?? 0) + 1);
  }

  /** Returns what was collected since the last call. */
  take(): Measured {
    const times = this.#times.toSorted((a, b) => a - b);
    const failures = this.#failures;
    this.#times = [];
    this.#failures = new Map();
    return {
      calls: times.length,
      p50: percentile(times, 50),
      p99: percentile(times, 99),
      max: times.at(-1) ?? 0,
      failures,
    };
  }
}

/** The nearest-rank percentile of sorted values; 0 if there are none. */
export function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}
