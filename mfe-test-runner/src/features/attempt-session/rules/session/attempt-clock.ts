import { rebase, remainingMs, type Countdown } from '../../../../shared/rules/countdown';

/** The server accepts answers until this long after the deadline. */
export const GRACE_MS = 60_000;

const ROUNDING_MS = 1000;

/**
 * The time of an attempt as reported by the server. All times are milliseconds of the page's
 * monotonic clock.
 */
export interface AttemptClock {
  readonly countdown: Countdown;
  /** Of locked sections: until the end of each, in order. Empty where the paper has one clock. */
  readonly sections: readonly Countdown[];
  readonly startedAt: number;
  /** Whether the server has reported the time left: the device's clock alone ends no attempt. */
  readonly isAnchored: boolean;
  /** Whether the start comes from the server, at least in whole seconds. */
  readonly isStartKnown: boolean;
  /** Whether an acknowledgement has given the start to the millisecond. */
  readonly isStartExact: boolean;
  /** Since the device's wall clock has gone ahead of the page's, until the server reports. */
  readonly doubt?: ClockDoubt | undefined;
}

/**
 * The device has slept, or its wall clock was changed: only the server knows. Until it reports, the
 * screen shows the smaller time, and nothing else goes by it.
 */
interface ClockDoubt {
  readonly aheadMs: number;
  readonly since: number;
  readonly countdown: Countdown;
  readonly sections: readonly Countdown[];
}

export interface ClockStart {
  readonly countdown: Countdown;
  readonly sections?: readonly Countdown[] | undefined;
  /** From the start of the attempt to its deadline. */
  readonly totalMs: number;
  /** False when the time left comes from the device's wall clock alone. */
  readonly isAnchored: boolean;
}

export function startClock({
  countdown,
  sections = [],
  totalMs,
  isAnchored,
}: ClockStart): AttemptClock {
  return {
    countdown,
    sections,
    startedAt: endOf(countdown) - totalMs,
    isAnchored,
    isStartKnown: isAnchored,
    isStartExact: false,
  };
}

/** From start to deadline, including extra time granted since. */
export function totalMs({ countdown, startedAt }: AttemptClock): number {
  return endOf(countdown) - startedAt;
}

export function sinceStart({ startedAt }: AttemptClock, at: number): number {
  return at - startedAt;
}

/** The time left, never below zero. */
export function timeLeft({ countdown }: AttemptClock, at: number): number {
  return remainingMs(countdown, at);
}

/**
 * The locked section that is open: the first whose time is not over, and after all of them the last
 * one. Undefined where the paper has one clock.
 */
export function openSection({ sections }: AttemptClock, at: number): number | undefined {
  if (sections.length === 0) return undefined;
  const open = sections.findIndex((section) => remainingMs(section, at) > 0);
  return open === -1 ? sections.length - 1 : open;
}

/** The wall clock has moved so much more than the page's, or less. See {@link ClockDoubt}. */
export function doubtClock(clock: AttemptClock, driftMs: number, at: number): AttemptClock {
  const aheadMs = (clock.doubt?.aheadMs ?? 0) + driftMs;
  if (aheadMs <= 0) return { ...clock, doubt: undefined };
  const sooner = (countdown: Countdown): Countdown => ({
    ...countdown,
    remainingMs: countdown.remainingMs - aheadMs,
  });
  const { countdown, sections } = clock;
  const doubt = {
    aheadMs,
    since: at,
    countdown: sooner(countdown),
    sections: sections.map(sooner),
  };
  return { ...clock, doubt };
}

/** The times that the screen shows. */
export function shownTimes(clock: AttemptClock): Pick<AttemptClock, 'countdown' | 'sections'> {
  return clock.doubt ?? clock;
}

/** The time left as the server reports it, in whole seconds, of locked sections also of each. */
export interface ReportedTime {
  readonly remainingSeconds: number;
  readonly sectionRemainingSeconds?: readonly number[] | undefined;
}

/** When a response arrived (`at`) and when its request was sent: the call may have been slow. */
export interface ResponseTimes {
  readonly at: number;
  readonly requestedAt: number;
}

/**
 * Applies the time left that the server reports. Countdowns stay the same objects when they do not
 * change. An earlier end means that this clock stood still (a sleeping device), so the start
 * moves back too. A later end means extra time, and the start stays: a new answer must never look
 * older than an earlier one.
 */
export function applyTimeLeft(
  clock: AttemptClock,
  { remainingSeconds, sectionRemainingSeconds = [] }: ReportedTime,
  { at, requestedAt }: ResponseTimes,
): AttemptClock {
  const countdown = rebase(clock.countdown, remainingSeconds, at, requestedAt);
  const rebased = clock.sections.map((section, index) => {
    const seconds = sectionRemainingSeconds[index];
    return seconds === undefined ? section : rebase(section, seconds, at, requestedAt);
  });
  // A request from before may report what the server knew before a sleep.
  const isNewer = clock.doubt !== undefined && requestedAt >= clock.doubt.since;
  const isSame = rebased.every((section, index) => section === clock.sections[index]);
  const sooner = Math.max(0, endOf(clock.countdown) - endOf(countdown));
  return {
    ...clock,
    countdown,
    sections: isSame ? clock.sections : rebased,
    isAnchored: true,
    startedAt: clock.startedAt - sooner,
    ...(isNewer && { doubt: undefined }),
  };
}

/**
 * Applies the time since the start by the server's clock, once. If the start came from the device's
 * wall clock alone, the server's value replaces it: that clock may have been changed. Otherwise the
 * start came from the time left, which is rounded up to whole seconds. The start then moves back by
 * at most one second, however slow the call was, and never forward: a new answer must not look
 * older than an earlier one. The current time left is no help, because extra time changes it too.
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

/** Whether times come from the device's wall clock alone, which may be wrong. */
export function isStartUnverified({ isStartKnown, isStartExact }: AttemptClock): boolean {
  return !isStartKnown && !isStartExact;
}

function endOf({ at, remainingMs }: Countdown): number {
  return at + remainingMs;
}
