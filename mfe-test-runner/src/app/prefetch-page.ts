import {
  bookmarksOfAttemptQuery,
  MOCK_TEST_PREFIX,
  questionReportsQuery,
  RESULTS_PREFIX,
  signedInUser,
} from '@abhyas/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { resultsQuery } from '../features/results/api/get-results';

/** Loads the data of a page, so that it is drawn once and whole. */
export function prefetchPage({ pathname, searchParams }: URL, queries: QueryClient): void {
  const user = signedInUser();
  if (!user) return;
  const [, first = '', , testId = ''] = pathname.split('/');
  const attemptId = searchParams.get('attempt');
  if (`/${first}` === MOCK_TEST_PREFIX && testId !== '') {
    void prefetchInstructions(user.id, testId, queries);
  }
  if (`/${first}` === RESULTS_PREFIX && attemptId !== null) {
    void queries.prefetchQuery(resultsQuery(attemptId));
    void queries.prefetchQuery(bookmarksOfAttemptQuery(attemptId));
    void queries.prefetchQuery(questionReportsQuery(attemptId));
  }
}

/** Comes with the screen, because results do not need it. Never rejects: the screen tries again. */
async function prefetchInstructions(userId: string, testId: string, queries: QueryClient) {
  try {
    const { prefetchStart } = await import(
      /* webpackChunkName: "runner" */ './runner/prefetch-start'
    );
    prefetchStart(userId, testId, queries);
  } catch {
    // The screen fails too, and offers to try again.
  }
}
