/** Extra time that a student was granted, in every test or in one. */
export interface StudentAllowance {
  /** Null where it holds in every test that has none of its own. */
  readonly testId: string | null;
  /** Whole minutes, whatever the test's duration. */
  readonly minutes: number;
  /** Minutes for each hour of the test's duration, on top of `minutes`. */
  readonly minutesPerHour: number;
}

/**
 * The minutes that a student has beyond a test's duration (seconds), rounded up to whole ones.
 *
 * @param allowances the student's, the newest first; the newest for this very test goes before the
 * newest for every test, so that "none here" can be granted too
 */
export function allowanceMinutesFor(
  allowances: readonly StudentAllowance[],
  testId: string,
  durationSeconds: number,
): number {
  const allowance =
    allowances.find((one) => one.testId === testId) ??
    allowances.find((one) => one.testId === null);
  if (!allowance) return 0;
  return allowance.minutes + Math.ceil((allowance.minutesPerHour * durationSeconds) / 3600);
}
