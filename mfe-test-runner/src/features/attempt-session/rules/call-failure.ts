import type { CurrentProgress, Ended } from '../api/attempt-calls';

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
