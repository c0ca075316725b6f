import { topPercent } from '../../../shared/rules/top-percent';
import * as texts from '../../../texts/performance';
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

/** The text under the All India Rank: its share of all students, or what a rank needs. */
export function rankingNote(overall: OverallRanking): string {
  const { rank, students, ranked, testsFinished, minTests, minParticipants } = overall;
  if (ranked && rank !== null) {
    return texts.rankNote(topPercent(rank, students), students);
  }
  if (testsFinished < minTests) {
    return texts.moreTestsForRank(minTests, testsFinished);
  }
  return texts.moreStudentsForRank(minParticipants);
}

type ExamRanking = Performance['exams'][number];

/** The standing in one exam, or how far it is from a rank. */
export function examRankingText(
  exam: ExamRanking,
  { minTests, minParticipants }: Pick<OverallRanking, 'minTests' | 'minParticipants'>,
): string {
  const { ranked, rank, students, tests, comparedTests } = exam;
  if (ranked && rank !== null) {
    return texts.examRank(rank, students, topPercent(rank, students), comparedTests);
  }
  if (tests < minTests) {
    return texts.moreTests(tests, minTests);
  }
  if (comparedTests < minTests) {
    return texts.moreStudents(comparedTests, minTests, minParticipants);
  }
  if (students < minParticipants) {
    return texts.fewStudents(students, minParticipants);
  }
  return texts.noMarks;
}
