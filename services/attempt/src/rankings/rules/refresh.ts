/** Leaderboards up to this size update their overall ranking after every change. */
const SMALL_LEADERBOARD = 200;

/** What decides when a changed leaderboard updates its overall ranking. */
interface RefreshFacts {
  readonly participants: number;
  /** Milliseconds since 1970; null when it was never refreshed. */
  readonly refreshedAt: number | null;
}

/**
 * Whether a changed leaderboard should update its overall ranking at `now` (milliseconds since 1970).
 * A new participant changes the percentile of everyone with at most the same score, so the cost grows
 * with the number of participants: a large leaderboard waits a millisecond for each of them.
 */
export function isDue({ participants, refreshedAt }: RefreshFacts, now: number): boolean {
  return (
    refreshedAt === null || participants <= SMALL_LEADERBOARD || now - refreshedAt >= participants
  );
}
