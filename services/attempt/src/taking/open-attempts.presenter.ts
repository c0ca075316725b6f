import { decodeAnswers, isAnswered } from '../scoring/rules/answer.js';
import { presentClock } from './attempts.presenter.js';
import type { OpenAttemptDto } from './open-attempts.dto.js';
import type { OpenAttemptRow } from './open-attempts.repository.js';

/** Null once the deadline has passed. */
export function presentOpenAttempt(row: OpenAttemptRow, now: Date): OpenAttemptDto | null {
  const clock = presentClock(row, now);
  if (!clock) return null;
  const answers = decodeAnswers(row.responses);
  return {
    ...clock,
    examId: row.examId,
    examName: row.examName,
    testId: row.testId,
    title: row.title,
    category: row.category,
    startedAt: row.startedAt.toISOString(),
    answered: answers.filter(isAnswered).length,
    questions: answers.length,
  };
}
