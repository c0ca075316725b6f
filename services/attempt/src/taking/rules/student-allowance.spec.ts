import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allowanceMinutesFor, type StudentAllowance } from './student-allowance.js';

const grant = (testId: string | null, minutes: number, minutesPerHour = 0): StudentAllowance => ({
  testId,
  minutes,
  minutesPerHour,
});

describe('the extra time of a student', () => {
  it('is 0 without a grant, or with a grant for another test', () => {
    expect(allowanceMinutesFor([], 'a', 3600)).toBe(0);
    expect(allowanceMinutesFor([grant('b', 20)], 'a', 3600)).toBe(0);
  });

  it.each([
    [3600, 20],
    [10_800, 60],
    [5400, 30],
    [60, 1],
    [3601, 21],
  ])('with 20 minutes per hour: in a test of %i s it is %i minutes', (duration, minutes) => {
    expect(allowanceMinutesFor([grant(null, 0, 20)], 'a', duration)).toBe(minutes);
  });

  it('adds the fixed minutes to the minutes per hour', () => {
    expect(allowanceMinutesFor([grant(null, 5, 20)], 'a', 7200)).toBe(45);
  });

  it('is the newest grant for the test, else the newest for all tests', () => {
    const newestFirst = [grant(null, 30), grant('a', 0), grant('a', 10), grant(null, 5)];
    expect(allowanceMinutesFor(newestFirst, 'a', 3600)).toBe(0);
    expect(allowanceMinutesFor(newestFirst, 'b', 3600)).toBe(30);
  });

  it('is always a whole number of minutes, rounded up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 600 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 86_400 }),
        (minutes, perHour, duration) => {
          const granted = allowanceMinutesFor([grant(null, minutes, perHour)], 'a', duration);
          const exact = minutes + (perHour * duration) / 3600;
          expect(Number.isInteger(granted)).toBe(true);
          expect(granted).toBeGreaterThanOrEqual(exact);
          expect(granted).toBeLessThan(exact + 1);
        },
      ),
    );
  });
});
