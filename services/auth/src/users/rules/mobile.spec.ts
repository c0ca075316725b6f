import { describe, expect, it } from '@jest/globals';
import { tidyMobile } from './mobile.js';

describe('mobile numbers', () => {
  it('lose the characters between digits', () => {
    expect(tidyMobile(' +91 (98765) 432-10 ')).toBe('+919876543210');
  });

  it('can have digits of any script', () => {
    expect(tidyMobile('+९१ ९८७६५ ४३२१०')).toBe('+919876543210');
  });
});
