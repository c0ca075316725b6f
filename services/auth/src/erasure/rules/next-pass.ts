const FIRST_DELAY_SECONDS = 5;
/** Short, because a student may come back: only an erased account's tests count as taken before. */
const MAX_DELAY_SECONDS = 60;

/**
 * The delay of the last pass, in seconds. Some service may accept a session of a deleted account for
 * five more seconds. The last pass runs well after that and erases what was stored in between.
 */
export const LAST_PASS_SECONDS = 60;

/** How long a process may work on a pass before another process may claim it, in seconds. */
export const CLAIM_SECONDS = 30;

/**
 * How long to wait after a pass that not every service confirmed, in seconds.
 *
 * @param tries consecutive passes like this, including this one
 */
export function delayAfter(tries: number): number {
  return Math.min(MAX_DELAY_SECONDS, FIRST_DELAY_SECONDS * 2 ** Math.min(tries - 1, 10));
}
