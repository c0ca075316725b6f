import { describe, expect, it } from '@jest/globals';
import { isDue } from './refresh.js';

describe('the update of an overall ranking with a changed leaderboard', () => {
  it.each([
    ['never counted', { participants: 1_000_000, refreshedAt: null }, true],
    ['small', { participants: 200, refreshedAt: 10_000 }, true],
    ['large and just counted', { participants: 5000, refreshedAt: 10_000 - 4999 }, false],
    ['large and counted a while ago', { participants: 5000, refreshedAt: 10_000 - 5000 }, true],
  ])('is decided for one that is %s', (_which, leaderboard, expected) => {
    expect(isDue(leaderboard, 10_000)).toBe(expected);
  });
});
