import { describe, expect, it } from '@jest/globals';
import { waitSeconds } from './wait-seconds.js';

describe('the seconds to wait', () => {
  it.each([
    [{ waitMs: 0, overdue: 0 }, 1],
    [{ waitMs: 1, overdue: 0 }, 1],
    [{ waitMs: 1000, overdue: 0 }, 1],
    [{ waitMs: 40_001, overdue: 0 }, 41],
  ])('of %j are %d, never before the turn', (reply, seconds) => {
    expect(waitSeconds(reply, 50, 0.99)).toBe(seconds);
  });

  it('spread those whose turn has passed over the time that all of them need', () => {
    const overdue = { waitMs: 0, overdue: 500 };
    expect(waitSeconds(overdue, 50, 0)).toBe(1);
    expect(waitSeconds(overdue, 50, 0.5)).toBe(5);
    expect(waitSeconds(overdue, 50, 0.999)).toBe(10);
    expect(waitSeconds({ waitMs: 0, overdue: 1_000_000 }, 50, 0.999)).toBe(30);
  });
});
