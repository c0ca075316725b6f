import type { ResponseOf } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export type HistoryPageData = ResponseOf<'/api/user/test-history'>;
export type PastAttempt = HistoryPageData['testAttempts'][number];

/** A page of finished tests, newest first; the previous page stays, dimmed, until it has loaded. */
export function useHistory(page: number) {
  return useQuery({
    queryKey: ['attempt', 'history', page],
    queryFn: () => api.GET('/api/user/test-history', { params: { query: { page } } }),
    placeholderData: keepPreviousData,
  });
}
