import type { StartedAttempt } from '../api/attempt-calls';
import type { DeviceRecord } from '../store/device-store';
import { mergeProgress } from './merge-progress';
import type { OpenAttempt } from './open-attempt.types';
import { initialProgress, capTimes, visitQuestion } from './progress';
import { fromWire } from './progress-wire';

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
  return {
    attemptId: started.attemptId,
    userId,
    paper,
    progress,
    revision: started.revision,
    startedAt,
    totalMs,
    // The server read its clock about halfway between request and response.
    countdown: {
      remainingMs: started.remainingSeconds * 1000,
      at: (requestedAt + respondedAt) / 2,
    },
    isAnchored: true,
    hasUnsent: local !== undefined,
  };
}

/**
 * An attempt from this device alone, without a network. The device's wall clock measures the time
 * since the record was written; the first response of the server corrects it.
 */
export function openFromDevice(record: DeviceRecord, wallNow: number, now: number): OpenAttempt {
  const { attempt, progress } = record;
  const left = Math.min(attempt.totalMs, Math.max(0, attempt.endsAt - wallNow));
  return {
    attemptId: attempt.attemptId,
    userId: attempt.userId,
    paper: attempt.paper,
    progress: visitQuestion(progress.progress, attempt.paper, progress.progress.currentIndex),
    revision: progress.revision,
    ...(attempt.startedAt !== undefined && { startedAt: attempt.startedAt }),
    totalMs: attempt.totalMs,
    countdown: { remainingMs: left, at: now },
    isAnchored: false,
    hasUnsent: true,
  };
}
