import { solutionsFrom, type LiveTest } from '../../papers/rules/live-test.js';
import { isRanked } from '../../rankings/rules/is-ranked.js';
import type { RankingEntry } from '../../rankings/rules/ranking-entry.js';
import { parseFraction, percentOf, roundFraction } from '../../scoring/rules/fraction.js';
import type { HistoryAttemptDto, RecentActivityDto } from './history.dto.js';
import type { HistoryRow, MarkedRow } from './history.repository.js';

type MarkFigures = Pick<
  HistoryAttemptDto,
  'score' | 'marks' | 'maxMarks' | 'accuracy' | 'percentile' | 'participants' | 'ranked'
>;

const NO_FIGURES: MarkFigures = {
  score: 0,
  accuracy: 0,
  percentile: 0,
  participants: 0,
  ranked: false,
};

/**
 * The attempt if its marks may be shown, else the moment after which they come.
 *
 * @param live of a practice test undefined
 */
export function marksOf(row: HistoryRow, live: LiveTest | undefined): MarkedRow | Date {
  return solutionsFrom(live) ?? (isMarked(row) ? row : row.finishedAt);
}

export function presentHistoryAttempt(
  row: HistoryRow,
  marks: MarkedRow | Date,
  ranking: RankingEntry | undefined,
  minParticipants: number,
): HistoryAttemptDto {
  const isPending = marks instanceof Date;
  return {
    _id: row.id,
    examId: { _id: row.examId, name: row.examName },
    testId: { _id: row.testId, title: row.title, category: row.category },
    startTime: row.startedAt.toISOString(),
    timeSpent: row.elapsedSeconds,
    state: row.state,
    ...(isPending ? NO_FIGURES : presentFigures(marks, ranking, minParticipants)),
    ...(isPending && { solutionsFrom: marks.toISOString() }),
  };
}

function presentFigures(
  row: MarkedRow,
  ranking: RankingEntry | undefined,
  minParticipants: number,
): MarkFigures {
  const participants = ranking?.participants ?? 1;
  return {
    score: percentOf(row.correctAnswers, row.questionCount),
    ...presentMarks(row),
    accuracy: percentOf(row.correctAnswers, row.answered),
    percentile: ranking?.percentile ?? 100,
    participants,
    ranked: isRanked({ participants, rankValue: row.rankValue }, minParticipants),
  };
}

export function presentActivity(row: HistoryRow, live: LiveTest | undefined): RecentActivityDto {
  const marks = marksOf(row, live);
  return {
    testName: row.title,
    examName: row.examName,
    date: row.finishedAt.toISOString(),
    ...(marks instanceof Date
      ? { score: 0, solutionsFrom: marks.toISOString() }
      : { score: percentOf(marks.correctAnswers, marks.questionCount), ...presentMarks(marks) }),
    ...(live?.publishedAt && { solutionsAt: live.publishedAt.toISOString() }),
    attemptId: row.id,
    examId: row.examId,
    testId: row.testId,
  };
}

function isMarked(row: HistoryRow): row is MarkedRow {
  return row.rankValue !== null;
}

/** The marks, unless they say the same as the score: a mark for each right answer, and no other. */
function presentMarks({
  marks,
  maxMarks,
  correctAnswers,
  questionCount,
}: MarkedRow): Pick<HistoryAttemptDto, 'marks' | 'maxMarks'> {
  if (marks === String(correctAnswers) && maxMarks === String(questionCount)) return {};
  return {
    marks: roundFraction(parseFraction(marks)),
    maxMarks: roundFraction(parseFraction(maxMarks)),
  };
}
