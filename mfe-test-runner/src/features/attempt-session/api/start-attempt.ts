import { api } from '@abhyas/web-kit/api';
import type { Paper } from '../../../shared/paper.types';
import type { WireResponse } from '../rules/progress-wire';

export interface StartedAttempt {
  attemptId: string;
  resumed: boolean;
  revision: number;
  startedAt: string;
  deadline: string;
  remainingSeconds: number;
  currentQuestionIndex: number;
  responses: WireResponse[];
  test: Paper;
}

/** Starts an attempt of a test, or resumes the open one. */
export function startAttempt(testId: string, signal: AbortSignal): Promise<StartedAttempt> {
  return api.POST('/tests/{testId}/start', { params: { path: { testId } }, signal });
}
