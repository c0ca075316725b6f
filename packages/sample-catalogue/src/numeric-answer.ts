import type { AcceptedRange } from './records.ts';

/** A whole number as an answer. Throws RangeError for any other number. */
export function wholeAnswer(value: number): string {
  const whole = Math.round(value);
  if (Math.abs(value - whole) > 1e-6) throw new RangeError(`${value} is no whole number.`);
  return String(whole === 0 ? 0 : whole);
}

/**
 * A value rounded to some decimals as an answer: one unit of the last decimal more or less is accepted too,
 * because it depends on where one rounds.
 */
export function roundedAnswer(value: number, decimals: number): AcceptedRange {
  const scale = 10 ** decimals;
  const nearest = Math.round(value * scale);
  // Without zeros at the end, as the catalogue stores it.
  const write = (units: number): string => String(Number((units / scale).toFixed(decimals)));
  return { from: write(nearest - 1), to: write(nearest + 1) };
}
