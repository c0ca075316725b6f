import { topPercent } from '../../../shared/rules/top-percent';

const whole = new Intl.NumberFormat('en-IN');

interface OverallRanking {
  percentile: number;
  rank: number | null;
  students: number;
}

/** The text under the All India Rank: the percentile and the number of students, if any. */
export function rankingNote({ percentile, rank, students }: OverallRanking): string {
  if (rank === null) return 'Finish a test to be ranked';
  if (students <= 1) return 'No other student has finished a test yet';
  return `${topPercent(percentile)} of test takers (${whole.format(students)} students)`;
}
