import { describe, expect, it } from '@jest/globals';
import { slowdownFor } from './slowdown.js';

describe('slowdown', () => {
  it.each([
    [1, 0],
    [5, 0],
    [6, 200],
    [10, 1_000],
    [1_000, 2_000],
  ])('after %i tries is %i ms', (tries, expected) => {
    expect(slowdownFor(tries, 200)).toBe(expected);
  });
});
