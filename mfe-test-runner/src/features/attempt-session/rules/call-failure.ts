import type { CurrentProgress, Ended } from '../api/attempt-calls';

/** Why a call of a running attempt failed, as far as the session acts on it. */
export type CallFailure =
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'server';
      readonly message: string;
      readonly retryAfterMs: number;
      /** Whether the same call may do better in a while: refusals will not. */
      readonly isTransient: boolean;
    }
  /** The session ended: the page leads to the log-in, the answers wait on the device. */
  | { readonly kind: 'signed-out'; readonly retryAfterMs: number }
  | { readonly kind: 'conflict'; readonly current: CurrentProgress }
  /** Submitted or expired already: 409 without a current state, 410 after the grace. */
  | ({ readonly kind: 'finished' } & Ended);

/** Whether the same call may get through in a while. */
export function isTransient(failure: CallFailure): boolean {
  return failure.kind === 'offline' || (failure.kind === 'server' && failure.isTransient);
}
