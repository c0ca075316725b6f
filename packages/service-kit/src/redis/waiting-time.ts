import { countOf } from '../rules/count-of.js';

/**
 * Formats a waiting time for people: "45 seconds", "12 minutes", "2 hours". Always rounds up.
 *
 * @param seconds at least one
 */
export function waitingTime(seconds: number): string {
  if (seconds <= 90) return countOf(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds <= 90 * 60) return countOf(Math.ceil(seconds / 60), 'minute');
  return countOf(Math.ceil(seconds / 3_600), 'hour');
}
