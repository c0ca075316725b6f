/** An exact decimal: `digits` ÷ 10 to the power of `scale`. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

const DECIMAL_TEXT = /^(-?\d+)(?:\.(\d+))?$/;

/**
 * Compares two decimals written as `-1.50`, exactly: negative when `a` is less than `b`, positive when
 * it is more, 0 when they are the same number. Throws RangeError for other texts.
 */
export function compareDecimals(a: string, b: string): number {
  const [one, other] = [parseDecimal(a), parseDecimal(b)];
  const scale = Math.max(one.scale, other.scale);
  const difference = atScale(one, scale) - atScale(other, scale);
  return difference === 0n ? 0 : difference > 0n ? 1 : -1;
}

function parseDecimal(text: string): Decimal {
  const [, whole, decimals = ''] = DECIMAL_TEXT.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`Not a decimal: ${text}`);
  return { digits: BigInt(whole + decimals), scale: decimals.length };
}

function atScale({ digits, scale }: Decimal, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - scale);
}
