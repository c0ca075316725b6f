import type { AttemptPaths } from '@abhyas/web-kit';
import type { ResponseBody } from '../../../shared/api/answer.types';
import { attempt } from '../../../shared/api/services';

export type HistoryPageData = ResponseBody<AttemptPaths['/api/user/test-history']['get']>;
export type PastAttempt = HistoryPageData['testAttempts'][number];

/** One page of the student's finished tests, newest first. */
export function getHistory(page: number): Promise<HistoryPageData> {
  return attempt.GET('/api/user/test-history', { params: { query: { page } } });
}
