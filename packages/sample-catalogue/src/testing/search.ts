/** The first number of a range that a trial accepts: solving by looking, not by the formula. */
export function search(
  from: number,
  to: number,
  step: number,
  accepts: (value: number) => boolean,
): number {
  for (let value = from; value <= to + step / 2; value += step) {
    if (accepts(value)) return Number(value.toFixed(9));
  }
  return Number.NaN;
}

/** Whether two numbers are equal but for what floating point adds. */
export function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-6;
}
