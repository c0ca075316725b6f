/** Remaining minutes at which the student gets a warning. */
const WARNING_MINUTES = [30, 5, 1] as const;
export type WarningMinutes = (typeof WARNING_MINUTES)[number];

export const WARNING_SHOWN_MS = 10_000;

/** From this time on the clock is amber. */
export const LAST_MINUTES_SECONDS = 300;

/**
 * The warning due when the clock goes from `before` to `after` seconds: the most urgent threshold
 * crossed, or undefined.
 */
export function dueWarning(before: number, after: number): WarningMinutes | undefined {
  return WARNING_MINUTES.findLast((minutes) => before > minutes * 60 && after <= minutes * 60);
}
