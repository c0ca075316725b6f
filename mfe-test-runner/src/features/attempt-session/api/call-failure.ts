import { isApiError } from '@abhyas/web-kit';
import type { CurrentProgress } from './attempt-calls';

/** Why a call of a running attempt failed, as far as the session acts on it. */
export type CallFailure =
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'server';
      readonly message: string;
      readonly retryAfterMs: number;
      /** Whether the same call may do better in a while: refusals will not. */
      readonly mayPass: boolean;
    }
  /** The session ended: the page leads to the log-in, the answers wait on the device. */
  | { readonly kind: 'signed-out'; readonly retryAfterMs: number }
  | { readonly kind: 'conflict'; readonly current: CurrentProgress }
  /** Submitted or expired already: 409 without a current state, 410 after the grace. */
  | { readonly kind: 'finished' };

/** Sorts a thrown error. What never reached the server counts as offline. */
export function callFailure(error: unknown): CallFailure {
  if (!isApiError(error) || error.status === 0) return { kind: 'offline' };
  if (error.status === 401) return { kind: 'signed-out', retryAfterMs: 0 };
  if (error.status === 410) return { kind: 'finished' };
  if (error.status === 409) {
    const current = currentOf(error.body);
    return current ? { kind: 'conflict', current } : { kind: 'finished' };
  }
  return {
    kind: 'server',
    message: error.message,
    retryAfterMs: (error.retryAfter ?? 0) * 1000,
    mayPass: error.status >= 500 || error.status === 429,
  };
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
