/** How many participants have the same marks, as a share of the maximum marks. */
export interface SharedMarks {
  readonly rankValue: number;
  readonly participants: number;
}

/** A range of marks in percent of the maximum. It includes `from` but not `to`; the last one includes both. */
interface MarksRange {
  /** Null for all marks below zero. */
  readonly from: number | null;
  readonly to: number;
  readonly participants: number;
}

/** The first attempts of all participants of a test. Marks are percent of the maximum marks. */
export interface Cohort {
  readonly participants: number;
  readonly meanMarks: number;
  /** The least marks of the best tenth: at least a tenth of the participants have these or more. */
  readonly topTenthMarks: number;
  readonly distribution: readonly MarksRange[];
}

const RANGE_PERCENT = 10;
const RANGES = 100 / RANGE_PERCENT;
const TOP_SHARE = 0.1;
/** Thirds of a mark are not exact: 0.3 of the maximum may be 29.999… percent. */
const EPSILON = 1e-9;

/** Sums up the marks of all participants; null when there are none. */
export function summarizeCohort(all: readonly SharedMarks[]): Cohort | null {
  const participants = sumOf(all.map((one) => one.participants));
  if (participants === 0) return null;
  const total = sumOf(all.map((one) => one.rankValue * one.participants));
  const counts = new Map<number, number>();
  for (const one of all) {
    const range = rangeOf(one.rankValue);
    counts.set(range, (counts.get(range) ?? 0) + one.participants);
  }
  // Marks below zero are shown only where there are some.
  const first = counts.has(-1) ? -1 : 0;
  return {
    participants,
    meanMarks: toTwoDecimals((100 * total) / participants),
    topTenthMarks: toTwoDecimals(100 * leastOfTop(all, Math.ceil(participants * TOP_SHARE))),
    distribution: Array.from({ length: RANGES - first }, (_, index) => {
      const range = index + first;
      return {
        from: range < 0 ? null : range * RANGE_PERCENT,
        to: (range + 1) * RANGE_PERCENT,
        participants: counts.get(range) ?? 0,
      };
    }),
  };
}

/** The number of the range of these marks; −1 for marks below zero. */
export function rangeOf(rankValue: number): number {
  if (rankValue < -EPSILON) return -1;
  return Math.min(RANGES - 1, Math.floor(rankValue * RANGES + EPSILON));
}

function leastOfTop(all: readonly SharedMarks[], count: number): number {
  let missing = count;
  for (const { rankValue, participants } of all.toSorted((a, b) => b.rankValue - a.rankValue)) {
    missing -= participants;
    if (missing <= 0) return rankValue;
  }
  return 0;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function toTwoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
