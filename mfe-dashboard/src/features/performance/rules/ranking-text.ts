import { topPercent } from '../../../shared/rules/top-percent';

const whole = new Intl.NumberFormat('en-IN');

interface OverallRanking {
  percentile: number;
  rank: number | null;
  students: number;
}

/** What stands under the All India Rank: how far up it is and among how many, as far as there are any. */
export function rankingNote({ percentile, rank, students }: OverallRanking): string {
  if (rank === null) return 'Finish a test to be ranked';
  if (students <= 1) return 'No other student has finished a test yet';
  return `${topPercent(percentile)} of test takers (${whole.format(students)} students)`;
}
