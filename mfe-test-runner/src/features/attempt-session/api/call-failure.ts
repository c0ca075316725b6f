import type { ApiError } from '@abhyas/web-kit';
import { isApiError } from '@abhyas/web-kit';
import type { CallFailure } from '../rules/call-failure';
import type { CurrentProgress, Ended } from './attempt-calls';

/** Client errors that may pass: the request was too slow, too early, or one of too many. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

/** Classifies a thrown error. A call that never reached the server counts as offline. */
export function callFailure(error: unknown): CallFailure {
  if (!isApiError(error) || error.status === 0) return { kind: 'offline' };
  if (error.status === 401) return { kind: 'signed-out', retryAfterMs: 0 };
  if (error.status === 410 && !isNotFromService(error.code)) return finished('time', error.body);
  if (error.status === 409 && !isNotFromService(error.code)) {
    const current = currentOf(error.body);
    if (current) return { kind: 'conflict', current };
    return finished(isExpired(error.body) ? 'time' : 'elsewhere', error.body);
  }
  return {
    kind: 'server',
    message: error.message,
    retryAfterMs: (error.retryAfter ?? 0) * 1000,
    isTransient: !isRefusal(error),
  };
}

/**
 * Whether the service refused the request, so that the same call will never succeed. A response
 * that does not come from the service (such as a sign-in page of the network) is no refusal.
 */
export function isRefusal({ status, code }: ApiError): boolean {
  return (
    status >= 400 && status < 500 && !TRANSIENT_STATUSES.has(status) && !isNotFromService(code)
  );
}

function isNotFromService(code: string): boolean {
  return code === 'bad_answer';
}

function finished(by: Ended['by'], body: unknown): CallFailure {
  const hasFlag = typeof body === 'object' && body !== null && 'answersMissed' in body;
  return { kind: 'finished', by, answersMissed: hasFlag ? body.answersMissed === true : undefined };
}

/** Whether a response to a save says that the attempt ended by its time. */
function isExpired(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'state' in body && body.state === 'expired';
}

function currentOf(body: unknown): CurrentProgress | undefined {
  if (typeof body !== 'object' || body === null || !('current' in body)) return undefined;
  const { current } = body;
  return isCurrentProgress(current) ? current : undefined;
}

function isCurrentProgress(value: unknown): value is CurrentProgress {
  return (
    typeof value === 'object' &&
    value !== null &&
    'revision' in value &&
    typeof value.revision === 'number' &&
    'responses' in value &&
    Array.isArray(value.responses)
  );
}
