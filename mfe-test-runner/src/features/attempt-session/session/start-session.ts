import { fetchMe, isApiError, reportError } from '@abhyas/web-kit';
import { saveProgress, submitAttempt } from '../api/running-api';
import { startAttempt } from '../api/start-attempt';
import { callFailure, isTransient } from '../rules/call-failure';
import { openFromDevice, openFromServer, type OpenAttempt } from '../rules/open-attempt';
import { queuedMs } from '../rules/queued-start';
import type { DeviceRecord, DeviceStore } from '../store/device-store';
import { AttemptSession } from './attempt-session';
import { createTabLock } from './tab-lock';
import { afterNextPaint } from './timers';

export interface StartedSession {
  readonly session: AttemptSession;
  readonly wasResumed: boolean;
}

export interface SessionStart {
  readonly testId: string;
  readonly userId: string;
  /** The open attempt of the test that this device has stored. */
  readonly record: DeviceRecord | undefined;
  readonly store: DeviceStore;
  /** Of the call that starts the clock. */
  readonly timeoutMs: number;
}

/** Starts an attempt, or continues the open one, also from this device without a network. */
export async function startSession(options: SessionStart): Promise<StartedSession> {
  const { attempt, wasResumed } = await openAttempt(options);
  return { session: openSession(attempt, options.store), wasResumed };
}

async function openAttempt({
  testId,
  userId,
  record,
  store,
  timeoutMs,
}: SessionStart): Promise<{ attempt: OpenAttempt; wasResumed: boolean }> {
  renewToken();
  const requestedAt = performance.now();
  try {
    const started = await startAttempt(testId, AbortSignal.timeout(timeoutMs));
    const times = { requestedAt, respondedAt: performance.now() };
    const attempt = openFromServer(started, record, userId, times);
    if (record && record.attempt.attemptId !== started.attemptId) {
      await store.remove(record.attempt.attemptId).catch(() => undefined);
    }
    return { attempt, wasResumed: started.resumed };
  } catch (error) {
    // The server has no open attempt, so there is none to continue.
    if (queuedMs(error) !== undefined) throw error;
    // A transient failure must not prevent a student from continuing a test.
    if (!record || !isApiError(error) || !isTransient(callFailure(error))) throw error;
    const attempt = openFromDevice(record, Date.now(), performance.now());
    return { attempt, wasResumed: true };
  }
}

function openSession(attempt: OpenAttempt, store: DeviceStore): AttemptSession {
  return new AttemptSession(attempt, {
    saveProgress,
    submitAttempt,
    store,
    createTabLock,
    now: () => performance.now(),
    wallNow: () => Date.now(),
    random: () => Math.random(),
    afterPaint: afterNextPaint,
    onDeviceRefused: () =>
      reportError({
        kind: 'save_failed',
        remote: 'test-runner',
        version: __APP_VERSION__,
        message: 'device: refused',
      }),
  });
}

/**
 * Renews the token if due, so that it does not expire during the test. `fetchMe` does this, and ends a
 * session that the server rejects; the start does not wait for it.
 */
function renewToken(): void {
  fetchMe().catch(() => undefined);
}
