import { checked, isApiError, reportError, type ApiPaths } from '@abhyas/web-kit';
import { createApi } from '@abhyas/web-kit/api';
import { isSaved, isSubmitted } from '../rules/attempt-bodies';
import { isRefusal } from '../rules/call-failure';
import type {
  Ended,
  ProgressPayload,
  SavedProgress,
  Submitted,
  WireResponse,
} from './attempt.types';

/** A hanging save blocks the next one, so it is better to try again. */
const SAVE_TIMEOUT_MS = 8_000;
const SUBMIT_TIMEOUT_MS = 15_000;

/** A running test stays on the screen when the token expires, and waits for the log-in. */
const runningApi = createApi<ApiPaths>({ staysOnScreen: true });

type Call = 'save' | 'submit';

/** The last reported refusal of each call: not reported again until the call succeeds. */
const reportedRefusals = new Map<Call, string>();

/** Saves the answers of a running attempt. */
export function saveProgress(id: string, body: ProgressPayload): Promise<SavedProgress> {
  const signal = AbortSignal.timeout(SAVE_TIMEOUT_MS);
  const call = runningApi.PUT('/tests/{id}/progress', { params: { path: { id } }, body, signal });
  return withErrorReport(
    'save',
    checked(
      call,
      // That of an earlier save would not be about these answers.
      (saved): saved is SavedProgress => isSaved(saved) && saved.revision >= body.revision,
    ),
  );
}

/** Ends a running attempt with its last answers. */
export async function submitAttempt(id: string, responses: WireResponse[]): Promise<Ended> {
  const call = runningApi.POST('/tests/{id}/submit', {
    params: { path: { id } },
    body: { responses },
    signal: AbortSignal.timeout(SUBMIT_TIMEOUT_MS),
  });
  const { state, answersMissed } = await withErrorReport(
    'submit',
    checked(
      call,
      (body): body is Submitted =>
        isSubmitted(body) && body.attemptId === id && body.state !== 'in_progress',
    ),
  );
  return { by: state === 'expired' ? 'time' : 'submit', answersMissed };
}

/**
 * Reports a failed call to the operator, by its status alone, and rethrows the error. A refusal,
 * which every later try would get again, is reported once.
 */
export async function withErrorReport<T>(what: Call, call: Promise<T>): Promise<T> {
  try {
    const response = await call;
    reportedRefusals.delete(what);
    return response;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== undefined && reportedRefusals.get(what) !== reason) {
      if (isApiError(error) && isRefusal(error)) reportedRefusals.set(what, reason);
      reportError({
        kind: 'save_failed',
        remote: 'test-runner',
        version: __APP_VERSION__,
        message: `${what}: ${reason}`,
      });
    }
    throw error;
  }
}

/** A conflict with another device's save (409) is not a failure. */
function reasonOf(error: unknown): string | undefined {
  if (isApiError(error)) {
    return error.status === 409 ? undefined : `${error.status} ${error.code}`;
  }
  return error instanceof Error ? error.name : 'unknown';
}
