import type { ResponseOf } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { queryOptions, useQuery } from '@tanstack/react-query';

export type Performance = ResponseOf<'/api/user/performance'>;

/** The student's statistics over all finished tests. */
export const performanceQuery = queryOptions({
  queryKey: ['attempt', 'performance'],
  queryFn: () => api.GET('/api/user/performance'),
});

export function usePerformance() {
  return useQuery(performanceQuery);
}
