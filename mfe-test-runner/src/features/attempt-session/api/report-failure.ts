import { isApiError, reportError } from '@abhyas/web-kit';
import { isRefusal } from './call-failure';

type Call = 'save' | 'submit';

/** What each call was refused with and nobody has to be told again, until it gets through. */
const reportedRefusals = new Map<Call, string>();

/**
 * Tells the operator of a call that did not get an answer through, by its status alone, and passes
 * the failure on. A refusal, which every later try meets again, is told once.
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

/** Another device's save (409) is nothing that failed. */
function reasonOf(error: unknown): string | undefined {
  if (isApiError(error)) {
    return error.status === 409 ? undefined : `${error.status} ${error.code}`;
  }
  return error instanceof Error ? error.name : 'unknown';
}
