import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanText, isUnshowable } from './clean-text.js';

describe('cleanText', () => {
  it.each([
    ['  a \r\n b  ', 'a \n b'],
    ['\frac{1}{2}', '\\frac{1}{2}'],
    ['$f:S \rightarrow S$ is onto', '\\(f:S \\rightarrow S\\) is onto'],
    ['a \times b', 'a \\times b'],
    ['to create\u0085', 'to create…'],
    ['Use <b>bold</b> &amp; pay $5', 'Use <b>bold</b> &amp; pay $5'],
    ['a\tb', 'a\tb'],
  ])('converts %j to %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('is idempotent', () => {
    const piece = fc.oneof(
      fc.constantFrom('$', '\\$', '\\', '5', ' ', 'x', '=', '\\(', '\\)', '\r', '\n', 'rac{', '^'),
      fc.constantFrom(
        '\\%',
        '%',
        '\\ce{',
        '}',
        '\\begin{tabular}{c}',
        '\\end{tabular}',
        '&',
        '\\\\',
      ),
      fc.constantFrom(
        '\\begin{itemize}',
        '\\item',
        '\\end{itemize}',
        '\\begin{center}',
        '\\end{center}',
      ),
      fc.string({ unit: 'grapheme', maxLength: 5 }),
    );
    const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (any) => {
        const clean = cleanText(any);
        expect(cleanText(clean)).toBe(clean);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['\\$5+x$ 6', '\\(\\$\\)5+x$ 6'],
    ['a\rrac{1}{2}', 'a\\frac{1}{2}'],
  ])('needs only one round for %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});

describe('isUnshowable', () => {
  it.each(['a\u0000b', 'half \ud800 character', '\u001b[31m'])('is true for %j', (text) => {
    expect(isUnshowable(text)).toBe(true);
  });

  it('is false for other text', () => {
    expect(isUnshowable('प्रश्न\n\t∑ 😀')).toBe(false);
  });
});
