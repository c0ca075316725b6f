import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addFractions,
  formatFraction,
  fraction,
  fractionToNumber,
  parseFraction,
  percentOf,
  roundFraction,
  roundRatio,
  timesFraction,
} from './fraction.js';

const anyFraction = fc
  .tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: 1, max: 999_999 }))
  .map(([numerator, denominator]) => fraction(numerator, denominator));

describe('fractions', () => {
  it('are parsed as they were formatted', () => {
    fc.assert(
      fc.property(anyFraction, (value) => {
        expect(parseFraction(formatFraction(value))).toEqual(value);
      }),
    );
  });

  it.each(['', 'a', '1/0', '1/-3', '1.5', '--1', '1/3/2', ' 1'])('reject %j', (text) => {
    expect(() => parseFraction(text)).toThrow(RangeError);
  });

  it('are exact: n times a third is n divided by three', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (count) => {
        let sum = fraction(0);
        for (let added = 0; added < count % 50; added += 1) {
          sum = addFractions(sum, parseFraction('1/3'));
        }
        expect(sum).toEqual(fraction(count % 50, 3));
        expect(timesFraction(parseFraction('-1/3'), count)).toEqual(fraction(-count, 3));
      }),
    );
  });

  it('have the same order as doubles as they have as fractions', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        const exact = a.numerator * b.denominator - b.numerator * a.denominator;
        expect(Math.sign(fractionToNumber(a) - fractionToNumber(b))).toBe(
          exact === 0n ? 0 : exact > 0n ? 1 : -1,
        );
      }),
    );
  });

  it('round halves away from zero, once', () => {
    expect(roundFraction(fraction(1, 3))).toBe(0.33);
    expect(roundFraction(fraction(2, 3))).toBe(0.67);
    expect(roundFraction(fraction(1, 200))).toBe(0.01);
    expect(roundFraction(fraction(-1, 200))).toBe(-0.01);
    expect(Object.is(roundFraction(fraction(-1, 1000)), 0)).toBe(true);
  });

  it('round ratios without big integers as with them', () => {
    const anyCount = fc.oneof(fc.nat(1000), fc.maxSafeNat());
    fc.assert(
      fc.property(fc.maxSafeInteger(), anyCount, fc.nat(2), (part, whole, digits) => {
        const exact = roundFraction(fraction(part, whole + 1), digits);
        expect(roundRatio(part, whole + 1, digits)).toBe(exact);
      }),
    );
    for (let whole = 1; whole <= 200; whole += 1) {
      for (let part = 0; part <= whole; part += 1) {
        expect(roundRatio(100 * part, whole)).toBe(roundFraction(fraction(100 * part, whole)));
      }
    }
  });

  it('give percentages from 0 to 100, and 0 when the whole is 0', () => {
    expect(percentOf(0, 0)).toBe(0);
    expect(percentOf(2, 3)).toBe(66.67);
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (part, rest) => {
        const percent = percentOf(part, part + rest);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});
