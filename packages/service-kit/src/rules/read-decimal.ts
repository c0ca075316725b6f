import { asciiDigits } from './ascii-digits.js';

/** How many digits a number may have before the point, and after it. */
export const MAX_DECIMAL_DIGITS = 20;

/** What our own page sends. Most answers need no more than this check. */
const CANONICAL = /^-?(?:0|[1-9]\d{0,19})(?:\.\d{0,19}[1-9])?$/;

const MINUS_ZERO = '-0';

/** Minus signs that are not ASCII's, and signs as keyboards of full width type them. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['−', '-'],
  ['–', '-'],
  ['﹣', '-'],
  ['－', '-'],
  ['＋', '+'],
  ['．', '.'],
  ['，', ','],
]);

const NOT_ASCII = /[^\0-\x7f]/g;
/** White space, and the invisible joiners that some keyboards insert. */
const SPACE = /[\s\u200b-\u200d\u2060]/g;

/** 1,00,000 as in India, or 100,000. */
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d?(?:,\d{2})*,\d{3}$/;
const PARTS = /^([+-]?)([\d,]*)(\.?)(\d*)$/;

/**
 * Reads a number as a person of India types it, into an exact decimal: ASCII digits, no separators, no
 * needless zeros or signs. `"०१२"` gives `"12"`, `"1,00,000.50"` gives `"100000.5"`, `"−0"` gives `"0"`.
 * White space is left out.
 *
 * @param maxDigits before the point, and after it, needless zeros not counted
 * @returns undefined for what is no number, has an exponent, or too many digits
 */
export function readDecimal(text: string, maxDigits = MAX_DECIMAL_DIGITS): string | undefined {
  if (CANONICAL.test(text) && text !== MINUS_ZERO) return text;
  const ascii = asciiDigits(text.replaceAll(SPACE, '')).replaceAll(
    NOT_ASCII,
    (sign) => SIGNS.get(sign) ?? sign,
  );
  const [, sign, whole = '', , decimals = ''] = PARTS.exec(ascii) ?? [];
  const digits = withoutSeparators(whole);
  if (digits === undefined || digits.length + decimals.length === 0) return undefined;
  const integer = digits.replace(/^0+/, '') || '0';
  const fraction = decimals.replace(/0+$/, '');
  if (integer.length > maxDigits || fraction.length > maxDigits) return undefined;
  const magnitude = fraction === '' ? integer : `${integer}.${fraction}`;
  return sign === '-' && magnitude !== '0' ? `-${magnitude}` : magnitude;
}

/** Undefined if a comma stands where no separator of thousands can stand. */
function withoutSeparators(whole: string): string | undefined {
  if (!whole.includes(',')) return whole;
  return THOUSANDS.test(whole) ? whole.replaceAll(',', '') : undefined;
}
