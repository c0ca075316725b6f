import { describe, expect, it } from '@jest/globals';

import { learnFrom, waitIn } from './waiting-line.js';

describe('the wait in a line', () => {
  it.each([
    [{ ahead: 0, atOnce: 2, msEach: 45 }, 0],
    [{ ahead: 1, atOnce: 2, msEach: 45 }, 0],
    [{ ahead: 2, atOnce: 2, msEach: 45 }, 45],
    [{ ahead: 100, atOnce: 2, msEach: 45 }, 2_250],
    [{ ahead: 100, atOnce: 4, msEach: 45 }, 1_125],
    [{ ahead: 40, atOnce: 2, msEach: 150 }, 3_000],
  ])('of %j is %i ms', (line, expected) => {
    expect(waitIn(line)).toBe(expected);
  });
});

describe('what one takes', () => {
  it('is learnt from many, not from one that was held up', () => {
    expect(learnFrom(40, 120)).toBe(50);
    const slow = Array.from({ length: 30 }).reduce<number>((ms) => learnFrom(ms, 150), 45);
    expect(slow).toBeGreaterThan(145);
    expect(slow).toBeLessThanOrEqual(150);
  });
});
