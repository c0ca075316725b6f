import { formatCount } from '@abhyas/web-kit/formats';
import { topPercent } from '../../../shared/rules/top-percent';
import type { Performance } from '../api/get-performance';

type OverallRanking = Pick<Performance['overall'], 'percentile' | 'rank' | 'students'>;

/** The text under the All India Rank: the percentile and the number of students, if any. */
export function rankingNote({ percentile, rank, students }: OverallRanking): string {
  if (rank === null) return 'Finish a test to be ranked';
  if (students <= 1) return 'No other student has finished a test yet';
  return `${topPercent(percentile)} of test takers (${formatCount(students, 'student')})`;
}
