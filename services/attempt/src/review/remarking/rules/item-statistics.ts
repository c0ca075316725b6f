/** Statistics of one question over its participants. */
export interface ItemStatistics {
  /** The number of participants. */
  readonly participants: number;
  /** Mean mark in percent of the maximum; null without participants. */
  readonly facility: number | null;
  /** From −100 to 100; null (undefined) when all participants have the same mark or the same rest. */
  readonly discrimination: number | null;
  /** At most 100: discrimination in percent of the maximum for such marks; null when undefined. */
  readonly efficiency: number | null;
}

/**
 * Statistics of a question from its participants' marks (as shares of its maximum mark) and, in the
 * same order, their marks in the rest of the test.
 *
 * facility = mean ÷ maximum mark; discrimination = 100 × correlation of mark and rest;
 * efficiency = 100 × their covariance ÷ the greatest that the two lists could have, which is when
 * both are sorted. As in Moodle's quiz statistics.
 */
export function itemStatistics(marks: readonly number[], rests: readonly number[]): ItemStatistics {
  const participants = marks.length;
  if (participants === 0)
    return { participants, facility: null, discrimination: null, efficiency: null };
  const facility = 100 * meanOf(marks);
  if (isConstant(marks) || isConstant(rests)) {
    return { participants, facility, discrimination: null, efficiency: null };
  }
  const spread = Math.sqrt(covarianceOf(marks, marks) * covarianceOf(rests, rests));
  const covariance = orNone(covarianceOf(marks, rests), spread);
  const greatest = covarianceOf(ascending(marks), ascending(rests));
  return {
    participants,
    facility,
    discrimination: within100((100 * covariance) / spread),
    efficiency: Math.min(100, (100 * covariance) / greatest),
  };
}

/** Whether the question needs a check: better participants have lower marks in it. */
export function isSuspect({ discrimination }: ItemStatistics): boolean {
  return discrimination !== null && discrimination < 0;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function covarianceOf(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  return meanOf(a.map((value, index) => (value - meanA) * ((b[index] ?? 0) - meanB)));
}

function isConstant(values: readonly number[]): boolean {
  return values.every((value) => value === values[0]);
}

function ascending(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}

/** Without covariance, rounding leaves a tiny value whose sign would be misleading. */
function orNone(covariance: number, spread: number): number {
  return Math.abs(covariance) < spread * 1e-9 ? 0 : covariance;
}

/** Rounding may put a perfect correlation slightly above 100. */
function within100(value: number): number {
  return Math.max(-100, Math.min(100, value));
}
