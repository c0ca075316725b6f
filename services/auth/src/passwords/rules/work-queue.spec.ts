import { describe, expect, it } from '@jest/globals';
import { estimateWait, updateMean } from './work-queue.js';

describe('the wait in a queue', () => {
  it.each([
    [{ queued: 0, concurrency: 2, msPerJob: 45 }, 0],
    [{ queued: 1, concurrency: 2, msPerJob: 45 }, 0],
    [{ queued: 2, concurrency: 2, msPerJob: 45 }, 45],
    [{ queued: 100, concurrency: 2, msPerJob: 45 }, 2_250],
    [{ queued: 100, concurrency: 4, msPerJob: 45 }, 1_125],
    [{ queued: 40, concurrency: 2, msPerJob: 150 }, 3_000],
  ])('of %j is %i ms', (queue, expected) => {
    expect(estimateWait(queue)).toBe(expected);
  });
});

describe('the mean duration', () => {
  it('follows many values, not a single outlier', () => {
    expect(updateMean(40, 120)).toBe(50);
    const slow = Array.from({ length: 30 }).reduce<number>((ms) => updateMean(ms, 150), 45);
    expect(slow).toBeGreaterThan(145);
    expect(slow).toBeLessThanOrEqual(150);
  });
});
