import { describe, expect, it } from '@jest/globals';

import { pauseAfter } from './next-pass.js';

describe('pauseAfter', () => {
  it('doubles from five seconds to ten minutes', () => {
    expect([1, 2, 3, 7, 8, 9, 1_000].map(pauseAfter)).toEqual([5, 10, 20, 320, 600, 600, 600]);
  });
});
