const FRACTION = /^\d{1,3}(\/[1-9]\d{0,2})?$/;

/** Reads marks as 2 or 1/3. @returns the exact fraction, `0` for every form of zero, or undefined */
export function readFraction(value: string): string | undefined {
  if (!FRACTION.test(value)) return undefined;
  return /^0+(\/|$)/.test(value) ? '0' : value;
}

/** The marks for a wrong answer that deducts this penalty, an exact fraction. */
export function deductionOf(penalty: string): string {
  return penalty === '0' ? '0' : `-${penalty}`;
}
