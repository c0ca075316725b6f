import { openAttemptsQuery } from '@abhyas/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { paperQuery } from '../../features/attempt-session/api/get-paper';
import { storedAttemptQuery } from '../../features/attempt-session/store/stored-attempt';

/** Until the screen takes it. Milliseconds. */
const gcTime = 2_000;

/** Loads the data of a test's instructions, so that they are drawn once and whole. */
export function prefetchStart(userId: string, testId: string, queries: QueryClient): void {
  void queries.prefetchQuery({ ...paperQuery(testId), gcTime });
  void queries.prefetchQuery({ ...storedAttemptQuery(userId, testId), gcTime });
  void queries.prefetchQuery(openAttemptsQuery);
}
