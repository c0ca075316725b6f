import type { ResponseOf } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';

export type StartedAttempt = ResponseOf<'/tests/{testId}/start', 'post'>;

/** A 429: others start first. */
export type QueuedStart = ResponseOf<'/tests/{testId}/start', 'post', 429>;

/** Starts an attempt of a test, or resumes the open one. */
export function startAttempt(testId: string, signal: AbortSignal): Promise<StartedAttempt> {
  return api.POST('/tests/{testId}/start', { params: { path: { testId } }, signal });
}
