import {
  bookmarksOfAttemptQuery,
  isSignedIn,
  questionReportsQuery,
  RESULTS_PREFIX,
} from '@abhyas/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { resultsQuery } from '../features/results/api/get-results';

/**
 * Loads the data of results, so that they are drawn once and whole. Not the paper of a test: while students wait for
 * their turn to open it, each call counts.
 */
export function prefetchPage({ pathname, searchParams }: URL, queries: QueryClient): void {
  const attemptId = searchParams.get('attempt');
  if (!pathname.startsWith(`${RESULTS_PREFIX}/`) || attemptId === null || !isSignedIn()) return;
  void queries.prefetchQuery(resultsQuery(attemptId));
  void queries.prefetchQuery(bookmarksOfAttemptQuery(attemptId));
  void queries.prefetchQuery(questionReportsQuery(attemptId));
}
