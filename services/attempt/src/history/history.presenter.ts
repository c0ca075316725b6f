import { isRanked } from '../rankings/rules/is-ranked.js';
import type { RankingEntry } from '../rankings/rules/ranking-entry.js';
import { parseFraction, percentOf, roundFraction } from '../scoring/rules/fraction.js';
import type { HistoryAttemptDto, RecentActivityDto } from './history.dto.js';
import type { HistoryRow } from './history.repository.js';

export function presentHistoryAttempt(
  row: HistoryRow,
  ranking: RankingEntry | undefined,
  minParticipants: number,
): HistoryAttemptDto {
  const participants = ranking?.participants ?? 1;
  return {
    _id: row.id,
    examId: { _id: row.examId, name: row.examName },
    testId: { _id: row.testId, title: row.title, category: row.category },
    startTime: row.startedAt.toISOString(),
    score: percentOf(row.correctAnswers, row.questionCount),
    ...presentMarks(row),
    timeSpent: row.elapsedSeconds,
    accuracy: percentOf(row.correctAnswers, row.answered),
    percentile: ranking?.percentile ?? 100,
    participants,
    ranked: isRanked({ participants, rankValue: row.rankValue }, minParticipants),
    state: row.state,
  };
}

export function presentActivity(row: HistoryRow): RecentActivityDto {
  return {
    testName: row.title,
    examName: row.examName,
    date: row.finishedAt.toISOString(),
    score: percentOf(row.correctAnswers, row.questionCount),
    ...presentMarks(row),
    attemptId: row.id,
    examId: row.examId,
    testId: row.testId,
  };
}

/** The marks, unless they say the same as the score: a mark for each right answer, and no other. */
function presentMarks({
  marks,
  maxMarks,
  correctAnswers,
  questionCount,
}: HistoryRow): Pick<HistoryAttemptDto, 'marks' | 'maxMarks'> {
  if (marks === String(correctAnswers) && maxMarks === String(questionCount)) return {};
  return {
    marks: roundFraction(parseFraction(marks)),
    maxMarks: roundFraction(parseFraction(maxMarks)),
  };
}
