/** How long after the deadline the server still accepts answers that were sent in time. */
export const GRACE_MS = 60_000;

/** When the student's time ends: start + duration + allowance. */
export function deadlineOf(
  startedAt: Date,
  durationSeconds: number,
  allowanceMinutes: number,
): Date {
  return new Date(startedAt.getTime() + durationSeconds * 1000 + allowanceMinutes * 60_000);
}

/** `late` means more than the grace of 60 s after the deadline. */
export type Timing = 'in_time' | 'late';

/** Saves and submits are accepted up to and including deadline + 60 s. */
export function timingOf(deadline: Date, now: Date): Timing {
  return now.getTime() > deadline.getTime() + GRACE_MS ? 'late' : 'in_time';
}

/** The earliest deadline that is not late at `now`. */
export function earliestOpenDeadline(now: Date): Date {
  return new Date(now.getTime() - GRACE_MS);
}

/** Whole seconds until the deadline, rounded up, never negative. */
export function remainingSeconds(deadline: Date, now: Date): number {
  return Math.max(0, Math.ceil((deadline.getTime() - now.getTime()) / 1000));
}

/** Milliseconds since the start; negative when the clock was set back. */
export function sinceStartMs(startedAt: Date, now: Date): number {
  return now.getTime() - startedAt.getTime();
}

/** Milliseconds since the start, never negative: the unit of `changedAt`. */
export function elapsedMs(startedAt: Date, now: Date): number {
  return Math.max(0, sinceStartMs(startedAt, now));
}

/** Seconds from start to finish, rounded up. */
export function elapsedSeconds(startedAt: Date, finishedAt: Date): number {
  return Math.ceil(elapsedMs(startedAt, finishedAt) / 1000);
}

/** The grace compensates network delay only: an attempt never finishes after its deadline. */
export function finishOf(deadline: Date, now: Date): Date {
  return now.getTime() < deadline.getTime() ? now : deadline;
}
