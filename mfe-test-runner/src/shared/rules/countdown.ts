/** Remaining time as the server last told it, tied to this page's monotonic clock. Milliseconds. */
export interface Countdown {
  readonly remainingMs: number;
  readonly at: number;
}

/** The server rounds to seconds and the way back takes time: less than this is no news. */
const TOLERANCE_MS = 2_000;

/** What is left at `now` (same monotonic clock), never below zero. */
export function remainingMs(countdown: Countdown, now: number): number {
  return Math.max(0, countdown.remainingMs - (now - countdown.at));
}

/** Whole seconds to show: the last second is shown as 1, zero only when nothing is left. */
export function remainingSeconds(countdown: Countdown, now: number): number {
  return Math.ceil(remainingMs(countdown, now) / 1000);
}

/** Milliseconds past the end, 0 before it. */
export function overtimeMs(countdown: Countdown, now: number): number {
  return Math.max(0, now - countdown.at - countdown.remainingMs);
}

/**
 * Takes the server's remaining seconds, but only where they differ by more than rounding and
 * latency explain, so that the clock never jumps without cause. The server read its clock at some
 * moment between question and answer; without a better guess, halfway.
 *
 * @param requestedAt when the server was asked, on the same clock as `now`, which is when it answered
 */
export function rebase(
  countdown: Countdown,
  serverSeconds: number,
  now: number,
  requestedAt = now,
): Countdown {
  const server = serverSeconds * 1000;
  const isNoise =
    server <= remainingMs(countdown, requestedAt) + TOLERANCE_MS &&
    server >= remainingMs(countdown, now) - TOLERANCE_MS;
  return isNoise ? countdown : { remainingMs: server, at: (requestedAt + now) / 2 };
}

/** Milliseconds until the shown second changes. */
export function untilNextSecond(countdown: Countdown, now: number): number {
  const left = remainingMs(countdown, now);
  return left === 0 ? 0 : left % 1000 || 1000;
}
