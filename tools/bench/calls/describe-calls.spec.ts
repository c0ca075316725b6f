import { describe, expect, it } from '@jest/globals';
import { processNames, type ProcessorTimes } from './calls-harness.ts';
import { aboveGoal, type MeasuredCall } from './describe-calls.ts';

/** A call whose time is spent by one process. */
function measured(auth: number, later: number, goalMs?: number): MeasuredCall {
  const processor = Object.fromEntries(processNames.map((name) => [name, 0])) as ProcessorTimes;
  return {
    call: { name: 'profile', ...(goalMs !== undefined && { goalMs }) },
    figures: { processor: { ...processor, auth }, later, empty: 0.2 },
  };
}

describe('aboveGoal', () => {
  it('names a call that takes more than its goal', () => {
    expect(aboveGoal([measured(3.01, 0, 3)])).toEqual(['profile takes 3.01 ms; its goal is 3 ms']);
    expect(aboveGoal([measured(3, 0, 3), measured(30, 30)])).toEqual([]);
  });

  it('counts the work that a call leaves for later', () => {
    expect(aboveGoal([measured(1, 2.5, 3)])).toEqual(['profile takes 3.50 ms; its goal is 3 ms']);
  });
});
