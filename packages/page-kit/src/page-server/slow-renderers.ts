/** Slow answers in a row after which a renderer is not asked. */
const maxSlow = 5;
/** Milliseconds. */
const pauseMs = 2_000;

interface Row {
  slow: number;
  /** When the last slow answer was counted. */
  at: number;
}

/**
 * Which renderers are not asked for a moment, because all pages would wait for them. Answers count one after another: a
 * moment in which many pages wait at once is one slow answer. After a pause, the next slow one begins another.
 */
export class SlowRenderers {
  readonly #rows = new Map<string, Row>();
  readonly #pausedUntil = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  isPaused(remote: string): boolean {
    return this.#now() < (this.#pausedUntil.get(remote) ?? -Infinity);
  }

  noteInTime(remote: string): void {
    this.#rows.delete(remote);
  }

  /** @param askedAt when the renderer was asked, by the same clock */
  noteSlow(remote: string, askedAt: number): void {
    const row = this.#rows.get(remote) ?? { slow: 0, at: -Infinity };
    if (askedAt <= row.at) return;
    const now = this.#now();
    const isTooSlow = row.slow + 1 >= maxSlow;
    if (isTooSlow) this.#pausedUntil.set(remote, now + pauseMs);
    this.#rows.set(remote, { slow: isTooSlow ? row.slow : row.slow + 1, at: now });
  }
}
