/** A fraction with an integer numerator and a positive integer denominator. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** Parses '4', '-1/3' or '0'. Throws for anything else: marks are never guessed. */
export function parseFraction(text: string): Fraction {
  const match = /^(-?\d+)(?:\/([1-9]\d*))?$/.exec(text);
  if (!match) throw new Error(`Not a fraction: ${text}`);
  return { numerator: Number(match[1]), denominator: Number(match[2] ?? 1) };
}

/** The exact sum, in lowest terms. */
export function addFractions(a: Fraction, b: Fraction): Fraction {
  const numerator = a.numerator * b.denominator + b.numerator * a.denominator;
  const denominator = a.denominator * b.denominator;
  const divisor = greatestCommonDivisor(Math.abs(numerator), denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Negative if `a` is less than `b`, zero if they are equal. */
export function compareFractions(a: Fraction, b: Fraction): number {
  return a.numerator * b.denominator - b.numerator * a.denominator;
}

/** A fraction as display text: an integer if it is one, else two decimals. */
export function decimalText({ numerator, denominator }: Fraction): string {
  const value = numerator / denominator;
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
