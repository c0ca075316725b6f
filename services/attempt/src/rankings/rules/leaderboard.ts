/**
 * Where first finished attempts are compared: a whole test, or one subject of it. Boards of the
 * same subject (or all whole tests) make up a league, in which students stand by their mean.
 */
export interface Leaderboard {
  readonly testId: string;
  /** Null for the whole test. */
  readonly subject: string | null;
}

/** One taker's value on a board; higher is better. */
export interface LeaderboardEntry {
  readonly taker: string;
  readonly value: number;
}

export interface Percentile {
  readonly taker: string;
  readonly percentile: number;
}

const SEPARATOR = ':';

/** A board as text; test ids hold no colon. */
export function nameLeaderboard({ testId, subject }: Leaderboard): string {
  return subject === null ? testId : `${testId}${SEPARATOR}${subject}`;
}

/** Reads what `nameLeaderboard` wrote. */
export function parseLeaderboard(name: string): Leaderboard {
  const end = name.indexOf(SEPARATOR);
  return end === -1
    ? { testId: name, subject: null }
    : { testId: name.slice(0, end), subject: name.slice(end + 1) };
}

/** Everyone's percentile on a board: 100 × (takers with no more) ÷ takers. */
export function percentilesOn(entries: readonly LeaderboardEntry[]): Percentile[] {
  const ascending = entries.toSorted((a, b) => a.value - b.value);
  const percentiles: Percentile[] = [];
  let noMore = ascending.length;
  for (const [index, { taker, value }] of [...ascending.entries()].reverse()) {
    if (value !== ascending[index + 1]?.value) noMore = index + 1;
    percentiles.push({ taker, percentile: percentileOf(noMore, ascending.length) });
  }
  return percentiles;
}

/** 100 × `noMore` ÷ `takers`, not rounded; `noMore` counts the taker too. */
export function percentileOf(noMore: number, takers: number): number {
  return (100 * noMore) / takers;
}

/**
 * A student's place in a league is by this mean. It is rounded to six decimals so that equal means
 * compare as equal, in whatever order they were summed; 0 of nothing.
 */
export function meanPercentile(percentiles: readonly number[]): number {
  if (percentiles.length === 0) return 0;
  const sum = percentiles.reduce((whole, one) => whole + one, 0);
  return Math.round((sum / percentiles.length) * 1e6) / 1e6;
}
