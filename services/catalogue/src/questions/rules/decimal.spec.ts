import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDecimals, compareDecimals, multiplyDecimals, readFileDecimal } from './decimal.js';

const TWENTY = '12345678901234567890';

describe('readFileDecimal', () => {
  it.each([
    ['12', '12'],
    [' 012.50 ', '12.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['+3', '3'],
    ['-0', '0'],
    ['-0.00', '0'],
    ['−1.5', '-1.5'],
    ['–2', '-2'],
    ['०१२', '12'],
    ['-९.८०', '-9.8'],
    ['১২', '12'],
    ['௧௨', '12'],
    ['۱۲', '12'],
    ['1,234,567.25', '1234567.25'],
    ['12,34,567', '1234567'],
    ['12\u202F345', '12345'],
    ['1 234', '1234'],
    [TWENTY, TWENTY],
    [`0.${TWENTY}000`, `0.${TWENTY.slice(0, -1)}`],
  ])('reads %j as %j', (text, value) => {
    expect(readFileDecimal(text)).toBe(value);
  });

  it.each([
    ...['', ' ', '.', '-', 'x', '1e999', '1E5', '0x1f', 'NaN', 'Infinity', '1/3', '--1', '1.2.3'],
    ...['1,5', '1,23', '1,2345', '1,234,56', ',123', '1 2', '९e२', `1${TWENTY}`, `0.${TWENTY}1`],
  ])('does not read %j', (text) => {
    expect(readFileDecimal(text)).toBeUndefined();
  });

  it('reads what it wrote, and nothing that is not a number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: digit })), (text) => {
        const value = readFileDecimal(text);
        if (value === undefined) return;
        expect(readFileDecimal(value)).toBe(value);
        expect(value).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
        expect(value).not.toBe('-0');
      }),
    );
  });
});

const digit = fc.constantFrom(...'0123456789.,-+ ०९');
const integer = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n });

describe('arithmetic of decimals', () => {
  it('is exact', () => {
    expect(addDecimals('0.1', '0.2')).toBe('0.3');
    expect(addDecimals('9.8', '-9.8')).toBe('0');
    expect(multiplyDecimals('1.005', '-100')).toBe('-100.5');
    expect(multiplyDecimals('-0.5', '0')).toBe('0');
    expect(compareDecimals('0.1', '0.10000000000000000001')).toBeLessThan(0);
    expect(compareDecimals('-1', '-1.5')).toBeGreaterThan(0);
  });

  it('agrees with that of integers', () => {
    fc.assert(
      fc.property(integer, integer, fc.nat(6), (a, b, scale) => {
        const [x, y] = [a, b].map((units) => shift(units, scale)) as [string, string];
        expect(addDecimals(x, y)).toBe(shift(a + b, scale));
        expect(multiplyDecimals(x, y)).toBe(shift(a * b, 2 * scale));
        expect(Math.sign(compareDecimals(x, y))).toBe(a < b ? -1 : Number(a > b));
      }),
    );
  });
});

function shift(units: bigint, scale: number): string {
  const text = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const value = `${text.slice(0, text.length - scale)}.${text.slice(text.length - scale)}`;
  const read = readFileDecimal(units < 0n ? `-${value}` : value);
  if (read === undefined) throw new Error(value);
  return read;
}
