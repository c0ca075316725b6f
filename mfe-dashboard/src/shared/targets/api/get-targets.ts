import type { ResponseOf } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { queryOptions, useQuery } from '@tanstack/react-query';

export type Targets = ResponseOf<'/api/user/targets'>;
export type Target = Targets['targets'][number];

export const targetsQuery = queryOptions({
  queryKey: ['auth', 'targets'],
  queryFn: () => api.GET('/api/user/targets'),
});

/** The exams for which the student prepares, and whether they were asked. */
export function useTargets() {
  return useQuery(targetsQuery);
}
