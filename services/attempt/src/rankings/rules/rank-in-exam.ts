/** How many students have the same mean percentile, to two decimals. */
export interface SharedMean {
  readonly mean: number;
  readonly students: number;
}

/** A student's place in an exam. */
export interface ExamRanking {
  /** The mean of the student's percentiles. */
  readonly percentile: number;
  readonly rank: number;
  readonly students: number;
}

/** Means are compared to a hundredth: two that round to neighbours may be the same. */
const SAME = 0.0149;

/**
 * The rank of a mean percentile among all students of an exam: 1 + those with a higher mean. Means
 * within a hundredth of a point share a rank. The student is one of them, whether or not `all` has
 * been read since their last attempt.
 */
export function rankInExam(mean: number, all: readonly SharedMean[]): ExamRanking {
  const higher = all.filter((one) => one.mean - mean > SAME);
  const notHigher = all.filter((one) => one.mean - mean <= SAME);
  const above = countOf(higher);
  return { percentile: mean, rank: above + 1, students: above + Math.max(1, countOf(notHigher)) };
}

function countOf(means: readonly SharedMean[]): number {
  return means.reduce((sum, { students }) => sum + students, 0);
}
