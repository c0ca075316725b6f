import { describe, expect, it } from '@jest/globals';
import { secondsLeft, waitInWords } from './use-seconds-left';

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

describe('waitInWords', () => {
  it.each([
    [1, '1 second'],
    [60, '60 seconds'],
    [119, '119 seconds'],
    [120, '2 minutes'],
    [121, '3 minutes'],
    [3_600, '60 minutes'],
  ])('formats %p seconds as %p', (seconds, words) => {
    expect(waitInWords(seconds)).toBe(words);
  });
});
