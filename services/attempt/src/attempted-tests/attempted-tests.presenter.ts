import { percentOf } from '../scoring/rules/fraction.js';
import type { OwnAttemptedTestDto } from './attempted-tests.dto.js';
import type { OwnFinishedRow } from './attempted-tests.repository.js';

/**
 * One entry per test.
 *
 * @param finished oldest first
 * @param open the tests with a running attempt
 */
export function presentOwnTests(
  finished: readonly OwnFinishedRow[],
  open: readonly string[],
): OwnAttemptedTestDto[] {
  const tests = new Map<string, OwnAttemptedTestDto>();
  for (const { id, testId, finishedAt, correctAnswers, questionCount } of finished) {
    const { attempts, bestScore } = tests.get(testId) ?? notTaken(testId);
    const score = percentOf(correctAnswers, questionCount);
    tests.set(testId, {
      testId,
      attempts: attempts + 1,
      open: false,
      lastAttemptId: id,
      lastScore: score,
      bestScore: Math.max(bestScore ?? 0, score),
      finishedAt: finishedAt.toISOString(),
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
