import { describe, expect, it } from '@jest/globals';
import { oneLine, shorten } from './shorten.js';

describe('shorten', () => {
  it('leaves a text that is short enough, and ends a longer one in an ellipsis', () => {
    expect(shorten('abcde', 5)).toBe('abcde');
    expect(shorten('abcdef', 5)).toBe('abcd…');
    expect(shorten('', 5)).toBe('');
  });

  it('counts characters, and cuts none in two', () => {
    expect(shorten('😀😀😀', 3)).toBe('😀😀😀');
    expect(shorten('😀😀😀😀', 3)).toBe('😀😀…');
  });
});

describe('oneLine', () => {
  it('has neither line breaks nor control characters', () => {
    expect(oneLine(' a\r\n\tb\u001B[31m c\n')).toBe('a b [31m c');
  });
});
