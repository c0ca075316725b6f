import { percentOf } from '../../scoring/rules/fraction.js';
import type { OwnAttemptedTestDto } from './attempted-tests.dto.js';
import type { OwnFinishedRow } from './attempted-tests.repository.js';

/**
 * One entry per test.
 *
 * @param finished oldest first
 * @param open the tests with a running attempt
 * @param closed the tests whose solutions are not public, with the moment after which they come
 */
export function presentOwnTests(
  finished: readonly OwnFinishedRow[],
  open: readonly string[],
  closed: ReadonlyMap<string, Date>,
): OwnAttemptedTestDto[] {
  const tests = new Map<string, OwnAttemptedTestDto>();
  for (const { id, testId, finishedAt, correctAnswers, questionCount } of finished) {
    const { attempts, bestScore } = tests.get(testId) ?? notTaken(testId);
    const solutionsFrom = closed.get(testId) ?? (correctAnswers === null ? finishedAt : undefined);
    const score = solutionsFrom ? null : percentOf(correctAnswers ?? 0, questionCount);
    tests.set(testId, {
      testId,
      attempts: attempts + 1,
      open: false,
      lastAttemptId: id,
      lastScore: score,
      bestScore: score === null ? bestScore : Math.max(bestScore ?? 0, score),
      finishedAt: finishedAt.toISOString(),
      ...(solutionsFrom && { solutionsFrom: solutionsFrom.toISOString() }),
    });
  }
  for (const testId of open) {
    tests.set(testId, { ...(tests.get(testId) ?? notTaken(testId)), open: true });
  }
  return [...tests.values()];
}

function notTaken(testId: string): OwnAttemptedTestDto {
  return {
    testId,
    attempts: 0,
    open: false,
    lastAttemptId: null,
    lastScore: null,
    bestScore: null,
    finishedAt: null,
  };
}
