import { queryOptions } from '@tanstack/react-query';
import type { AttemptPaths } from '@abhyas/web-kit';
import type { ResponseBody } from './api/answer.types';
import { attempt } from './api/services';

export type Achievement = ResponseBody<AttemptPaths['/api/user/achievements']['get']>[number];

/** All achievements, used by their own page and by the notices. */
export const achievementsQuery = queryOptions({
  queryKey: ['attempt', 'achievements'],
  queryFn: () => attempt.GET('/api/user/achievements'),
});
