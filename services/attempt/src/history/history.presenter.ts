import { isRanked } from '../rankings/rules/is-ranked.js';
import type { RankingEntry } from '../rankings/rules/ranking-entry.js';
import { percentOf } from '../scoring/rules/fraction.js';
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
    attemptId: row.id,
    examId: row.examId,
    testId: row.testId,
  };
}
