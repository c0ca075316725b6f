import { readDecimal } from '@abhyas/service-kit/rules';

const SPACED = /^[^\p{Nd}]?\p{Nd}{1,3}(?:\s\p{Nd}{2,3})*\s\p{Nd}{3}(?:[^\p{Nd}\s]\p{Nd}*)?$/u;

/**
 * Reads a number of a file as `readDecimal` reads what a student types, except that white space inside
 * it must separate thousands: anywhere else, it may stand between two numbers.
 */
export function readFileDecimal(text: string, maxDigits?: number): string | undefined {
  const trimmed = text.trim();
  return /\s/.test(trimmed) && !SPACED.test(trimmed) ? undefined : readDecimal(trimmed, maxDigits);
}

/** What a format calculates with may be longer than the numbers of a question. Longer ones only cost time. */
const MAX_OPERAND_DIGITS = 200;

/** The same for a number that is only a part of a key, such as the middle of a range. */
export function readOperand(text: string): string | undefined {
  return readFileDecimal(text, MAX_OPERAND_DIGITS);
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
