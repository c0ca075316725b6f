import { useAttemptedTests, type AttemptedTest } from '@abhyas/web-kit';
import type { LiveTestDetails } from '../catalogue.types';

/** The student's finished attempt of a live test in its window, which nobody takes twice. */
export function useTakenAttempt(
  test: LiveTestDetails,
): (AttemptedTest & { lastAttemptId: string }) | undefined {
  const attempted = useAttemptedTests(test.exam._id);
  const own = attempted.data?.find(({ testId }) => testId === test._id);
  if (!own || own.lastAttemptId === null || own.finishedAt === null) return undefined;
  const isOfWindow = Date.parse(own.finishedAt) >= Date.parse(test.opensAt);
  return isOfWindow ? { ...own, lastAttemptId: own.lastAttemptId } : undefined;
}
