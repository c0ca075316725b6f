import { describe, expect, it } from '@jest/globals';
import { waitingTime } from './waiting-time.js';

describe('waiting time', () => {
  it.each([
    [0, '1 second'],
    [1, '1 second'],
    [45, '45 seconds'],
    [90, '90 seconds'],
    [91, '2 minutes'],
    [720, '12 minutes'],
    [721, '13 minutes'],
    [3_600, '60 minutes'],
    [5_401, '2 hours'],
  ])('of %d seconds is %s', (seconds, text) => {
    expect(waitingTime(seconds)).toBe(text);
  });
});
