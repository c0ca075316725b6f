/** How the others' first finished attempts of a test compare with one attempt. */
export interface OthersCount {
  /** Other takers scoring no more. */
  readonly noMore: number;
  /** Other takers scoring strictly more. */
  readonly more: number;
}

export interface RankingEntry {
  readonly rank: number;
  readonly takers: number;
  readonly percentile: number;
}

/**
 * Percentile = 100 × (takers scoring no more than you) ÷ takers; rank = 1 + takers scoring
 * strictly more. The taker is counted once, with the attempt at hand: for a retake this is where
 * it would stand.
 */
export function rankAmong(others: OthersCount): RankingEntry {
  const takers = others.noMore + others.more + 1;
  return {
    rank: others.more + 1,
    takers,
    percentile: cutToTwoDecimals((100 * (others.noMore + 1)) / takers),
  };
}

/**
 * A percentile as it is told. Rounded up, rank 2 of many would have 100, and "Top n%", which is
 * counted from what is told, would be better than it is.
 */
export function cutToTwoDecimals(percentile: number): number {
  // What stands a trifle below two decimals is those decimals: 100 × 57.3 is not quite 5730.
  return Math.floor(percentile * 100 + 1e-6) / 100;
}
