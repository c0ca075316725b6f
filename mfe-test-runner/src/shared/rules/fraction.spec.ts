import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addFractions, compareFractions, decimalText, parseFraction } from './fraction';

describe('fractions', () => {
  it.each([
    ['1/3', '1/3', '0.67'],
    ['1/3', '2/3', '1'],
    ['-1/3', '4', '3.67'],
    ['0', '0', '0'],
    ['-1/2', '-1/2', '-1'],
  ])('%s + %s is %s', (a, b, sum) => {
    expect(decimalText(addFractions(parseFraction(a), parseFraction(b)))).toBe(sum);
  });

  it('are summed exactly, in whatever order', () => {
    const fraction = fc.record({
      numerator: fc.integer({ min: -9, max: 9 }),
      denominator: fc.integer({ min: 1, max: 9 }),
    });
    const zero = { numerator: 0, denominator: 1 };
    fc.assert(
      fc.property(fc.array(fraction, { maxLength: 60 }), (all) => {
        const sum = all.reduce(addFractions, zero);
        expect(all.toReversed().reduce(addFractions, zero)).toEqual(sum);
        // All denominators divide 2520.
        const whole = all.reduce(
          (total, { numerator, denominator }) => total + (numerator * 2520) / denominator,
          0,
        );
        expect(sum.numerator * 2520).toBe(whole * sum.denominator);
      }),
    );
  });

  it('are compared exactly', () => {
    expect(compareFractions(parseFraction('1/3'), parseFraction('2/6'))).toBe(0);
    expect(compareFractions(parseFraction('-2/3'), parseFraction('-1/3'))).toBeLessThan(0);
  });
});
