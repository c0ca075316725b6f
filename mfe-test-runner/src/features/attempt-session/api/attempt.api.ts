import { createApi, isApiError } from '@abhyas/web-kit';
import type { AttemptPaths } from '@abhyas/web-kit';
import type { Paper } from '../../../shared/paper.types';
import type { GradedOptions } from '../rules/cut-off';
import type { AttemptCalls, StartedAttempt } from './attempt-calls';
import { withErrorReport } from './report-failure';

const api = createApi<AttemptPaths>();
/** A running test is not left because a token ended: it says so, and waits for the log-in. */
const running = createApi<AttemptPaths>({ staysOnScreen: true });

/** A save that hangs holds up the next one: better to try again. */
const SAVE_TIMEOUT_MS = 8_000;
const SUBMIT_TIMEOUT_MS = 15_000;

/** A test for taking; never its keys. */
export function fetchPaper(testId: string, signal: AbortSignal): Promise<Paper> {
  return api.GET('/tests/{testId}', { params: { path: { testId } }, signal });
}

/** Starts an attempt of a test, or goes on with the one that is open. */
export function startAttempt(testId: string, signal: AbortSignal): Promise<StartedAttempt> {
  return api.POST('/tests/{testId}/start', { params: { path: { testId } }, signal });
}

/** What became of an attempt that this device remembers; `gone` where it is no attempt of the student's. */
export type AttemptStatus =
  { readonly kind: 'open' | 'gone' } | { readonly kind: 'over'; readonly graded: GradedOptions };

/**
 * Asks for the results of an attempt: only a finished one has them, and one whose time ran out is
 * graded upon it. Without a clear answer it counts as open.
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
