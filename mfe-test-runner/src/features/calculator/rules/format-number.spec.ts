import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calculate } from './calculate';
import { formatNumber } from './format-number';

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [0.1 + 0.2, '0.3'],
    [-1.5, '−1.5'],
    [1 / 3, '0.333333333333'],
    [123_456_789_012, '123456789012'],
    [1e12, '1E12'],
    [1.5e20, '1.5E20'],
    [1e-7, '0.0000001'],
    [2.5e-7, '0.00000025'],
    [-1.25e-8, '−1.25E−8'],
    [0.999_999_999_999_9, '1'],
  ])('%d is %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('can be calculated with again', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        fc.pre(Math.abs(value) < 1e308);
        const again = calculate(formatNumber(value), 'degree');
        if (!('value' in again)) throw new Error(again.problem.kind);
        expect(Math.abs(again.value - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-11);
      }),
    );
  });
});
