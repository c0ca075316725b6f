import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseMath } from './parse-math';

describe('parseMath', () => {
  it('finds inline and display formulas', () => {
    expect(parseMath('If \\(x^2 = 4\\), then \\[x = \\pm 2\\] holds')).toEqual([
      { kind: 'text', value: 'If ', source: 'If ' },
      { kind: 'inline', value: 'x^2 = 4', source: '\\(x^2 = 4\\)' },
      { kind: 'text', value: ', then ', source: ', then ' },
      { kind: 'display', value: 'x = \\pm 2', source: '\\[x = \\pm 2\\]' },
      { kind: 'text', value: ' holds', source: ' holds' },
    ]);
  });

  it.each(['costs $5 or $6', '<b>a</b> < b', 'open \\(x only', '\\) \\( backwards', ''])(
    'leaves %j as text',
    (text) => {
      expect(parseMath(text).every(({ kind }) => kind === 'text')).toBe(true);
    },
  );

  it('loses nothing', () => {
    const piece = fc.constantFrom('\\(', '\\)', '\\[', '\\]', 'x', ' ', '$', '<i>', '\n');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(
          parseMath(text)
            .map(({ source }) => source)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
