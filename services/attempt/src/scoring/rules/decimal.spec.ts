import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareDecimals } from './decimal.js';

const decimal = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }),
    fc.option(fc.array(fc.nat(9), { minLength: 1, maxLength: 20 }), { nil: null }),
  )
  .map(([sign, whole, decimals]) => `${sign}${whole}${decimals ? `.${decimals.join('')}` : ''}`);

/** In units of 10⁻²⁰. */
function unitsOf(text: string): bigint {
  const [whole = '', decimals = ''] = text.replace('-', '').split('.');
  const units = BigInt(whole + decimals.padEnd(20, '0'));
  return text.startsWith('-') ? -units : units;
}

describe('decimals', () => {
  it('are compared exactly, to the last digit', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const [one, other] = [unitsOf(a), unitsOf(b)];
        expect(compareDecimals(a, b)).toBe(one === other ? 0 : one < other ? -1 : 1);
      }),
    );
  });

  it('differ where floating-point numbers do not, and are equal where texts are not', () => {
    expect(compareDecimals('0.30000000000000000001', '0.3')).toBe(1);
    expect(compareDecimals('99999999999999999999', '99999999999999999998')).toBe(1);
    expect(compareDecimals('1.50', '1.5')).toBe(0);
    expect(compareDecimals('-0.0', '0')).toBe(0);
    expect(compareDecimals('-0.5', '-0.25')).toBe(-1);
  });

  it.each(['', '-', '.5', '5.', '1e3', '०', ' 1', '1,000'])('cannot be %j', (text) => {
    expect(() => compareDecimals(text, '1')).toThrow(RangeError);
  });
});
