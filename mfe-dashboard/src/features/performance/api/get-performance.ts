import type { AttemptPaths } from '@abhyas/web-kit';
import type { Answer } from '../../../shared/api/answer.types';
import { attempt } from '../../../shared/api/services';

export type Performance = Answer<AttemptPaths['/api/user/performance']['get']>;

/** The student's figures over all finished tests. */
export function getPerformance(): Promise<Performance> {
  return attempt.GET('/api/user/performance');
}
