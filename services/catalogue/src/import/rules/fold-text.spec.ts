import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryText } from '../testing/arbitrary-draft.js';
import { foldKeepingIndentation, foldText } from './fold-text.js';

describe('foldText', () => {
  it.each([
    ['a\n\nb', 'a b'],
    ['a\nb', 'a b'],
    ['a  b', 'a b'],
    ['a\u00a0b', 'a b'],
    ['a\tb', 'a b'],
    ['a \n b ', 'a b'],
    ['a\r\nb\u2028c\u3000d', 'a b c d'],
    ['a b', 'a b'],
    ['ab', 'ab'],
    [' \n', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is equal only for texts that differ only in white space', () => {
    const blank = fc.constantFrom(' ', '\n', '\n\n', '\t', '\u00a0', '  \n    ');
    fc.assert(
      fc.property(arbitraryText, fc.array(blank, { minLength: 1 }), (text, blanks) => {
        let next = 0;
        const other = text.replace(/\s+/g, () => blanks[(next += 1) % blanks.length] ?? ' ');
        expect(foldText(other)).toBe(foldText(text));
        expect(foldText(text).replaceAll(' ', '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});

describe('foldKeepingIndentation', () => {
  it.each([
    ['if a:\n  b\nc', 'if a:\n  b c'],
    ['if a:\n\tb', 'if a:\n    b'],
    ['if a:\n\n\u00a0\u00a0b', 'if a:\n  b'],
    ['a\n\nb', 'a b'],
    ['a  b ', 'a b'],
    ['  a\n  b', 'a\n  b'],
  ])('folds %j to %j', (text, folded) => {
    expect(foldKeepingIndentation(text)).toBe(folded);
  });

  it('distinguishes everything that foldText does, and more', () => {
    fc.assert(
      fc.property(arbitraryText, (text) => {
        expect(foldText(foldKeepingIndentation(text))).toBe(foldText(text));
      }),
    );
  });
});
