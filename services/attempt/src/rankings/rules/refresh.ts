/** A board this small is counted into its league whenever it has changed. */
const SMALL_LEADERBOARD = 200;

/** What decides when a board that has changed is counted into its league. */
export interface RefreshFacts {
  readonly takers: number;
  /** Milliseconds since 1970; null when it never was. */
  readonly refreshedAt: number | null;
}

/**
 * Whether a board that has changed is to be counted into its league at `now` (milliseconds since 1970). A
 * new taker moves the percentile of everyone with no more, so that costs time in proportion to the
 * takers: a large board waits a millisecond for each of them in between.
 */
export function isDue({ takers, refreshedAt }: RefreshFacts, now: number): boolean {
  return refreshedAt === null || takers <= SMALL_LEADERBOARD || now - refreshedAt >= takers;
}
