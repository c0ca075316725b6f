import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { meanPercentile, nameLeaderboard, parseLeaderboard, percentilesOn } from './leaderboard.js';

const values = fc.array(fc.integer({ min: -5, max: 12 }), { maxLength: 60 });

describe('a leaderboard', () => {
  it('gives everyone the percentile of the definition', () => {
    fc.assert(
      fc.property(values, (given) => {
        const entries = given.map((value, index) => ({
          participant: `participant ${index}`,
          value,
        }));
        const found = percentilesOn(entries);
        expect(found.map(({ participant }) => participant).toSorted()).toEqual(
          entries.map(({ participant }) => participant).toSorted(),
        );
        for (const { participant, percentile } of found) {
          const own = entries.find((entry) => entry.participant === participant)?.value ?? 0;
          const notHigher = given.filter((value) => value <= own).length;
          expect(percentile).toBe((100 * notHigher) / given.length);
        }
      }),
    );
  });

  it('is parsed from its name', () => {
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.option(fc.string({ minLength: 1 }), { nil: null }),
        (testId, subject) => {
          expect(parseLeaderboard(nameLeaderboard({ testId, subject }))).toEqual({
            testId,
            subject,
          });
        },
      ),
    );
  });
});

describe('the mean percentile', () => {
  it('is the same for any order, and between the lowest and the highest percentile', () => {
    const percentile = fc
      .tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 300 }))
      .map(([notHigher, more]) => (100 * notHigher) / (notHigher + more));
    fc.assert(
      fc.property(fc.array(percentile, { minLength: 1, maxLength: 40 }), (given) => {
        const mean = meanPercentile(given);
        expect(meanPercentile(given.toReversed())).toBe(mean);
        expect(meanPercentile(given.toSorted((a, b) => a - b))).toBe(mean);
        expect(mean).toBeGreaterThanOrEqual(Math.min(...given) - 1e-6);
        expect(mean).toBeLessThanOrEqual(Math.max(...given) + 1e-6);
      }),
    );
    expect(meanPercentile([])).toBe(0);
  });

  it('is equal for equal means of different percentiles', () => {
    expect(meanPercentile([100 / 3, 200 / 3])).toBe(meanPercentile([50]));
    expect(meanPercentile([100 / 7, 200 / 7, 400 / 7])).toBe(meanPercentile([100 / 3]));
  });
});
