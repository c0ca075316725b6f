const FIRST_PAUSE_SECONDS = 5;
const MAX_PAUSE_SECONDS = 600;

/**
 * How long a session of a deleted account may still be taken for live somewhere (five seconds), with
 * time to spare: what was written in between is removed by a last pass after it, in seconds.
 */
export const LAST_PASS_SECONDS = 60;

/** How long one pass may take before another process may take it over, in seconds. */
export const CLAIM_SECONDS = 30;

/**
 * How long to wait after a pass that did not reach every service, in seconds.
 *
 * @param tries such passes in a row, this one included
 */
export function pauseAfter(tries: number): number {
  return Math.min(MAX_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(tries - 1, 10));
}
