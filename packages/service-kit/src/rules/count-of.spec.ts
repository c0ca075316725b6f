import { describe, expect, it } from '@jest/globals';
import { countOf } from './count-of.js';

describe('countOf', () => {
  it.each([
    [0, '0 tests'],
    [1, '1 test'],
    [2, '2 tests'],
    [150_000, '1,50,000 tests'],
  ])('writes %i with its noun', (count, text) => {
    expect(countOf(count, 'test')).toBe(text);
  });

  it('uses a plural of its own', () => {
    expect(countOf(1, 'entry', 'entries')).toBe('1 entry');
    expect(countOf(3, 'entry', 'entries')).toBe('3 entries');
  });
});
