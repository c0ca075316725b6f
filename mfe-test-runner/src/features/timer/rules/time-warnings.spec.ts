import { describe, expect, it } from '@jest/globals';
import { dueWarning } from './time-warnings';

describe('dueWarning', () => {
  it.each([
    [1801, 1800, 30],
    [1800, 1799, undefined],
    [301, 300, 5],
    [61, 60, 1],
    [1801, 290, 5],
    [1801, 30, 1],
    [3600, 3599, undefined],
    [60, 59, undefined],
    [100, 400, undefined],
  ])('from %p to %p seconds warns of %p minutes', (before, after, minutes) => {
    expect(dueWarning(before, after)).toBe(minutes);
  });

  it.each([
    [1801, 1800, undefined],
    [301, 300, 5],
    [61, 60, 1],
    [0, 1200, undefined],
  ])('of a section, from %p to %p seconds, warns of %p minutes', (before, after, minutes) => {
    expect(dueWarning(before, after, 'section')).toBe(minutes);
  });
});
