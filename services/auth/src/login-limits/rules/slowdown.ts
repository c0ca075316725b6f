const FREE_FAILURES = 5;
const MAX_DELAY_MS = 2_000;

/**
 * How long to delay the next log-in, in milliseconds.
 *
 * @param tries failed log-ins so far, including this one
 * @param stepMs the delay that each try after the fifth adds; the total is at most two seconds
 */
export function slowdownFor(tries: number, stepMs: number): number {
  return Math.min(MAX_DELAY_MS, Math.max(0, tries - FREE_FAILURES) * stepMs);
}
