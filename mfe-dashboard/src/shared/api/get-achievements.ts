import type { ResponseOf } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { queryOptions } from '@tanstack/react-query';

export type Achievement = ResponseOf<'/api/user/achievements'>[number];

/** All achievements, used by their own page and by the notices. */
export const achievementsQuery = queryOptions({
  queryKey: ['attempt', 'achievements'],
  queryFn: () => api.GET('/api/user/achievements'),
});
