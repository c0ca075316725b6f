import { presentClock } from '../attempts/attempts.presenter.js';
import { decodeAnswers } from '../scoring/rules/answer.js';
import type { OpenAttemptDto } from './open-attempts.dto.js';
import type { OpenAttemptRow } from './open-attempts.repository.js';

/** Null once the deadline has passed. */
export function presentOpenAttempt(row: OpenAttemptRow, now: Date): OpenAttemptDto | null {
  const clock = presentClock(row, now);
  if (!clock) return null;
  return {
    ...clock,
    examId: row.examId,
    examName: row.examName,
    testId: row.testId,
    title: row.title,
    category: row.category,
    startedAt: row.startedAt.toISOString(),
    answered: decodeAnswers(row.responses).filter(({ selectedOption }) => selectedOption !== null)
      .length,
    questions: row.questionCount,
  };
}
