import { describe, expect, it } from '@jest/globals';
import { delayAfter } from './next-pass.js';

describe('delayAfter', () => {
  it('doubles from five seconds to a minute', () => {
    expect([1, 2, 3, 4, 5, 1_000].map(delayAfter)).toEqual([5, 10, 20, 40, 60, 60]);
  });
});
