/** The remaining time last reported by the server, on this page's monotonic clock. Milliseconds. */
export interface Countdown {
  readonly remainingMs: number;
  readonly at: number;
}

/** The server rounds to seconds and calls take time: a smaller difference is ignored. */
const TOLERANCE_MS = 2_000;

/** The time left at `now` (same monotonic clock), never below zero. */
export function remainingMs(countdown: Countdown, now: number): number {
  return Math.max(0, countdown.remainingMs - (now - countdown.at));
}

/** Whole seconds to show: the last second is shown as 1, and 0 only when no time is left. */
export function remainingSeconds(countdown: Countdown, now: number): number {
  return Math.ceil(remainingMs(countdown, now) / 1000);
}

/** Milliseconds past the end, 0 before it. */
export function overtimeMs(countdown: Countdown, now: number): number {
  return Math.max(0, now - countdown.at - countdown.remainingMs);
}

/**
 * Applies the server's remaining seconds, but only if they differ by more than rounding and latency
 * can explain, so that the clock never jumps without cause. The server read its clock between
 * request and response; the middle is the best estimate.
 *
 * @param now when the response arrived
 * @param requestedAt when the request was sent, on the same clock
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

/** Milliseconds until the displayed second changes. */
export function untilNextSecond(countdown: Countdown, now: number): number {
  const left = remainingMs(countdown, now);
  return left === 0 ? 0 : left % 1000 || 1000;
}
