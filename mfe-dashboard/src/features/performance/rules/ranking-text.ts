import { formatCount } from '@abhyas/web-kit/formats';
import { topPercent } from '../../../shared/rules/top-percent';
import type { Performance } from '../api/get-performance';

type OverallRanking = Pick<
  Performance['overall'],
  'rank' | 'students' | 'ranked' | 'testsFinished' | 'minTests' | 'minParticipants'
>;

/**
 * The percentile of a rank, in whole percent: the share of all students who are not ahead. It is of the
 * same list as the rank, so that the two cannot contradict each other.
 */
export function percentileOf(rank: number, students: number): number {
  return Math.floor((100 * (students - rank + 1)) / students);
}

/** What the percentile says, in words. */
export function percentileNote(rank: number, students: number): string {
  return `You did as well as ${percentileOf(rank, students)}% of students, or better`;
}

/** The text under the All India Rank: its share of all students, or what a rank needs. */
export function rankingNote(overall: OverallRanking): string {
  const { rank, students, ranked, testsFinished, minTests, minParticipants } = overall;
  if (ranked && rank !== null) {
    return `${topPercent(rank, students)} of test takers (${formatCount(students, 'student')})`;
  }
  if (testsFinished < minTests) {
    return `Finish ${formatCount(minTests, 'test')} to get a rank. You have finished ${testsFinished}.`;
  }
  return `You get a rank when your marks are above zero and each of your tests has ${minParticipants} students`;
}

type ExamRanking = Performance['exams'][number];

/** The standing in one exam, or what it still needs. */
export function examRankingText(
  exam: ExamRanking,
  { minTests, minParticipants }: Pick<OverallRanking, 'minTests' | 'minParticipants'>,
): string {
  const { ranked, rank, students, tests, comparedTests } = exam;
  if (ranked && rank !== null) {
    return `Rank ${rank} of ${formatCount(students, 'student')}: ${topPercent(rank, students)}, from ${formatCount(comparedTests, 'test')}`;
  }
  if (tests < minTests) {
    return `No rank yet: finish ${formatCount(minTests, 'test')}. You have finished ${tests}.`;
  }
  if (comparedTests < minTests) {
    return `No rank yet: ${minTests} of your ${formatCount(tests, 'test')} must have ${minParticipants} students. Now ${comparedTests} ${comparedTests === 1 ? 'has' : 'have'}.`;
  }
  if (students < minParticipants) {
    return `No rank yet: only ${formatCount(students, 'student')} finished as many tests. A rank needs ${minParticipants}.`;
  }
  return 'No rank: it needs marks above zero';
}
