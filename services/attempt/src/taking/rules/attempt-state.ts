import { timingOf, type Timing } from './attempt-clock.js';

/** Every state of an attempt. The two finished states are final: see ENDINGS. */
export const ATTEMPT_STATES = ['in_progress', 'submitted', 'expired'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];
export type FinishedState = Exclude<AttemptState, 'in_progress'>;

interface AttemptOutcomes {
  /** Which paper the student sees: `frozen` is the open attempt's own, `current` the newest. */
  show_paper: 'frozen' | 'current';
  /** `resume` the open attempt, `create` a new one, or `expire_then_create`. */
  start: 'resume' | 'create' | 'expire_then_create';
  save: 'take' | 'refuse_finished' | 'refuse_late';
  submit: 'submit' | 'expire' | 'keep';
  sweep: 'leave' | 'expire';
  read_results: 'refuse_open' | 'expire_then_show' | 'show';
  /** An operator grants more time. Graded attempts do not change. */
  credit: 'extend' | 'leave';
}

export type AttemptAction = keyof AttemptOutcomes;

type StateTable = {
  readonly [Action in AttemptAction]: {
    readonly [State in AttemptState]: Readonly<Record<Timing, AttemptOutcomes[Action]>>;
  };
};

const always = <Outcome>(outcome: Outcome): Record<Timing, Outcome> => ({
  in_time: outcome,
  late: outcome,
});

/** The only table of states and transitions: no other code decides what a state allows. */
export const STATE_TABLE: StateTable = {
  show_paper: {
    in_progress: { in_time: 'frozen', late: 'current' },
    submitted: always('current'),
    expired: always('current'),
  },
  start: {
    in_progress: { in_time: 'resume', late: 'expire_then_create' },
    submitted: always('create'),
    expired: always('create'),
  },
  save: {
    in_progress: { in_time: 'take', late: 'refuse_late' },
    submitted: always('refuse_finished'),
    expired: always('refuse_late'),
  },
  submit: {
    in_progress: { in_time: 'submit', late: 'expire' },
    submitted: always('keep'),
    expired: always('keep'),
  },
  sweep: {
    in_progress: { in_time: 'leave', late: 'expire' },
    submitted: always('leave'),
    expired: always('leave'),
  },
  read_results: {
    in_progress: { in_time: 'refuse_open', late: 'expire_then_show' },
    submitted: always('show'),
    expired: always('show'),
  },
  credit: {
    // A late attempt that is not graded yet became late because of the outage itself.
    in_progress: always('extend'),
    submitted: always('leave'),
    expired: always('leave'),
  },
};

/** The transitions: which outcomes end an attempt, and how. Other outcomes do not change its state. */
export const ENDINGS = {
  submit: 'submitted',
  expire: 'expired',
  expire_then_create: 'expired',
  expire_then_show: 'expired',
} as const satisfies Readonly<Partial<Record<AttemptOutcomes[AttemptAction], FinishedState>>>;

/** The outcome of `action` on an attempt at `now`. */
export function judgeAttempt<Action extends AttemptAction>(
  action: Action,
  { state, deadlineAt }: { readonly state: AttemptState; readonly deadlineAt: Date },
  now: Date,
): AttemptOutcomes[Action] {
  return STATE_TABLE[action][state][timingOf(deadlineAt, now)];
}

export function isFinished(state: AttemptState): state is FinishedState {
  return state !== 'in_progress';
}
