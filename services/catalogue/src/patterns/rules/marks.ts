/** Marks as an exact fraction in lowest terms; the denominator is positive. */
export interface Marks {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const NO_MARKS: Marks = { numerator: 0n, denominator: 1n };

const TEXT = /^(-?\d{1,5})(?:\/([1-9]\d{0,4}))?$/;

/** Reads marks as `4` or `-1/3`; undefined for any other text. */
export function readMarks(text: string): Marks | undefined {
  const match = TEXT.exec(text);
  if (!match) return undefined;
  return reduce(BigInt(match[1] ?? '0'), BigInt(match[2] ?? '1'));
}

/** Writes marks so that `readMarks` reads the same. */
export function writeMarks({ numerator, denominator }: Marks): string {
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}

/** The marks of a text that is known to have some. Throws RangeError. */
export function marksOf(text: string): Marks {
  const marks = readMarks(text);
  if (!marks) throw new RangeError(`These are no marks: ${text}`);
  return marks;
}

export function addMarks(one: Marks, other: Marks): Marks {
  return reduce(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  );
}

/** The marks of so many questions with the same marks. */
export function timesMarks({ numerator, denominator }: Marks, count: number): Marks {
  return reduce(numerator * BigInt(count), denominator);
}

/** Less than, equal to or greater than zero, as for `toSorted`. */
export function compareMarks(one: Marks, other: Marks): number {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator;
  return difference === 0n ? 0 : difference > 0n ? 1 : -1;
}

/** The least number that all of these fractions can have as denominator. */
export function commonDenominator(all: readonly Marks[]): bigint {
  return all.reduce(
    (common, { denominator }) =>
      (common / greatestCommonDivisor(common, denominator)) * denominator,
    1n,
  );
}

function reduce(numerator: bigint, denominator: bigint): Marks {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? (one < 0n ? -one : one) : greatestCommonDivisor(other, one % other);
}
