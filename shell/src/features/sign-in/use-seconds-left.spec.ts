import { describe, expect, it } from '@jest/globals';
import { secondsLeft } from './use-seconds-left';

describe('secondsLeft', () => {
  it.each([
    [60_000, 0, 60],
    [60_000, 1, 60],
    [60_000, 59_999, 1],
    [60_000, 60_000, 0],
    [60_000, 90_000, 0],
  ])('from %p at %p there are %p', (until, now, left) => {
    expect(secondsLeft(until, now)).toBe(left);
  });
});
