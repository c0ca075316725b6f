import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  rankAmong,
  truncateToTwoDecimals,
  withoutOwnEntry,
  type OthersCount,
} from './ranking-entry.js';

const values = fc.array(fc.integer({ min: -20, max: 100 }), { maxLength: 60 });
const value = fc.integer({ min: -20, max: 100 });

/** The counts of the repository's query. */
function countOthers(own: number, others: readonly number[]): OthersCount {
  const higher = others.filter((one) => one > own).length;
  return { higher, notHigher: others.length - higher };
}

describe('percentile and rank', () => {
  it('follow their definitions', () => {
    fc.assert(
      fc.property(value, values, (own, others) => {
        const { rank, participants, percentile } = rankAmong(countOthers(own, others));
        const all = [own, ...others];
        expect(participants).toBe(all.length);
        expect(rank).toBe(1 + all.filter((one) => one > own).length);
        const notHigher = all.filter((one) => one <= own).length;
        expect(percentile).toBe(Math.floor((10_000 * notHigher) / all.length) / 100);
      }),
    );
  });

  it('stay within their limits; the best participant has 100 and rank 1', () => {
    fc.assert(
      fc.property(value, values, (own, others) => {
        const { rank, participants, percentile } = rankAmong(countOthers(own, others));
        expect(rank).toBeGreaterThanOrEqual(1);
        expect(rank).toBeLessThanOrEqual(participants);
        expect(percentile).toBeGreaterThan(0);
        expect(percentile).toBeLessThanOrEqual(100);
        expect(rank === 1).toBe(percentile === 100);
      }),
    );
  });

  it('count a participant once whose first attempt is one of the others', () => {
    fc.assert(
      fc.property(value, value, values, (own, first, others) => {
        const exact = rankAmong(countOthers(own, others));
        const unknown = rankAmong(withoutOwnEntry(countOthers(own, [first, ...others])));
        expect(unknown.participants).toBe(exact.participants);
        // Exact unless the first one was higher: then up to one place worse, and never better.
        expect(unknown.rank - exact.rank).toBeGreaterThanOrEqual(0);
        expect(unknown.rank - exact.rank).toBeLessThanOrEqual(first > own ? 1 : 0);
      }),
    );
    expect(withoutOwnEntry({ notHigher: 0, higher: 0 })).toEqual({ notHigher: 0, higher: 0 });
  });

  it('are shown so that "Top n%" is right for any number of participants', () => {
    const topOf = (percentile: number): number => Math.max(1, Math.ceil(100 - percentile));
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (notHigher, higher) => {
        const { rank, participants, percentile } = rankAmong({ notHigher, higher });
        expect(rank === 1).toBe(percentile === 100);
        // With integers only: ⌈100 − 100 (notHigher + 1) ÷ participants⌉.
        expect(topOf(percentile)).toBe(Math.max(1, Math.ceil((100 * higher) / participants)));
      }),
    );
    expect(truncateToTwoDecimals(57.3)).toBe(57.3);
    expect(truncateToTwoDecimals(90.995)).toBe(90.99);
  });

  it('are the same for equal values, and not worse for a higher value', () => {
    fc.assert(
      fc.property(value, value, values, (a, b, others) => {
        const first = rankAmong(countOthers(a, [b, ...others]));
        const second = rankAmong(countOthers(b, [a, ...others]));
        expect(Math.sign(a - b) || 0).toBe(Math.sign(second.rank - first.rank) || 0);
      }),
    );
  });
});
