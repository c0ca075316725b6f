import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  ATTEMPT_STATES,
  ENDINGS,
  isFinished,
  judgeAttempt,
  STATE_TABLE,
  type AttemptAction,
  type AttemptState,
} from './attempt-state.js';

const ACTIONS = Object.keys(STATE_TABLE) as AttemptAction[];
const TIMINGS = ['in_time', 'late'] as const;
const DEADLINE = new Date('2026-11-21T06:00:00Z');
const NOW = { in_time: DEADLINE, late: new Date(DEADLINE.getTime() + 60_001) };

function judge<Action extends AttemptAction>(
  action: Action,
  state: AttemptState,
  timing: (typeof TIMINGS)[number],
) {
  return judgeAttempt(action, { state, deadlineAt: DEADLINE }, NOW[timing]);
}

/** The state of an attempt after an outcome, when it was in `state` before. */
function stateAfter(state: AttemptState, outcome: string): AttemptState {
  return outcome in ENDINGS ? ENDINGS[outcome as keyof typeof ENDINGS] : state;
}

describe('the state table', () => {
  it.each([
    ['show_paper', 'in_progress', 'in_time', 'frozen'],
    ['show_paper', 'in_progress', 'late', 'current'],
    ['show_paper', 'submitted', 'in_time', 'current'],
    ['show_paper', 'submitted', 'late', 'current'],
    ['show_paper', 'expired', 'in_time', 'current'],
    ['show_paper', 'expired', 'late', 'current'],
    ['start', 'in_progress', 'in_time', 'resume'],
    ['start', 'in_progress', 'late', 'expire_then_create'],
    ['start', 'submitted', 'in_time', 'create'],
    ['start', 'submitted', 'late', 'create'],
    ['start', 'expired', 'in_time', 'create'],
    ['start', 'expired', 'late', 'create'],
    ['save', 'in_progress', 'in_time', 'take'],
    ['save', 'in_progress', 'late', 'refuse_late'],
    ['save', 'submitted', 'in_time', 'refuse_finished'],
    ['save', 'submitted', 'late', 'refuse_finished'],
    ['save', 'expired', 'in_time', 'refuse_late'],
    ['save', 'expired', 'late', 'refuse_late'],
    ['submit', 'in_progress', 'in_time', 'submit'],
    ['submit', 'in_progress', 'late', 'expire'],
    ['submit', 'submitted', 'in_time', 'keep'],
    ['submit', 'submitted', 'late', 'keep'],
    ['submit', 'expired', 'in_time', 'keep'],
    ['submit', 'expired', 'late', 'keep'],
    ['sweep', 'in_progress', 'in_time', 'leave'],
    ['sweep', 'in_progress', 'late', 'expire'],
    ['sweep', 'submitted', 'in_time', 'leave'],
    ['sweep', 'submitted', 'late', 'leave'],
    ['sweep', 'expired', 'in_time', 'leave'],
    ['sweep', 'expired', 'late', 'leave'],
    ['read_results', 'in_progress', 'in_time', 'refuse_open'],
    ['read_results', 'in_progress', 'late', 'expire_then_show'],
    ['read_results', 'submitted', 'in_time', 'show'],
    ['read_results', 'submitted', 'late', 'show'],
    ['read_results', 'expired', 'in_time', 'show'],
    ['read_results', 'expired', 'late', 'show'],
    ['credit', 'in_progress', 'in_time', 'extend'],
    ['credit', 'in_progress', 'late', 'extend'],
    ['credit', 'submitted', 'in_time', 'leave'],
    ['credit', 'submitted', 'late', 'leave'],
    ['credit', 'expired', 'in_time', 'leave'],
    ['credit', 'expired', 'late', 'leave'],
  ] as const)('%s of an attempt %s, %s: %s', (action, state, timing, outcome) => {
    expect(judge(action, state, timing)).toBe(outcome);
  });

  it('has exactly one outcome for every action, state and timing', () => {
    for (const action of ACTIONS) {
      expect(Object.keys(STATE_TABLE[action]).toSorted()).toEqual(ATTEMPT_STATES.toSorted());
      for (const state of ATTEMPT_STATES) {
        for (const timing of TIMINGS) expect(judge(action, state, timing)).toBeDefined();
      }
    }
  });

  it.each([
    ['submit', 'in_progress', 'in_time', 'submitted'],
    ['submit', 'in_progress', 'late', 'expired'],
    ['sweep', 'in_progress', 'late', 'expired'],
    ['start', 'in_progress', 'late', 'expired'],
    ['read_results', 'in_progress', 'late', 'expired'],
  ] as const)('%s of an attempt %s, %s, leaves it %s', (action, state, timing, after) => {
    expect(stateAfter(state, judge(action, state, timing))).toBe(after);
  });

  it('has no other transition, and none from a finished state', () => {
    const transitions = ACTIONS.flatMap((action) =>
      ATTEMPT_STATES.flatMap((state) =>
        TIMINGS.filter((timing) => stateAfter(state, judge(action, state, timing)) !== state).map(
          (timing) => `${action} ${state} ${timing}`,
        ),
      ),
    );
    expect(transitions.toSorted()).toEqual([
      'read_results in_progress late',
      'start in_progress late',
      'submit in_progress in_time',
      'submit in_progress late',
      'sweep in_progress late',
    ]);
  });

  it('accepts no save after the end, and ends an attempt once, for any order of actions', () => {
    const happenings = fc.array(fc.tuple(fc.constantFrom(...ACTIONS), fc.boolean()), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(happenings, (events) => {
        let state: AttemptState = 'in_progress';
        let ends = 0;
        for (const [action, isLate] of events) {
          const outcome = judge(action, state, isLate ? 'late' : 'in_time');
          if (isFinished(state)) expect(['take', 'extend', 'resume']).not.toContain(outcome);
          const after = stateAfter(state, outcome);
          if (after !== state) ends += 1;
          state = after;
        }
        expect(ends).toBe(isFinished(state) ? 1 : 0);
      }),
    );
  });
});
