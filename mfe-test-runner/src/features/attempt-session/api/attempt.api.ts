import { createApi, isApiError } from '@abhyas/web-kit';
import type { AttemptPaths } from '@abhyas/web-kit';
import type { Paper } from '../../../shared/paper.types';
import type { GradedOptions } from '../rules/cut-off';
import type { AttemptCalls, StartedAttempt } from './attempt-calls';
import { withErrorReport } from './report-failure';

const api = createApi<AttemptPaths>();
/** A running test stays on the screen when the token expires, and waits for the log-in. */
const running = createApi<AttemptPaths>({ staysOnScreen: true });

/** A hanging save blocks the next one, so it is better to try again. */
const SAVE_TIMEOUT_MS = 8_000;
const SUBMIT_TIMEOUT_MS = 15_000;

/** Fetches the paper of a test, without keys. */
export function fetchPaper(testId: string, signal: AbortSignal): Promise<Paper> {
  return api.GET('/tests/{testId}', { params: { path: { testId } }, signal });
}

/** Starts an attempt of a test, or resumes the open one. */
export function startAttempt(testId: string, signal: AbortSignal): Promise<StartedAttempt> {
  return api.POST('/tests/{testId}/start', { params: { path: { testId } }, signal });
}

/** The status of an attempt stored on this device; `gone` if the student has no such attempt. */
export type AttemptStatus =
  { readonly kind: 'open' | 'gone' } | { readonly kind: 'over'; readonly graded: GradedOptions };

/**
 * Requests the results of an attempt. Only a finished attempt has them; the request grades an
 * attempt whose time is up. If the response is unclear, the attempt counts as open.
 */
export async function fetchAttemptStatus(
  attemptId: string,
  signal: AbortSignal,
): Promise<AttemptStatus> {
  try {
    const params = { path: { attemptId } };
    const results = await api.GET('/api/test/results/{attemptId}', { params, signal });
    const options = results.detailedResults.map(
      ({ questionId, selectedOption }) => [questionId, selectedOption] as const,
    );
    return { kind: 'over', graded: new Map(options) };
  } catch (error) {
    const isGone = isApiError(error) && error.code === 'attempt_not_found';
    return { kind: isGone ? 'gone' : 'open' };
  }
}

/** The calls of a running attempt over HTTP. */
export const attemptCalls: AttemptCalls = {
  saveProgress: (attemptId, payload) =>
    withErrorReport(
      'save',
      running.PUT('/tests/{id}/progress', {
        params: { path: { id: attemptId } },
        body: payload,
        signal: AbortSignal.timeout(SAVE_TIMEOUT_MS),
      }),
    ),
  submit: async (attemptId, responses) => {
    const { state, answersMissed } = await withErrorReport(
      'submit',
      running.POST('/tests/{id}/submit', {
        params: { path: { id: attemptId } },
        body: { responses },
        signal: AbortSignal.timeout(SUBMIT_TIMEOUT_MS),
      }),
    );
    return { by: state === 'expired' ? 'time' : 'submit', answersMissed };
  },
};
