import type { ResponseOf } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { useQuery } from '@tanstack/react-query';

export type Performance = ResponseOf<'/api/user/performance'>;

/** The student's statistics over all finished tests. */
export function usePerformance() {
  return useQuery({
    queryKey: ['attempt', 'performance'],
    queryFn: () => api.GET('/api/user/performance'),
  });
}
