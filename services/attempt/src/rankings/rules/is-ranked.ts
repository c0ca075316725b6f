/** What decides whether an attempt's rank and percentile are shown. */
export interface Comparison {
  readonly participants: number;
  /** Marks as a share of the maximum marks. */
  readonly rankValue: number;
}

/**
 * Whether rank, percentile and "Top n%" of an attempt say anything: there are enough participants, and
 * the attempt has marks above zero. The figures are sent either way.
 */
export function isRanked(
  { participants, rankValue }: Comparison,
  minParticipants: number,
): boolean {
  return participants >= minParticipants && rankValue > 0;
}
