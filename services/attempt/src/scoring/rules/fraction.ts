/** An exact rational number in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };

const FRACTION_TEXT = /^(-?\d{1,9})(?:\/([1-9]\d{0,8}))?$/;

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : greatestCommonDivisor(b, a % b);
}

/** Returns `numerator ÷ denominator` in lowest terms. Throws RangeError when the denominator is zero. */
export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const top = BigInt(numerator);
  const bottom = BigInt(denominator);
  if (bottom === 0n) throw new RangeError('A fraction has no denominator of zero');
  const divisor = greatestCommonDivisor(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { numerator: top / divisor, denominator: bottom / divisor };
}

/** Parses `1`, `-1/3` or `0` as an exact fraction. Throws RangeError for other texts. */
export function parseFraction(text: string): Fraction {
  const match = FRACTION_TEXT.exec(text);
  if (!match) throw new RangeError(`Not a fraction: ${text}`);
  return fraction(BigInt(match[1] ?? '0'), BigInt(match[2] ?? '1'));
}

/** Formats a fraction so that `parseFraction` can read it. */
export function formatFraction(value: Fraction): string {
  return value.denominator === 1n
    ? `${value.numerator}`
    : `${value.numerator}/${value.denominator}`;
}

export function addFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

/** Multiplies a fraction by a whole number. */
export function timesFraction(value: Fraction, factor: number): Fraction {
  return fraction(value.numerator * BigInt(factor), value.denominator);
}

/**
 * The exact sum. It is quick for the marks of a paper, which repeat a few fractions: each object is
 * multiplied by how often it occurs.
 */
export function sumFractions(values: readonly Fraction[]): Fraction {
  const counts = new Map<Fraction, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let sum = ZERO;
  for (const [value, count] of counts) sum = addFractions(sum, timesFraction(value, count));
  return sum;
}

/** The least common denominator; 1 without fractions. */
export function commonDenominator(values: readonly Fraction[]): bigint {
  return values.reduce(
    (common, { denominator }) =>
      (common / greatestCommonDivisor(common, denominator)) * denominator,
    1n,
  );
}

/** Subtracts `b` from `a`. */
export function subtractFractions(a: Fraction, b: Fraction): Fraction {
  return addFractions(a, timesFraction(b, -1));
}

/** Negative when `a` is less than `b`, positive when it is more, 0 when they are equal. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference === 0n ? 0 : difference > 0n ? 1 : -1;
}

/** Divides `a` by `b`. Throws RangeError when `b` is zero. */
export function divideFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/**
 * The nearest double. Equal fractions give equal doubles. Different fractions give different doubles
 * when numerator and denominator are below a million. So results can be compared and indexed.
 */
export function fractionToNumber(value: Fraction): number {
  return Number(value.numerator) / Number(value.denominator);
}

/** Rounds to `digits` decimals, halves away from zero. Marks are rounded nowhere else. */
export function roundFraction(value: Fraction, digits = 2): number {
  const scale = 10n ** BigInt(digits);
  const isNegative = value.numerator < 0n;
  const magnitude = isNegative ? -value.numerator : value.numerator;
  const rounded = (2n * magnitude * scale + value.denominator) / (2n * value.denominator);
  const result = Number(rounded) / Number(scale);
  return isNegative && result !== 0 ? -result : result;
}

/**
 * Rounds `part ÷ whole` as `roundFraction` does. For counts and seconds, which are neither negative nor
 * huge, it needs no big integers, which take many times as long.
 */
export function roundRatio(part: number, whole: number, digits = 2): number {
  const scale = 10 ** digits;
  const doubled = 2 * part * scale + whole;
  // Below this bound, a quotient of integers is never rounded up to the next integer.
  if (part < 0 || whole <= 0 || doubled > Number.MAX_SAFE_INTEGER) {
    return roundFraction(fraction(part, whole), digits);
  }
  return Math.floor(doubled / (2 * whole)) / scale;
}

/** `100 × part ÷ whole`, rounded once, at the end, to `digits` decimals; 0 when `whole` is 0. */
export function percentOf(part: number, whole: number, digits = 2): number {
  return whole === 0 ? 0 : roundRatio(100 * part, whole, digits);
}
