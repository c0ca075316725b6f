import { parseNumericAnswer } from '@abhyas/web-kit/numeric-answer';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { entryOf, problemOf } from './numeric-entry';

describe('problemOf', () => {
  it.each([
    ['-', 'incomplete'],
    ['−.', 'incomplete'],
    [' + ', 'incomplete'],
    ['1e5', 'exponent'],
    ['1e999', 'exponent'],
    ['2 ×10', 'exponent'],
    ['1,5', 'comma'],
    ['12,34,5', 'comma'],
    ['1'.repeat(21), 'too-long'],
    [`0.${'1'.repeat(40)}`, 'too-long'],
    ['1'.repeat(40), 'too-long'],
    ['abc', 'no-number'],
    ['1.2.3', 'no-number'],
    ['12 N', 'no-number'],
    ['1/2', 'no-number'],
    ['--1', 'no-number'],
  ])('of %s is %s', (text, problem) => {
    expect(parseNumericAnswer(text)).toBeUndefined();
    expect(problemOf(text)).toBe(problem);
  });
});

describe('entryOf', () => {
  it('is the number again when it is read', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?\d{1,20}(\.\d{1,20})?$/), (text) => {
        const value = parseNumericAnswer(text);
        expect(parseNumericAnswer(entryOf(value))).toBe(value);
      }),
    );
  });

  it('is empty without an answer', () => {
    expect(entryOf(undefined)).toBe('');
  });
});
