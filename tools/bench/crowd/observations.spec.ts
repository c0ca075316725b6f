import { describe, expect, it } from '@jest/globals';
import { Observations, percentile } from './observations.ts';

describe('what a crowd has seen', () => {
  it('counts failures, and names the first', () => {
    const seen = new Observations();
    expect([seen.hasFailures, seen.describeFailures()]).toEqual([false, 'none']);
    seen.noteFailure('start', 503);
    seen.noteFailure('save', 0);
    seen.noteFailure('start', 503);
    expect(seen.hasFailures).toBe(true);
    expect(seen.describeFailures()).toBe(
      '2 × start 503, 1 × save without a response; first: start 503',
    );
  });

  it('finds the busiest second', () => {
    const seen = new Observations();
    expect(seen.mostInASecond).toBe(0);
    seen.starts.push(0, 999, 1000, 1500, 1999, 5000);
    expect(seen.mostInASecond).toBe(3);
  });

  it('reads percentiles by nearest rank', () => {
    const values = [3, 1, 2, 4];
    expect([50, 75, 99].map((percent) => percentile(values, percent))).toEqual([2, 3, 4]);
    expect(percentile([], 50)).toBe(0);
  });
});
