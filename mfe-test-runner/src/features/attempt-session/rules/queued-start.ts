import { isApiError } from '@abhyas/web-kit/api-error';
import { isSeconds } from '@abhyas/web-kit/body-checks';
import type { QueuedStart } from '../api/attempt.types';

/**
 * The milliseconds until the student's turn, if a start failed because others start first; undefined
 * for any other failure. Trying again then is all that a student has to do.
 */
export function queuedMs(error: unknown): number | undefined {
  if (!isApiError(error) || error.code !== 'start_queued') return undefined;
  const { waitSeconds } = error.body as QueuedStart;
  const seconds = isSeconds(waitSeconds) ? waitSeconds : (error.retryAfter ?? 1);
  return Math.max(1, seconds) * 1000;
}
