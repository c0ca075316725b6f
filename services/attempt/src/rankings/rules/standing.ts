import { percentOf } from '../../attempts/rules/fraction.js';

/** How the others' first finished attempts of a test compare with one attempt. */
export interface OthersCount {
  /** Other takers scoring no more. */
  readonly noMore: number;
  /** Other takers scoring strictly more. */
  readonly more: number;
}

export interface Standing {
  readonly rank: number;
  readonly takers: number;
  readonly percentile: number;
}

/**
 * Percentile = 100 × (takers scoring no more than you) ÷ takers; rank = 1 + takers scoring
 * strictly more. The taker is counted once, with the attempt at hand: for a retake this is where
 * it would stand.
 */
export function standingAmong(others: OthersCount): Standing {
  const takers = others.noMore + others.more + 1;
  return {
    rank: others.more + 1,
    takers,
    percentile: percentOf(others.noMore + 1, takers),
  };
}
