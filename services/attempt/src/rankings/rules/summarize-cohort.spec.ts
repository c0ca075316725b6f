import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { summarizeCohort, type SharedMarks } from './summarize-cohort.js';

/** Marks of one student each, in sixtieths of the maximum. */
const marks = fc.array(fc.integer({ min: -20, max: 60 }), { minLength: 1, maxLength: 80 });

function shared(values: readonly number[]): SharedMarks[] {
  return [...Map.groupBy(values, (value) => value)].map(([value, same]) => ({
    rankValue: value / 60,
    participants: same.length,
  }));
}

describe('the cohort of a test', () => {
  it('counts every participant in exactly one range', () => {
    fc.assert(
      fc.property(marks, (values) => {
        const cohort = summarizeCohort(shared(values));
        expect(cohort?.participants).toBe(values.length);
        for (const { from, to, participants } of cohort?.distribution ?? []) {
          const inside = values.filter((value) => {
            // Exact: percent × 60 ÷ 100, all in whole numbers.
            const isBelow = value * 100 < to * 60 || (to === 100 && value === 60);
            return isBelow && (from === null ? value < 0 : value * 100 >= from * 60);
          });
          expect([from, participants]).toEqual([from, inside.length]);
        }
        const ranges = cohort?.distribution ?? [];
        expect(ranges).toHaveLength(values.some((value) => value < 0) ? 11 : 10);
        expect(ranges.reduce((sum, one) => sum + one.participants, 0)).toBe(values.length);
      }),
    );
  });

  it('has the mean of the marks, and the least marks of the best tenth', () => {
    fc.assert(
      fc.property(marks, (values) => {
        const cohort = summarizeCohort(shared(values));
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length / 0.6;
        expect(Math.abs((cohort?.meanMarks ?? NaN) - mean)).toBeLessThan(0.006);
        const best = values.toSorted((a, b) => b - a);
        const least = (best[Math.ceil(values.length / 10) - 1] ?? NaN) / 0.6;
        expect(Math.abs((cohort?.topTenthMarks ?? NaN) - least)).toBeLessThan(0.006);
      }),
    );
  });

  it('is nobody without participants', () => {
    expect(summarizeCohort([])).toBeNull();
  });
});
