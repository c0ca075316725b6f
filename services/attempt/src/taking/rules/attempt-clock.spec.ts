import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  deadlineOf,
  earliestOpenDeadline,
  elapsedSeconds,
  finishOf,
  remainingSeconds,
  timingOf,
} from './attempt-clock.js';

const START = new Date('2026-11-21T06:00:00.000Z');
const after = (ms: number): Date => new Date(START.getTime() + ms);

describe('the attempt’s clock', () => {
  it('puts the deadline at start + duration + allowance', () => {
    expect(deadlineOf(START, 3600, 0)).toEqual(after(3_600_000));
    expect(deadlineOf(START, 3600, 20)).toEqual(after(4_800_000));
  });

  it.each([
    [-2000, 'in_time', 2],
    [0, 'in_time', 0],
    [59_000, 'in_time', 0],
    [60_000, 'in_time', 0],
    [60_001, 'late', 0],
    [61_000, 'late', 0],
  ])('at deadline %i ms the timing is %s, with %i s left', (offset, timing, remaining) => {
    expect(timingOf(START, after(offset))).toBe(timing);
    expect(remainingSeconds(START, after(offset))).toBe(remaining);
  });

  it('uses the same limit for the timing and for the database query', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (offset) => {
        const now = after(offset);
        expect(timingOf(START, now) === 'late').toBe(START < earliestOpenDeadline(now));
      }),
    );
  });

  it('never finishes after the deadline and rounds seconds up', () => {
    expect(finishOf(after(1000), after(59_000))).toEqual(after(1000));
    expect(finishOf(after(1000), after(999))).toEqual(after(999));
    expect(elapsedSeconds(START, after(100_001))).toBe(101);
    expect(elapsedSeconds(START, after(100_000))).toBe(100);
    expect(elapsedSeconds(START, after(-5))).toBe(0);
  });
});
