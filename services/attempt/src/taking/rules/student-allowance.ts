/** Who granted time, and why and when. */
export interface Granted {
  readonly reason: string;
  readonly grantedBy: string;
  readonly grantedAt: Date;
}

/** Extra time of a student, in every test or in one. */
export interface StudentAllowance {
  /** Null: it applies to every test without an allowance of its own. */
  readonly testId: string | null;
  /** Whole minutes, for any duration of the test. */
  readonly minutes: number;
  /** Minutes for each hour of the test's duration, on top of `minutes`. */
  readonly minutesPerHour: number;
}

/**
 * The minutes that a student has beyond a test's duration (in seconds), rounded up to whole minutes.
 *
 * @param allowances the student's, newest first. The newest for this test overrides the newest for
 * every test, so that "none in this test" can be granted too
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
