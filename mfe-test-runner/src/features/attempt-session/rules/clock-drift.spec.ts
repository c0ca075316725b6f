import { describe, expect, it } from '@jest/globals';
import { clockDrift } from './clock-drift';

describe('clockDrift', () => {
  const before = { wall: 1_700_000_000_000, page: 5_000 };

  it.each([
    ['both clocks go on', 60_000, 60_000, 0],
    ['the wall clock is corrected a little', 3_000, 1_000, 0],
    ['the device sleeps', 600_000, 1_000, 599_000],
    ['the wall clock is set back', -3_599_000, 1_000, -3_600_000],
  ])('when %s: %i and %i ms', (_, wall, page, drift) => {
    expect(clockDrift(before, { wall: before.wall + wall, page: before.page + page })).toBe(drift);
  });
});
