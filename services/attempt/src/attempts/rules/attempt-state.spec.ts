import { describe, expect, it } from '@jest/globals';
import {
  ATTEMPT_ACTIONS,
  ATTEMPT_STATES,
  isFinished,
  judgeAttempt,
  STATE_TABLE,
} from './attempt-state.js';

const TIMINGS = ['in_time', 'late'] as const;

describe('the table of states', () => {
  it.each([
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
  ] as const)('%s of an attempt %s, %s: %s', (action, state, timing, outcome) => {
    expect(judgeAttempt(action, state, timing)).toBe(outcome);
  });

  it('has an outcome for every action, state and timing, and no more', () => {
    expect(Object.keys(STATE_TABLE).toSorted()).toEqual(ATTEMPT_ACTIONS.toSorted());
    for (const action of ATTEMPT_ACTIONS) {
      expect(Object.keys(STATE_TABLE[action]).toSorted()).toEqual(ATTEMPT_STATES.toSorted());
      for (const state of ATTEMPT_STATES) {
        for (const timing of TIMINGS) expect(judgeAttempt(action, state, timing)).toBeDefined();
      }
    }
  });

  it('never ends an attempt twice', () => {
    for (const state of ATTEMPT_STATES.filter(isFinished)) {
      for (const timing of TIMINGS) {
        expect(judgeAttempt('submit', state, timing)).toBe('keep');
        expect(judgeAttempt('sweep', state, timing)).toBe('leave');
        expect(judgeAttempt('save', state, timing)).not.toBe('take');
      }
    }
  });
});
