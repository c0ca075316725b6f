import {
  bookmarksOfAttemptQuery,
  isSignedIn,
  MOCK_TEST_PREFIX,
  openAttemptsQuery,
  questionReportsQuery,
  RESULTS_PREFIX,
} from '@abhyas/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { paperQuery } from '../features/attempt-session/api/get-paper';
import { resultsQuery } from '../features/results/api/get-results';

/** Until the page takes it. Milliseconds. */
const gcTime = 2_000;

/** Loads the data of a page, so that it is drawn once and whole. */
export function prefetchPage({ pathname, searchParams }: URL, queries: QueryClient): void {
  if (!isSignedIn()) return;
  const [, first = '', , testId = ''] = pathname.split('/');
  const attemptId = searchParams.get('attempt');
  if (`/${first}` === MOCK_TEST_PREFIX && testId !== '') {
    void queries.prefetchQuery({ ...paperQuery(testId), gcTime });
    void queries.prefetchQuery(openAttemptsQuery);
  }
  if (`/${first}` === RESULTS_PREFIX && attemptId !== null) {
    void queries.prefetchQuery(resultsQuery(attemptId));
    void queries.prefetchQuery(bookmarksOfAttemptQuery(attemptId));
    void queries.prefetchQuery(questionReportsQuery(attemptId));
  }
}
