/** How the first finished attempts of other participants compare with one attempt. */
export interface OthersCount {
  /** Others with at most the same score. */
  readonly notHigher: number;
  /** Others with a strictly higher score. */
  readonly higher: number;
}

export interface RankingEntry {
  readonly rank: number;
  readonly participants: number;
  readonly percentile: number;
}

/**
 * Percentile = 100 × (participants with at most your score) ÷ participants; rank = 1 + participants
 * with a strictly higher score. The participant counts once, with this attempt: for a retake, this is
 * the rank that it would have.
 */
export function rankAmong(others: OthersCount): RankingEntry {
  const participants = others.notHigher + others.higher + 1;
  return {
    rank: others.higher + 1,
    participants,
    percentile: truncateToTwoDecimals((100 * (others.notHigher + 1)) / participants),
  };
}

/**
 * The others without the participant's own first attempt, if nobody knows which of them it is: it was
 * with an account that was deleted since. It counts as one that is not higher, so that nobody gets a
 * better rank in this way.
 */
export function withoutOwnEntry({ notHigher, higher }: OthersCount): OthersCount {
  if (notHigher > 0) return { notHigher: notHigher - 1, higher };
  return { notHigher, higher: Math.max(0, higher - 1) };
}

/**
 * A percentile as it is shown. If it were rounded up, rank 2 of many would have 100, and "Top n%",
 * which is computed from the shown value, would be too good.
 */
export function truncateToTwoDecimals(percentile: number): number {
  // Corrects floating-point error just below two decimals: 100 × 57.3 is slightly less than 5730.
  return Math.floor(percentile * 100 + 1e-6) / 100;
}
