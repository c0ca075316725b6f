import type { ProgressPayload } from '../../api/attempt-calls';
import type { DeviceAttempt, DeviceProgress } from '../../store/device-store';
import type { WireResponse } from '../progress-wire';
import type { TimerName, Urgency } from './state';

/** What a write to the device is for. A change or a submit is sent after its write. */
export type WritePurpose = 'record' | 'submit' | Urgency;

/** A record without its end by the wall clock, which the effect runner adds. */
export type RecordToWrite = Omit<DeviceAttempt, 'endsAt'> & { readonly leftMs: number };

/** What the effect runner has to do. */
export type SessionEffect =
  | { readonly type: 'start-timer'; readonly timer: TimerName; readonly delayMs: number }
  /** A timer with exponential backoff and jitter. */
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
  /** The device no longer stores answers: reported as an error. */
  | { readonly type: 'report-device-refused' };
