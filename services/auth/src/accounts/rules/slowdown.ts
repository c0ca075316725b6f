const FREE_FAILURES = 5;
const MAX_DELAY_MS = 2_000;

/**
 * How long to hold back the next log-in, in milliseconds.
 *
 * @param tries failed log-ins so far, this one included
 * @param stepMs what each one after the fifth adds; two seconds at most in all
 */
export function slowdownFor(tries: number, stepMs: number): number {
  return Math.min(MAX_DELAY_MS, Math.max(0, tries - FREE_FAILURES) * stepMs);
}
