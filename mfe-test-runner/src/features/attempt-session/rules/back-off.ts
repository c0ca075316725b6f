const FIRST_MS = 1_000;
const MAX_DELAY_MS = 10_000;

/**
 * How long to wait before the next try, in milliseconds. Doubles from one second to at most ten,
 * minus a random part of up to half, so that a hall full of students does not return at once. Never
 * less than the server asks for (`retryAfterMs`), and up to half as much more, because the server
 * asks all clients for the same delay.
 *
 * @param failures failed tries so far, 1 or more
 * @param random a number from 0 up to but not including 1
 */
export function backOffMs(failures: number, random: number, retryAfterMs = 0): number {
  const ceiling = Math.min(MAX_DELAY_MS, FIRST_MS * 2 ** (failures - 1));
  return Math.round(Math.max(ceiling * (0.5 + random / 2), retryAfterMs * (1 + random / 2)));
}
