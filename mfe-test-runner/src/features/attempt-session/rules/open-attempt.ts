import type { Paper } from '../../../shared/paper.types';
import type { Progress } from '../../../shared/progress.types';
import type { Countdown } from '../../../shared/rules/countdown';
import type { StartedAttempt } from '../api/attempt.types';
import type { DeviceRecord } from '../store/device-store';
import { mergeProgress } from './merge-progress';
import { capTimes, fromWire, initialProgress, visitQuestion } from './progress';
import { storedOnServer } from './server-answers';

/** An attempt in progress, from which a session starts. */
export interface OpenAttempt {
  readonly attemptId: string;
  readonly userId: string;
  readonly paper: Paper;
  readonly progress: Progress;
  readonly revision: number;
  /** The start by the server's wall clock in milliseconds. */
  readonly startedAt: number;
  /** From start to deadline. */
  readonly totalMs: number;
  readonly countdown: Countdown;
  /** Of locked sections: until the end of each; absent where the paper has one clock. */
  readonly sections?: readonly Countdown[];
  /** False when the time left comes from the device's wall clock alone. */
  readonly isAnchored: boolean;
  /** True when the device may have answers that the server does not. */
  readonly hasUnsent: boolean;
  /** The progress that the server has, if known. */
  readonly serverProgress?: Progress | undefined;
}

/** When the start was requested and when its response arrived, on the page's monotonic clock. */
export interface CallTimes {
  readonly requestedAt: number;
  readonly respondedAt: number;
}

/**
 * An attempt as the server started or resumed it, merged with this device's record of the same
 * attempt. A record of another attempt is ignored.
 */
export function openFromServer(
  started: StartedAttempt,
  record: DeviceRecord | undefined,
  userId: string,
  { requestedAt, respondedAt }: CallTimes,
): OpenAttempt {
  const paper = started.test;
  const server = fromWire(paper, started.responses, started.currentQuestionIndex);
  const local = record?.attempt.attemptId === started.attemptId ? record.progress : undefined;
  const startedAt = Date.parse(started.startedAt);
  const totalMs = Date.parse(started.deadline) - startedAt;
  // The server reports the time left in whole seconds, rounded up.
  const sinceStart = totalMs - (started.remainingSeconds - 1) * 1000;
  const known = local ? mergeProgress(capTimes(local.progress, sinceStart), server) : server;
  const progress =
    Object.keys(known.byQuestion).length === 0
      ? initialProgress(paper)
      : visitQuestion(known, paper, known.currentIndex);
  // The server read its clock about halfway between request and response.
  const readAt = (requestedAt + respondedAt) / 2;
  const countdownOf = (seconds: number): Countdown => ({
    remainingMs: seconds * 1000,
    at: readAt,
  });
  return {
    attemptId: started.attemptId,
    userId,
    paper,
    progress,
    revision: started.revision,
    startedAt,
    totalMs,
    countdown: countdownOf(started.remainingSeconds),
    ...(started.sectionRemainingSeconds && {
      sections: started.sectionRemainingSeconds.map(countdownOf),
    }),
    isAnchored: true,
    hasUnsent: local !== undefined,
    serverProgress: server,
  };
}

/**
 * An attempt from this device alone, without a network. The device's wall clock measures the time
 * since the record was written; the first response of the server corrects it.
 */
export function openFromDevice(record: DeviceRecord, wallNow: number, now: number): OpenAttempt {
  const { attempt, progress } = record;
  const countdownTo = (endsAt: number): Countdown => ({
    remainingMs: Math.min(attempt.totalMs, Math.max(0, endsAt - wallNow)),
    at: now,
  });
  return {
    attemptId: attempt.attemptId,
    userId: attempt.userId,
    paper: attempt.paper,
    progress: visitQuestion(progress.progress, attempt.paper, progress.progress.currentIndex),
    revision: progress.revision,
    startedAt: attempt.startedAt,
    totalMs: attempt.totalMs,
    countdown: countdownTo(attempt.endsAt),
    ...(attempt.sectionEndsAt && { sections: attempt.sectionEndsAt.map(countdownTo) }),
    isAnchored: false,
    hasUnsent: true,
    serverProgress: storedOnServer(progress),
  };
}
