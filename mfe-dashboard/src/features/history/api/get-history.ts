import type { ResponseOf } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HistoryFilters } from '../rules/history-filters';

export type HistoryPageData = ResponseOf<'/api/user/test-history'>;
export type PastAttempt = HistoryPageData['testAttempts'][number];

/** A page of finished tests; the previous page stays, dimmed, until it has loaded. */
export function useHistory(filters: HistoryFilters, page: number) {
  return useQuery({
    queryKey: ['attempt', 'history', page, filters],
    queryFn: () => api.GET('/api/user/test-history', { params: { query: { ...filters, page } } }),
    placeholderData: keepPreviousData,
  });
}
