const MINUTE = 60;
const LAST_STEPS = [0, 10, 30, MINUTE];

/**
 * The step in which a wait is: screen readers speak the time left when it changes, not each second.
 * Steps are whole minutes, then half a minute, ten seconds, and the turn.
 *
 * @param seconds whole seconds left
 */
export function spokenStep(seconds: number): number {
  return LAST_STEPS.find((step) => seconds <= step) ?? Math.ceil(seconds / MINUTE) * MINUTE;
}
