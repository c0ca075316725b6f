import { formatCount } from '@abhyas/web-kit/formats';
import { topPercent } from '../../../shared/rules/top-percent';
import type { Performance } from '../api/get-performance';

type OverallRanking = Pick<
  Performance['overall'],
  'percentile' | 'rank' | 'students' | 'ranked' | 'testsFinished' | 'minTests' | 'minParticipants'
>;

/** The text under the All India Rank: the percentile and the number of students, or what a rank needs. */
export function rankingNote(overall: OverallRanking): string {
  const { percentile, rank, students, ranked, testsFinished, minTests, minParticipants } = overall;
  if (ranked && rank !== null) {
    return `${topPercent(percentile)} of test takers (${formatCount(students, 'student')})`;
  }
  if (testsFinished < minTests) {
    return `Finish ${formatCount(minTests, 'test')} to be ranked: you have finished ${testsFinished}`;
  }
  return `A rank needs marks above zero, and ${minParticipants} students in each of your tests`;
}

type ExamRanking = Performance['exams'][number];

/** The standing in one exam, or what it still needs. */
export function examRankingText(
  exam: ExamRanking,
  { minTests, minParticipants }: Pick<OverallRanking, 'minTests' | 'minParticipants'>,
): string {
  const { ranked, percentile, rank, students, tests, comparedTests } = exam;
  if (ranked && percentile !== null && rank !== null) {
    return `Percentile ${Math.floor(percentile * 10) / 10}, rank ${rank} of ${formatCount(students, 'student')}, over ${formatCount(comparedTests, 'test')}`;
  }
  if (tests < minTests) {
    return `Not ranked yet: ${formatCount(tests, 'test')} finished, a rank needs ${minTests}`;
  }
  if (comparedTests < minTests) {
    return `Not ranked yet: ${comparedTests} of your ${formatCount(tests, 'test')} ${comparedTests === 1 ? 'has' : 'have'} ${minParticipants} students so far, a rank needs ${minTests}`;
  }
  if (students < minParticipants) {
    return `Not ranked yet: ${formatCount(students, 'student')} finished as many tests so far, a rank needs ${minParticipants}`;
  }
  return 'Not ranked: a rank needs marks above zero';
}
