import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addMarks, compareMarks, marksOf, readMarks, timesMarks, writeMarks } from './marks.js';

const arbitraryText = fc
  .tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 99 }))
  .map(([top, bottom]) => `${top}/${bottom}`);

const valueOf = (text: string) => {
  const [top = '', bottom = '1'] = text.split('/');
  return Number(top) / Number(bottom);
};

describe('marks', () => {
  it('are written in lowest terms, and read as they were written', () => {
    expect(['4', '-2/6', '0/9', '12/4'].map((text) => writeMarks(marksOf(text)))).toEqual([
      ...['4', '-1/3', '0', '3'],
    ]);
    fc.assert(
      fc.property(arbitraryText, (text) => {
        const marks = marksOf(text);
        expect(readMarks(writeMarks(marks))).toEqual(marks);
      }),
    );
  });

  it('add up exactly', () => {
    expect(writeMarks(timesMarks(marksOf('-1/3'), 3))).toBe('-1');
    fc.assert(
      fc.property(arbitraryText, arbitraryText, fc.nat(300), (one, other, count) => {
        const sum = addMarks(marksOf(one), timesMarks(marksOf(other), count));
        expect(valueOf(writeMarks(sum))).toBeCloseTo(valueOf(one) + valueOf(other) * count, 6);
      }),
    );
  });

  it('have the order of their values', () => {
    fc.assert(
      fc.property(arbitraryText, arbitraryText, (one, other) => {
        expect(compareMarks(marksOf(one), marksOf(other))).toBe(
          Math.sign(valueOf(one) - valueOf(other)),
        );
      }),
    );
  });

  it.each(['', '1.5', '1/0', '1/-3', 'one', ' 1', '+1', '1e3', '999999'])('are not %j', (text) => {
    expect(readMarks(text)).toBeUndefined();
    expect(() => marksOf(text)).toThrow(RangeError);
  });
});
