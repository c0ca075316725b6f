import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isSuspect, itemStatistics } from './item-statistics.js';

const participants = fc.array(
  fc.record({ mark: fc.constantFrom(1, 0, -1 / 3), rest: fc.integer({ min: -10, max: 40 }) }),
  { maxLength: 40 },
);

/** The covariances for every order of the second list. */
function orders(values: readonly number[]): number[][] {
  if (values.length <= 1) return [[...values]];
  return values.flatMap((value, index) =>
    orders(values.toSpliced(index, 1)).map((others) => [value, ...others]),
  );
}

function covariance(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return mean(a.map((value, index) => value * (b[index] ?? 0))) - mean(a) * mean(b);
}

describe('item statistics', () => {
  it('equal a calculation by hand', () => {
    const found = itemStatistics([1, 0, 1, 0], [6, 3, 2.5, 2.5]);
    expect(found.participants).toBe(4);
    expect(found.facility).toBe(50);
    // Means 0.5 and 3.5, covariance 0.375, standard deviations 0.5 and √2.125.
    expect(found.discrimination).toBeCloseTo((100 * 0.375) / (0.5 * Math.sqrt(2.125)), 10);
    // The maximum: right answers by the participants with 6 and 3, covariance 0.5.
    expect(found.efficiency).toBeCloseTo(75, 10);
    expect(isSuspect(found)).toBe(false);
    expect(isSuspect(itemStatistics([1, 0], [2, 5]))).toBe(true);
  });

  it('do not flag questions without covariance', () => {
    const third = -1 / 3;
    const found = itemStatistics([0, third, 1, 1, 0], [1, 5, 5, 3, 5]);
    expect(found.discrimination).toBe(0);
    expect(isSuspect(found)).toBe(false);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(1, 0, third), { minLength: 1, maxLength: 12 }),
        fc.array(fc.integer({ min: -10, max: 40 }), { minLength: 1, maxLength: 12 }),
        (marks, rests) => {
          // Every mark with every rest: the two are independent.
          const all = marks.flatMap((mark) => rests.map((rest) => ({ mark, rest })));
          const none = itemStatistics(
            all.map(({ mark }) => mark),
            all.map(({ rest }) => rest),
          );
          expect(none.discrimination ?? 0).toBe(0);
        },
      ),
    );
  });

  it('follow their definitions', () => {
    const few = fc.array(
      fc.record({ mark: fc.constantFrom(1, 0, -1 / 3), rest: fc.integer({ min: -3, max: 9 }) }),
      { minLength: 2, maxLength: 6 },
    );
    fc.assert(
      fc.property(few, (given) => {
        const marks = given.map(({ mark }) => mark);
        const rests = given.map(({ rest }) => rest);
        const { facility, efficiency, discrimination } = itemStatistics(marks, rests);
        expect(facility).toBeCloseTo(
          (100 * marks.reduce((sum, mark) => sum + mark, 0)) / marks.length,
        );
        const isDefined = new Set(marks).size > 1 && new Set(rests).size > 1;
        expect(discrimination !== null).toBe(isDefined);
        if (efficiency === null) return;
        const greatest = Math.max(...orders(rests).map((order) => covariance(marks, order)));
        expect(efficiency).toBeCloseTo((100 * covariance(marks, rests)) / greatest, 6);
      }),
      { numRuns: 60 },
    );
  });

  it('stay within their limits and do not depend on order or scale', () => {
    fc.assert(
      fc.property(
        participants,
        fc.integer({ min: 1, max: 9 }),
        fc.nat(20),
        (given, scale, shift) => {
          const marks = given.map(({ mark }) => mark);
          const rests = given.map(({ rest }) => rest);
          const found = itemStatistics(marks, rests);
          const { discrimination, efficiency } = found;
          if (discrimination === null || efficiency === null) return;
          expect(Math.abs(discrimination)).toBeLessThanOrEqual(100);
          expect(efficiency).toBeLessThanOrEqual(100);
          expect(Math.sign(Math.round(discrimination * 1e6))).toBe(
            Math.sign(Math.round(efficiency * 1e6)),
          );
          const other = itemStatistics(
            marks.toReversed(),
            rests.toReversed().map((rest) => rest * scale + shift),
          );
          expect(other.discrimination).toBeCloseTo(discrimination, 6);
          expect(other.efficiency).toBeCloseTo(efficiency, 6);
        },
      ),
    );
  });

  it('are null when they are undefined', () => {
    expect(itemStatistics([], [])).toEqual({
      participants: 0,
      facility: null,
      discrimination: null,
      efficiency: null,
    });
    expect(itemStatistics([1, 1, 1], [3, 4, 5])).toMatchObject({
      facility: 100,
      discrimination: null,
    });
    expect(itemStatistics([1, 0, 1], [4, 4, 4])).toMatchObject({ efficiency: null });
    expect(isSuspect(itemStatistics([1], [4]))).toBe(false);
  });
});
