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

/** A fraction times an integer, as display text: an integer if it is one, else two decimals. */
export function timesText(fraction: Fraction, times: number): string {
  const value = (fraction.numerator * times) / fraction.denominator;
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}
