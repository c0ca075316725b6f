import type { ProgressPayload } from '../../api/attempt-calls';
import type { DeviceAttempt, DeviceProgress } from '../../store/device-store';
import type { WireResponse } from '../progress-wire';
import type { TimerName, Urgency } from './state';

/** What a write to the device is for: a change or a submit goes on once it is written. */
export type WritePurpose = 'record' | 'submit' | Urgency;

/** A record as the session knows it: when it ends by the wall clock is left to the runner. */
export type RecordToWrite = Omit<DeviceAttempt, 'endsAt'> & { readonly leftMs: number };

/** What the runner of effects has to do. */
export type SessionEffect =
  | { readonly type: 'start-timer'; readonly timer: TimerName; readonly delayMs: number }
  /** A timer whose delay grows with failures, spread at random. */
  | {
      readonly type: 'back-off';
      readonly timer: TimerName;
      readonly failures: number;
      readonly retryAfterMs: number;
    }
  | { readonly type: 'stop-timers'; readonly timers: readonly TimerName[] }
  | { readonly type: 'after-paint' }
  | { readonly type: 'cancel-after-paint' }
  | {
      readonly type: 'write-record';
      readonly record: RecordToWrite;
      readonly progress: DeviceProgress;
    }
  | {
      readonly type: 'write-progress';
      readonly purpose: WritePurpose;
      readonly progress: DeviceProgress;
    }
  | { readonly type: 'find-record'; readonly turn: number }
  | { readonly type: 'remove-record' }
  | { readonly type: 'send-save'; readonly payload: ProgressPayload }
  | { readonly type: 'send-submit'; readonly responses: WireResponse[] }
  | { readonly type: 'take-place' }
  | { readonly type: 'leave-place' }
  /** The device keeps no answers any more: for whoever counts it. */
  | { readonly type: 'report-device-refused' };
