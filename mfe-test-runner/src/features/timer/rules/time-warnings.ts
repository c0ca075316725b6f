/** Whose time a clock shows: of the test, or of a section with its own time. */
export type ClockKind = 'test' | 'section';
export type WarningMinutes = 30 | 5 | 1;

/** Remaining minutes at which the student gets a warning. */
const WARNINGS: Readonly<Record<ClockKind, readonly WarningMinutes[]>> = {
  test: [30, 5, 1],
  section: [5, 1],
};

export const WARNING_SHOWN_MS = 10_000;

/** From this time on the clock is amber. Of a short section, five minutes would be too much. */
export const LAST_SECONDS: Readonly<Record<ClockKind, number>> = { test: 300, section: 60 };

/**
 * The warning due when the clock goes from `before` to `after` seconds: the most urgent threshold
 * crossed, or undefined.
 */
export function dueWarning(
  before: number,
  after: number,
  clock: ClockKind = 'test',
): WarningMinutes | undefined {
  return WARNINGS[clock].findLast((minutes) => before > minutes * 60 && after <= minutes * 60);
}
