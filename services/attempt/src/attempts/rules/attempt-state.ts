/** Every state an attempt can be in. Nothing leads out of the two finished ones: see ENDINGS. */
export const ATTEMPT_STATES = ['in_progress', 'submitted', 'expired'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];
export type FinishedState = Exclude<AttemptState, 'in_progress'>;

/** `late` means more than the grace of 60 s after the deadline (see attempt-clock). */
export type Timing = 'in_time' | 'late';

export const ATTEMPT_ACTIONS = [
  'show_paper',
  'start',
  'save',
  'submit',
  'sweep',
  'read_results',
  'credit',
] as const;
export type AttemptAction = (typeof ATTEMPT_ACTIONS)[number];

export interface AttemptOutcomes {
  /** Which paper the student sees before or between starts: the attempt's own, or the newest. */
  show_paper: 'sealed' | 'current';
  /** `resume` the open attempt, `create` a new one, or `expire_then_create`. */
  start: 'resume' | 'create' | 'expire_then_create';
  save: 'take' | 'refuse_finished' | 'refuse_late';
  submit: 'submit' | 'expire' | 'keep';
  sweep: 'leave' | 'expire';
  read_results: 'refuse_open' | 'expire_then_show' | 'show';
  /** An operator grants more time: what is graded stays graded. */
  credit: 'extend' | 'leave';
}

type StateTable = {
  readonly [Action in AttemptAction]: {
    readonly [State in AttemptState]: Readonly<Record<Timing, AttemptOutcomes[Action]>>;
  };
};

const always = <Outcome>(outcome: Outcome): Record<Timing, Outcome> => ({
  in_time: outcome,
  late: outcome,
});

/** The one table of states and transitions; no other place decides what a state allows. */
export const STATE_TABLE: StateTable = {
  show_paper: {
    in_progress: { in_time: 'sealed', late: 'current' },
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
    // A late attempt that nobody graded yet is one that the outage itself made late.
    in_progress: always('extend'),
    submitted: always('leave'),
    expired: always('leave'),
  },
};

/** The transitions: what ends an attempt, and how. Every other outcome leaves its state as it is. */
export const ENDINGS = {
  submit: 'submitted',
  expire: 'expired',
  expire_then_create: 'expired',
  expire_then_show: 'expired',
} as const satisfies Readonly<Partial<Record<AttemptOutcomes[AttemptAction], FinishedState>>>;

/** What `action` does to an attempt in `state` at that time. */
export function judgeAttempt<Action extends AttemptAction>(
  action: Action,
  state: AttemptState,
  timing: Timing,
): AttemptOutcomes[Action] {
  return STATE_TABLE[action][state][timing];
}

/** The state in which an outcome leaves an attempt that was in `state`. */
export function stateAfter(
  state: AttemptState,
  outcome: AttemptOutcomes[AttemptAction],
): AttemptState {
  return outcome in ENDINGS ? ENDINGS[outcome as keyof typeof ENDINGS] : state;
}

export function isFinished(state: AttemptState): state is FinishedState {
  return state !== 'in_progress';
}
