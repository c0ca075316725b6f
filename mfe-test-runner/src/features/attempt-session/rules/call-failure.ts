import { isApiError, type ApiError } from '@abhyas/web-kit/api-error';
import type { CurrentProgress, Ended } from '../api/attempt.types';
import { isConflict } from './attempt-bodies';

/** Why a call of a running attempt failed, with what the session needs to react. */
export type CallFailure =
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'server';
      readonly message: string;
      readonly retryAfterMs: number;
      /** Whether the same call may succeed later. A refusal will not. */
      readonly isTransient: boolean;
    }
  /** The session ended: the page leads to the log-in, the answers stay on the device. */
  | { readonly kind: 'signed-out'; readonly retryAfterMs: number }
  | { readonly kind: 'conflict'; readonly current: CurrentProgress }
  /** Already submitted or expired: 409 without a current state, 410 after the grace period. */
  | ({ readonly kind: 'finished' } & Ended);

/** Whether the same call may succeed later. */
export function isTransient(failure: CallFailure): boolean {
  return failure.kind === 'offline' || (failure.kind === 'server' && failure.isTransient);
}

/** Client errors that may pass: the request was too slow, too early, or one of too many. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

/** Classifies a thrown error. A call that never reached the server counts as offline. */
export function callFailure(error: unknown): CallFailure {
  if (!isApiError(error) || error.status === 0) return { kind: 'offline' };
  if (error.status === 401) return { kind: 'signed-out', retryAfterMs: 0 };
  const refusal = refusalOf(error);
  if (refusal) return refusal;
  return {
    kind: 'server',
    message: error.message,
    retryAfterMs: (error.retryAfter ?? 0) * 1000,
    // A conflict without the server's answers cannot be merged. The next response may have them.
    isTransient: !isRefusal(error) || error.code === 'revision_conflict',
  };
}

/** Why the service refused a save or a submit; undefined for other responses. */
function refusalOf({ code, body }: ApiError): CallFailure | undefined {
  // Of its fields, a save that is too late has only `answersMissed`.
  const { current, state, answersMissed } = isConflict(body) ? body : {};
  if (code === 'revision_conflict' && current) return { kind: 'conflict', current };
  if (code !== 'attempt_finished' && code !== 'attempt_over') return undefined;
  const isTimeUp = code === 'attempt_over' || state === 'expired';
  return { kind: 'finished', by: isTimeUp ? 'time' : 'elsewhere', answersMissed };
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
  return code === 'bad_response';
}
