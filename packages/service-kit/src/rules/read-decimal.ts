/** How many digits a number may have before the point, and after it. */
export const MAX_DECIMAL_DIGITS = 20;

/** What our own page sends. Most answers need no more than this check. */
const CANONICAL = /^-?(?:0|[1-9]\d{0,19})(?:\.\d{0,19}[1-9])?$/;

const MINUS_ZERO = '-0';

/** The digit 0 of each script. The other nine follow it. */
const ZEROS = [
  0x0966, // Devanagari
  0x09e6, // Bengali and Assamese
  0x0a66, // Gurmukhi
  0x0ae6, // Gujarati
  0x0b66, // Odia
  0x0be6, // Tamil
  0x0c66, // Telugu
  0x0ce6, // Kannada
  0x0d66, // Malayalam
  0x0660, // Arabic
  0x06f0, // Urdu, Kashmiri and Sindhi
  0x1c50, // Ol Chiki
  0xabf0, // Meetei Mayek
  0xff10, // full width
];

const DIGITS: ReadonlyMap<string, string> = new Map(
  ZEROS.flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(zero + digit), String(digit)]),
  ),
);

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
  const ascii = text
    .replaceAll(SPACE, '')
    .replaceAll(NOT_ASCII, (sign) => DIGITS.get(sign) ?? SIGNS.get(sign) ?? sign);
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
