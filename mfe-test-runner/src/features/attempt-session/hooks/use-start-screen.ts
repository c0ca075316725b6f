import {
  fetchMe,
  isApiError,
  openAttemptsQuery,
  refreshAttempts,
  removeOldAttempts,
  reportError,
  useLoadError,
  useOpenAttempts,
} from '@abhyas/web-kit';
import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { Paper } from '../../../shared/paper.types';
import { getAttemptStatus } from '../api/get-attempt-status';
import { paperKey, usePaper } from '../api/get-paper';
import { saveProgress, submitAttempt } from '../api/running-api';
import { startAttempt } from '../api/start-attempt';
import { callFailure, isTransient } from '../rules/call-failure';
import { hasMissedAnswers } from '../rules/missed-answers';
import { openFromDevice, openFromServer, type OpenAttempt } from '../rules/open-attempt';
import { queuedMs } from '../rules/queued-start';
import { AttemptSession } from '../session/attempt-session';
import { createTabLock } from '../session/tab-lock';
import { afterNextPaint } from '../session/timers';
import { createDeviceStore, type DeviceRecord } from '../store/device-store';

const store = createDeviceStore();

/** Timeout of a start, in milliseconds. */
const TIMEOUT_MS = 15_000;
/** Shorter when the test is stored on this device: nobody has to wait for a hanging network. */
const TIMEOUT_WITH_RECORD_MS = 4_000;

export interface StartedSession {
  readonly session: AttemptSession;
  readonly wasResumed: boolean;
}

/** An attempt that was open when this device or this screen last saw it, and has ended since. */
interface EndedAttempt {
  readonly attemptId: string;
  /** Whether the last answers stored on this device were not graded. */
  readonly hasMissedAnswers: boolean;
}

export interface StartScreenState {
  /** The test, from the server or, without a network, from an attempt stored on this device. */
  readonly paper: Paper | undefined;
  readonly isResume: boolean;
  /** When the running attempt ends, on this device's clock; undefined if the server did not say. */
  readonly endsAt: number | undefined;
  readonly ended: EndedAttempt | undefined;
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
  readonly start: UseMutationResult<StartedSession, Error, void>;
}

/** Everything before the clock runs: loads the test, finds a stored attempt, starts. */
export function useStartScreen(testId: string, userId: string): StartScreenState {
  const stored = useQuery({
    queryKey: ['runner', 'stored', userId, testId],
    queryFn: () => findStored(userId, testId),
    staleTime: 0,
    gcTime: 0,
  });
  const paper = usePaper(testId);
  const error = useLoadError(paper);
  const record = stored.data?.record;
  const running = useRunningAttempt(testId, paper);
  const client = useQueryClient();
  const start = useMutation({
    mutationFn: () => startSession(testId, userId, record),
    onSuccess: () => {
      // What it says about the open attempt is no longer true.
      client.removeQueries({ queryKey: paperKey(testId) });
      refreshAttempts(client);
    },
  });
  return {
    paper: stored.isPending ? undefined : (paper.data ?? record?.attempt.paper),
    isResume: running.attempt !== undefined || (record !== undefined && !running.ended),
    endsAt: running.attempt?.endsAt,
    ended: stored.data?.ended ?? running.ended,
    error,
    isRetrying: paper.isFetching,
    retry: () => void paper.refetch(),
    start,
  };
}

interface RunningAttempt {
  readonly attemptId: string;
  readonly endsAt: number;
}

/**
 * The student's running attempt of a test, started on any device: from the test itself, then from the
 * list of open attempts, which notices when it ends.
 */
function useRunningAttempt(
  testId: string,
  paper: ReturnType<typeof usePaper>,
): { attempt: RunningAttempt | undefined; ended: EndedAttempt | undefined } {
  const list = useQuery({ ...openAttemptsQuery, enabled: false });
  const listed = useOpenAttempts().find((attempt) => attempt.testId === testId);
  const isListNewer = list.isSuccess && list.dataUpdatedAt >= paper.dataUpdatedAt;
  const clock = paper.data?.openAttempt;
  const shown = clock && {
    attemptId: clock.attemptId,
    endsAt: paper.dataUpdatedAt + clock.remainingSeconds * 1000,
  };
  const attempt = isListNewer ? listed : (shown ?? undefined);
  const [last, setLast] = useState(attempt?.attemptId);
  if (attempt !== undefined && attempt.attemptId !== last) setLast(attempt.attemptId);
  const hasEnded = attempt === undefined && last !== undefined;
  return {
    attempt,
    ended: hasEnded ? { attemptId: last, hasMissedAnswers: false } : undefined,
  };
}

interface StoredAttempt {
  readonly record?: DeviceRecord;
  readonly ended?: EndedAttempt;
}

// Without IndexedDB a test still runs, over the network alone.
async function findStored(userId: string, testId: string): Promise<StoredAttempt> {
  void removeOldAttempts();
  const record = await store.find(userId, testId).catch(() => undefined);
  if (!record) return {};
  const { attemptId } = record.attempt;
  // It may have been submitted elsewhere, or graded at its deadline while this browser was closed.
  const status = await getAttemptStatus(attemptId, AbortSignal.timeout(TIMEOUT_WITH_RECORD_MS));
  // An attempt that the server does not know stays for a while: its answers exist nowhere else.
  if (status.kind !== 'over') return status.kind === 'open' ? { record } : {};
  await store.remove(attemptId).catch(() => undefined);
  return {
    ended: { attemptId, hasMissedAnswers: hasMissedAnswers(record.progress, status.graded) },
  };
}

async function startSession(
  testId: string,
  userId: string,
  record: DeviceRecord | undefined,
): Promise<StartedSession> {
  const { attempt, wasResumed } = await openAttempt(testId, userId, record);
  return { session: openSession(attempt), wasResumed };
}

async function openAttempt(
  testId: string,
  userId: string,
  record: DeviceRecord | undefined,
): Promise<{ attempt: OpenAttempt; wasResumed: boolean }> {
  const timeoutMs = record ? TIMEOUT_WITH_RECORD_MS : TIMEOUT_MS;
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

function openSession(attempt: OpenAttempt): AttemptSession {
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
