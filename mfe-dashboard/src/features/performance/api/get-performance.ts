import type { AttemptPaths } from '@abhyas/web-kit';
import type { ResponseBody } from '../../../shared/api/answer.types';
import { attempt } from '../../../shared/api/services';

export type Performance = ResponseBody<AttemptPaths['/api/user/performance']['get']>;

/** The student's statistics over all finished tests. */
export function getPerformance(): Promise<Performance> {
  return attempt.GET('/api/user/performance');
}
