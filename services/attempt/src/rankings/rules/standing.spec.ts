import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { standingAmong, type OthersCount } from './standing.js';

const values = fc.array(fc.integer({ min: -20, max: 100 }), { maxLength: 60 });
const value = fc.integer({ min: -20, max: 100 });

/** What the repository's query counts. */
function countOthers(own: number, others: readonly number[]): OthersCount {
  const more = others.filter((one) => one > own).length;
  return { more, noMore: others.length - more };
}

describe('percentile and rank', () => {
  it('follow their definitions', () => {
    fc.assert(
      fc.property(value, values, (own, others) => {
        const { rank, takers, percentile } = standingAmong(countOthers(own, others));
        const all = [own, ...others];
        expect(takers).toBe(all.length);
        expect(rank).toBe(1 + all.filter((one) => one > own).length);
        expect(percentile).toBeCloseTo(
          (100 * all.filter((one) => one <= own).length) / all.length,
          2,
        );
      }),
    );
  });

  it('stay in their bounds; the best has 100 and rank 1', () => {
    fc.assert(
      fc.property(value, values, (own, others) => {
        const { rank, takers, percentile } = standingAmong(countOthers(own, others));
        expect(rank).toBeGreaterThanOrEqual(1);
        expect(rank).toBeLessThanOrEqual(takers);
        expect(percentile).toBeGreaterThan(0);
        expect(percentile).toBeLessThanOrEqual(100);
        expect(rank === 1).toBe(percentile === 100);
      }),
    );
  });

  it('give equal values one rank and a higher value no worse one', () => {
    fc.assert(
      fc.property(value, value, values, (a, b, others) => {
        const first = standingAmong(countOthers(a, [b, ...others]));
        const second = standingAmong(countOthers(b, [a, ...others]));
        expect(Math.sign(a - b) || 0).toBe(Math.sign(second.rank - first.rank) || 0);
      }),
    );
  });
});
