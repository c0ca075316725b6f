import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseNumericAnswer } from './numeric-answer';

const DIGITS_20 = '12345678901234567891';

describe('parseNumericAnswer', () => {
  it.each([
    ['0', '0'],
    ['7', '7'],
    ['-1.5', '-1.5'],
    ['+3', '3'],
    ['−12', '-12'],
    ['–12', '-12'],
    ['﹣12', '-12'],
    ['007', '7'],
    ['1.50', '1.5'],
    ['2.000', '2'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['5.', '5'],
    ['-0', '0'],
    ['−0.00', '0'],
    ['1,234', '1234'],
    ['1,23,456.5', '123456.5'],
    ['123,456.5', '123456.5'],
    ['１，０００．５', '1000.5'],
    ['\u200b4\u200d2', '42'],
    [' 1 000 ', '1000'],
    ['1\u00A0000', '1000'],
    ['०१२', '12'],
    ['१२.५', '12.5'],
    ['১২', '12'],
    ['੧੨', '12'],
    ['૧૨', '12'],
    ['୧୨', '12'],
    ['௧௨', '12'],
    ['౧౨', '12'],
    ['೧೨', '12'],
    ['൧൨', '12'],
    ['۱۲', '12'],
    ['١٢', '12'],
    ['1२', '12'],
    [DIGITS_20, DIGITS_20],
    [`00${DIGITS_20}.${DIGITS_20}000`, `${DIGITS_20}.${DIGITS_20}`],
    [`0.${DIGITS_20}`, `0.${DIGITS_20}`],
    [`-${DIGITS_20}.${DIGITS_20}`, `-${DIGITS_20}.${DIGITS_20}`],
  ])('reads %j as %s', (text, number) => {
    expect(parseNumericAnswer(text)).toBe(number);
  });

  it.each([
    [''],
    ['  '],
    ['-'],
    ['+'],
    ['.'],
    ['-.'],
    ['1.2.3'],
    ['1,5'],
    ['12,5'],
    ['1,0000'],
    ['1000,000'],
    [',100'],
    ['100,'],
    ['1,,000'],
    ['0,123'],
    ['1,00,00'],
    ['1.5,000'],
    ['--1'],
    ['1-'],
    ['1-2'],
    ['1e5'],
    ['1e999'],
    ['0x10'],
    ['½'],
    ['1/2'],
    ['x'],
    ['NaN'],
    ['Infinity'],
    ['٫5'],
    [`${DIGITS_20}1`],
    [`0.${DIGITS_20}1`],
    ['1'.repeat(40)],
  ])('refuses %j', (text) => {
    expect(parseNumericAnswer(text)).toBeUndefined();
  });

  it('leaves a canonical number as it is', () => {
    const digits = fc.stringMatching(/^\d{0,20}$/);
    fc.assert(
      fc.property(fc.constantFrom('', '-', '+'), digits, digits, (sign, before, after) => {
        const number = parseNumericAnswer(`${sign}${before}.${after}`);
        if (number === undefined) return expect(before + after).toBe('');
        expect(number).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
        expect(number).not.toBe('-0');
        return expect(parseNumericAnswer(number)).toBe(number);
      }),
    );
  });

  it('returns a canonical number or nothing for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        const number = parseNumericAnswer(text);
        if (number !== undefined) expect(parseNumericAnswer(number)).toBe(number);
      }),
    );
  });
});
