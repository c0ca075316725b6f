/** How many digits a number may have before the point, and after it. */
export const MAX_DIGITS = 20;

const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?$/;
/** Separators of thousands, as in 1,234,567 and, as India writes it, 12,34,567. */
const GROUPED = /^([+-]?\d{1,3})((?:[, ]\d{2,3})*[, ]\d{3})((?:\.\d*)?)$/;
const MINUS = /[\u2212\u2013\uFE63\uFF0D]/g;

/** The zeros of India's scripts, from Devanagari to Meetei Mayek, and of the numerals of Urdu. */
const ZEROS = [
  0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x660, 0x6f0, 0x1c50, 0xabf0,
];
const DIGITS: ReadonlyMap<string, string> = new Map(
  ZEROS.flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit): [string, string] => [
      String.fromCodePoint(zero + digit),
      String(digit),
    ]),
  ),
);

/**
 * Reads a decimal number of a file: digits of any script of India, with or without separators of
 * thousands. Returns the same number in its only form (`-0.5`, `12`, never `-0` or `1.50`), or undefined
 * if it is none: an exponent, or more than 20 digits before or after the point.
 */
export function readDecimal(text: string): string | undefined {
  const ascii = text
    .trim()
    .replace(MINUS, '-')
    .replace(/[\u0660-\uABF9]/g, (character) => DIGITS.get(character) ?? character)
    .replace(/[\u00A0\u2009\u202F]/g, ' ');
  const plain = ascii.replace(GROUPED, (_, first: string, groups: string, rest: string) => {
    return first + groups.replace(/[, ]/g, '') + rest;
  });
  const [, sign, whole = '', fraction = ''] = NUMBER.exec(plain) ?? [];
  if (sign === undefined || whole + fraction === '') return undefined;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const decimals = fraction.replace(/0+$/, '');
  if (digits.length > MAX_DIGITS || decimals.length > MAX_DIGITS) return undefined;
  const value = decimals === '' ? digits : `${digits}.${decimals}`;
  return sign === '-' && value !== '0' ? `-${value}` : value;
}

/** Less than 0 if the first number is less than the second, 0 if they are equal. Exact. */
export function compareDecimals(a: string, b: string): number {
  const { first, second } = align(a, b);
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** The exact sum of two numbers, in the form of `readDecimal`, whatever its length. */
export function addDecimals(a: string, b: string): string {
  const { first, second, scale } = align(a, b);
  return write(first + second, scale);
}

/** The exact product of two numbers, in the form of `readDecimal`, whatever its length. */
export function multiplyDecimals(a: string, b: string): string {
  const [first, second] = [parse(a), parse(b)];
  return write(first.units * second.units, first.scale + second.scale);
}

interface Parsed {
  /** The number times ten to the power of `scale`. */
  units: bigint;
  scale: number;
}

function parse(value: string): Parsed {
  const [whole = '', fraction = ''] = value.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

function align(a: string, b: string): { first: bigint; second: bigint; scale: number } {
  const [first, second] = [parse(a), parse(b)];
  const scale = Math.max(first.scale, second.scale);
  return {
    first: first.units * 10n ** BigInt(scale - first.scale),
    second: second.units * 10n ** BigInt(scale - second.scale),
    scale,
  };
}

function write(units: bigint, scale: number): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  const value = fraction === '' ? whole : `${whole}.${fraction}`;
  return units < 0n ? `-${value}` : value;
}
