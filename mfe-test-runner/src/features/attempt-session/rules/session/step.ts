import type { ProgressPayload, WireResponse } from '../../api/attempt.types';
import type { DeviceAttempt, DeviceProgress } from '../../store/device-store';
import type { SessionState, TimerName, Urgency } from './state';

/** What a write to the device is for. A change or a submit is sent after its write. */
export type WritePurpose = 'record' | 'submit' | Urgency;

/** A record without its ends by the wall clock, which the session adds. */
export type RecordToWrite = Omit<DeviceAttempt, 'endsAt' | 'sectionEndsAt'> & {
  readonly leftMs: number;
  /** Of locked sections: until the end of each. */
  readonly sectionsLeftMs: readonly number[];
};

/** What the session has to do. */
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
  | { readonly type: 'acquire-lock' }
  | { readonly type: 'release-lock' }
  /** The device no longer stores answers: reported as an error. */
  | { readonly type: 'report-device-refused' };

/** A new state and the effects to perform. */
export interface Step {
  readonly state: SessionState;
  readonly effects: readonly SessionEffect[];
}

/** A pure function from a state to the next state and its effects. Transitions are composed. */
export type Transition = (state: SessionState) => Step;

export const noChange: Transition = (state) => ({ state, effects: [] });

/** Runs transitions in order, each on the state that the previous one returned. */
export function sequence(...transitions: readonly Transition[]): Transition {
  return (first) => {
    const effects: SessionEffect[] = [];
    let state = first;
    for (const transition of transitions) {
      const step = transition(state);
      effects.push(...step.effects);
      state = step.state;
    }
    return { state, effects };
  };
}

/** A transition that depends on the current state. */
export function withState(choose: (state: SessionState) => Transition): Transition {
  return (state) => choose(state)(state);
}

export function when(
  holds: (state: SessionState) => boolean,
  ...transitions: readonly Transition[]
): Transition {
  return withState((state) => (holds(state) ? sequence(...transitions) : noChange));
}

export function perform(...effects: readonly SessionEffect[]): Transition {
  return (state) => ({ state, effects });
}

export function assign(part: Partial<SessionState>): Transition {
  return (state) => ({ state: { ...state, ...part }, effects: [] });
}

/** Changes some fields of one slice of the state. */
export function patch<Slice extends 'clock' | 'timers' | 'device' | 'saves'>(
  slice: Slice,
  part: Partial<SessionState[Slice]>,
): Transition {
  return (state) => ({ state: { ...state, [slice]: { ...state[slice], ...part } }, effects: [] });
}
