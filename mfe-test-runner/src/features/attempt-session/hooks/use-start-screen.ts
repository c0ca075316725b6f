import {
  openAttemptsQuery,
  removeOldAttempts,
  useLoadError,
  useOpenAttempts,
} from '@abhyas/web-kit';
import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Paper } from '../../../shared/paper.types';
import { getAttemptStatus } from '../api/get-attempt-status';
import { usePaper } from '../api/get-paper';
import { hasMissedAnswers } from '../rules/missed-answers';
import { loadRunning } from '../session/load-running';
import type { StartedSession } from '../session/start-session';
import { createDeviceStore, type DeviceRecord } from '../store/device-store';

const store = createDeviceStore();

/** Timeout of a start, in milliseconds. */
const TIMEOUT_MS = 15_000;
/** Shorter when the test is stored on this device: nobody has to wait for a hanging network. */
const TIMEOUT_WITH_RECORD_MS = 4_000;

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
  /** Requests the test again. Rejects with the error of that request. */
  readonly load: () => Promise<unknown>;
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
  const start = useMutation({
    mutationFn: async () => {
      // Before the call that starts the clock: from here on the test may be without a network.
      const { startSession } = await loadRunning();
      const timeoutMs = record ? TIMEOUT_WITH_RECORD_MS : TIMEOUT_MS;
      return startSession({ testId, userId, record, store, timeoutMs });
    },
  });
  const shown = stored.isPending ? undefined : (paper.data ?? record?.attempt.paper);
  const isShown = shown !== undefined;
  useEffect(() => {
    // While the instructions are read. A failure is shown by the start, which tries again.
    if (isShown) loadRunning().catch(() => undefined);
  }, [isShown]);
  return {
    paper: shown,
    isResume: running.attempt !== undefined || (record !== undefined && !running.ended),
    endsAt: running.attempt?.endsAt,
    ended: stored.data?.ended ?? running.ended,
    error,
    isRetrying: paper.isFetching,
    load: () => paper.refetch({ throwOnError: true }),
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
