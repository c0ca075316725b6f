import * as texts from '../../texts/marks';

/** A result of which the service sends marks, unless they say the same as its score. */
interface Result {
  readonly score: number;
  readonly marks?: number | undefined;
  readonly maxMarks?: number | undefined;
}

/** "60 of 80 marks"; undefined for a test whose marks say the same as the score. */
export function marksText({ marks, maxMarks }: Omit<Result, 'score'>): string | undefined {
  if (marks === undefined || maxMarks === undefined) return undefined;
  return texts.marksOf(rounded(marks), rounded(maxMarks));
}

/**
 * What a result is in a chart, in percent: the share of the marks, and never below 0; of other tests the
 * score.
 */
export function shareOf({ score, marks, maxMarks }: Result): number {
  if (marks === undefined || maxMarks === undefined) return score;
  return maxMarks > 0 ? Math.max(0, (100 * marks) / maxMarks) : 0;
}

/** Marks with at most two decimals, and a real minus sign. */
function rounded(marks: number): string {
  return String(Math.round(marks * 100) / 100).replace('-', '−');
}
