import { describe, expect, it } from '@jest/globals';
import { delayAfter } from './next-pass.js';

describe('delayAfter', () => {
  it('doubles from five seconds to ten minutes', () => {
    expect([1, 2, 3, 7, 8, 9, 1_000].map(delayAfter)).toEqual([5, 10, 20, 320, 600, 600, 600]);
  });
});
