import { isApiError, reportError, type ApiPaths } from '@abhyas/web-kit';
import { createApi } from '@abhyas/web-kit/api';
import { isRefusal } from '../rules/call-failure';

/** A running test stays on the screen when the token expires, and waits for the log-in. */
export const runningApi = createApi<ApiPaths>({ staysOnScreen: true });

type Call = 'save' | 'submit';

/** The last reported refusal of each call: not reported again until the call succeeds. */
const reportedRefusals = new Map<Call, string>();

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
