import { isApiError, reportFault } from '@abhyas/web-kit';

/** Tells the operator of a call that did not get an answer through, by its status alone, and passes the failure on. */
export async function reported<T>(what: 'save' | 'submit', call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== undefined) {
      const message = `${what}: ${reason}`;
      reportFault({
        kind: 'save_failed',
        remote: 'test-runner',
        version: __APP_VERSION__,
        message,
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
