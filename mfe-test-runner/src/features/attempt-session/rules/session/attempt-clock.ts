import type { Countdown } from '../../../../shared/rules/countdown';
import { rebase, remainingMs } from '../../../../shared/rules/countdown';

/** The server takes answers this long after the deadline. */
export const GRACE_MS = 60_000;

const ROUNDING_MS = 1000;

/**
 * The attempt's time as the server tells it. All times are milliseconds of the page's monotonic
 * clock.
 */
export interface AttemptClock {
  readonly countdown: Countdown;
  readonly startedAt: number;
  /** Whether the server has said how much is left: nothing is ended by the device's clock alone. */
  readonly isAnchored: boolean;
  /** Whether the server has told of the start, if in whole seconds. */
  readonly isStartKnown: boolean;
  /** Whether an acknowledgement has told of it to the millisecond. */
  readonly isStartExact: boolean;
}

export interface ClockStart {
  readonly countdown: Countdown;
  /** From the start of the attempt to its deadline. */
  readonly totalMs: number;
  /** False where the device's wall clock alone says how much is left. */
  readonly isAnchored: boolean;
}

export function startClock({ countdown, totalMs, isAnchored }: ClockStart): AttemptClock {
  const startedAt = endOf(countdown) - totalMs;
  return { countdown, startedAt, isAnchored, isStartKnown: isAnchored, isStartExact: false };
}

/** From start to deadline, extra time that was granted meanwhile included. */
export function totalMs({ countdown, startedAt }: AttemptClock): number {
  return endOf(countdown) - startedAt;
}

export function sinceStart({ startedAt }: AttemptClock, at: number): number {
  return at - startedAt;
}

/** What is left, never below zero. */
export function timeLeft({ countdown }: AttemptClock, at: number): number {
  return remainingMs(countdown, at);
}

/** When a response came, and when it was asked for: it may have been long on its way. */
export interface ResponseTimes {
  readonly at: number;
  readonly requestedAt: number;
}

/**
 * Takes what the server says is left; the countdown stays the same object where that is no news. An
 * end that comes sooner means that this clock stood still (a sleeping device), so the start lies
 * further back too; one that comes later is time granted, and the start stays: an answer given now
 * must never look older than one given before.
 */
export function applyTimeLeft(
  clock: AttemptClock,
  serverSeconds: number,
  { at, requestedAt }: ResponseTimes,
): AttemptClock {
  const countdown = rebase(clock.countdown, serverSeconds, at, requestedAt);
  const sooner = Math.max(0, endOf(clock.countdown) - endOf(countdown));
  return { ...clock, countdown, isAnchored: true, startedAt: clock.startedAt - sooner };
}

/**
 * Takes what has passed since the start by the server's clock, once. Where the device's wall clock
 * alone told the start until now it is taken as it is: that clock may have been set meanwhile. Else
 * what is left told it, which is rounded up to whole seconds: the start may lie up to one further
 * back, however slow the way there was, and never later, as an answer given now must not look older
 * than one given before. What is left now cannot tell, since it grows with granted time as well.
 */
export function applyTimeSinceStart(
  clock: AttemptClock,
  passedMs: number,
  { at, requestedAt }: ResponseTimes,
): AttemptClock {
  if (clock.isStartExact) return clock;
  const measured = (requestedAt + at) / 2 - passedMs;
  const bounded = Math.min(clock.startedAt, Math.max(measured, clock.startedAt - ROUNDING_MS));
  return { ...clock, isStartExact: true, startedAt: clock.isStartKnown ? bounded : measured };
}

/** Whether times were taken by the device's wall clock alone, which may have been wrong. */
export function isStartUnverified({ isStartKnown, isStartExact }: AttemptClock): boolean {
  return !isStartKnown && !isStartExact;
}

function endOf({ at, remainingMs }: Countdown): number {
  return at + remainingMs;
}
