import { checked } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { isStarted } from '../rules/attempt-bodies';
import type { StartedAttempt } from './attempt.types';

/** Starts an attempt of a test, or resumes the open one. */
export function startAttempt(testId: string, signal: AbortSignal): Promise<StartedAttempt> {
  return checked(
    api.POST('/tests/{testId}/start', { params: { path: { testId } }, signal }),
    (body): body is StartedAttempt =>
      isStarted(body) && body.test._id === testId && body.test.questions.length > 0,
  );
}
