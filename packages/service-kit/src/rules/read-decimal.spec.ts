import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readDecimal } from './read-decimal.js';

const NINES = '9'.repeat(20);

describe('readDecimal', () => {
  it.each([
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
    ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
    ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
    ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
    ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
    ['Ol Chiki', '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙'],
    ['Meetei Mayek', '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹'],
    ['full-width', '０１２３４５６７８９'],
  ])('may have %s digits', (_, digits) => {
    expect(readDecimal(`1${digits}`)).toBe('10123456789');
  });

  it.each([
    ['०१२', '12'],
    ['12', '12'],
    ['007', '7'],
    ['000', '0'],
    ['+5', '5'],
    ['-5', '-5'],
    ['−5', '-5'],
    ['–5', '-5'],
    ['﹣5', '-5'],
    ['-१.५०', '-1.5'],
    ['0', '0'],
    ['-0', '0'],
    ['−0', '0'],
    ['-0.00', '0'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['5.', '5'],
    ['1.50', '1.5'],
    ['1.0', '1'],
    ['0.05', '0.05'],
    ['1,00,000', '100000'],
    ['100,000', '100000'],
    ['12,34,56,789.5', '123456789.5'],
    ['123,456,789.5', '123456789.5'],
    ['1,000', '1000'],
    ['-1,000', '-1000'],
    [' 1 000 000 ', '1000000'],
    ['1\u00a0000\u202f000', '1000000'],
    ['\u200b4\u200d2', '42'],
    ['１，０００．５', '1000.5'],
    [NINES, NINES],
    [`-${NINES}.${NINES}`, `-${NINES}.${NINES}`],
    [`00${NINES}.${NINES}000`, `${NINES}.${NINES}`],
    [`0.${'0'.repeat(19)}1`, `0.${'0'.repeat(19)}1`],
  ])('"%s" is %s', (text, value) => {
    expect(readDecimal(text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    '.',
    '-',
    '+',
    '-.',
    '1e999',
    '1E3',
    '2×10³',
    '10²',
    'abc',
    '12 m',
    '0x1f',
    'Infinity',
    'NaN',
    '1/2',
    '50%',
    '--5',
    '+-5',
    '5-',
    '1.2.3',
    '1,5',
    '12,5',
    '1,0000',
    '1000,000',
    ',100',
    '100,',
    '1,,000',
    '0,123',
    '1,00,00',
    '1,000,00',
    '10,00,000,000',
    '1.000,5',
    '1.5,000',
    `${NINES}0`,
    `1.${NINES}1`,
    '1'.repeat(40),
    `0.${'1'.repeat(40)}`,
    '½',
    '①',
    '٫',
  ])('"%s" is none', (text) => {
    expect(readDecimal(text)).toBeUndefined();
  });

  const digits = fc.stringMatching(/^\d{1,20}$/);
  const decimal = fc
    .tuple(fc.constantFrom('', '-'), digits, fc.option(digits, { nil: null }))
    .map(([sign, whole, part]) => `${sign}${whole}${part === null ? '' : `.${part}`}`);

  it('stays the same when it is read again, and keeps its value', () => {
    fc.assert(
      fc.property(decimal, (text) => {
        const value = readDecimal(text) ?? '';
        expect(value).toMatch(/^-?(0|[1-9]\d{0,19})(\.\d{0,19}[1-9])?$/);
        expect(value).not.toBe('-0');
        expect(readDecimal(value)).toBe(value);
        expect(exact(value)).toBe(exact(text));
      }),
    );
  });

  it('may be grouped as in India or by thousands', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }), (number) => {
        for (const locale of ['en-IN', 'en-US', 'hi-IN-u-nu-deva', 'bn-IN-u-nu-beng']) {
          expect(readDecimal(number.toLocaleString(locale))).toBe(String(number));
        }
      }),
    );
  });

  it('is undefined or an exact decimal for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readDecimal(text) ?? '0').toMatch(/^-?\d{1,20}(\.\d{1,20})?$/);
      }),
    );
  });
});

/** The value in units of the twentieth decimal. */
function exact(text: string): bigint {
  const [whole = '', part = ''] = text.replace('-', '').split('.');
  const magnitude = BigInt(whole + part.padEnd(20, '0'));
  return text.startsWith('-') ? -magnitude : magnitude;
}
