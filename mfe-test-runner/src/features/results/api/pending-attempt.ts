import { isApiError, type ResponseOf } from '@abhyas/web-kit';

type NotPublic = ResponseOf<'/api/test/results/{attemptId}', 'get', 403>;

/** An attempt of a live test that others may still take: its marks and solutions come later. */
export type PendingAttempt = NonNullable<NotPublic['attempt']> &
  Required<Pick<NotPublic, 'solutionsFrom'>>;

/** What the service says instead of results; undefined for another error. */
export function pendingAttemptOf(error: unknown): PendingAttempt | undefined {
  if (!isApiError(error) || error.code !== 'solutions_not_public') return undefined;
  const { attempt, solutionsFrom } = error.body as Partial<NotPublic>;
  return attempt && solutionsFrom !== undefined ? { ...attempt, solutionsFrom } : undefined;
}
