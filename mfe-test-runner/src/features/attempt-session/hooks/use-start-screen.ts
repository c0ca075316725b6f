import { openAttemptsQuery, useLoadError, useOpenAttempts } from '@abhyas/web-kit';
import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Paper } from '../../../shared/paper.types';
import { usePaper } from '../api/get-paper';
import { loadRunning } from '../session/load-running';
import type { StartedSession } from '../session/start-session';
import { deviceStore } from '../store/device-store';
import {
  storedAttemptQuery,
  TIMEOUT_WITH_RECORD_MS,
  type EndedAttempt,
} from '../store/stored-attempt';

/** Timeout of a start, in milliseconds. */
const TIMEOUT_MS = 15_000;
/** The instructions are painted first. Milliseconds. */
const LOAD_DELAY_MS = 200;

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
  const stored = useQuery(storedAttemptQuery(userId, testId));
  const paper = usePaper(testId);
  const error = useLoadError(paper);
  const record = stored.data?.record;
  const running = useRunningAttempt(testId, paper);
  const start = useMutation({
    mutationFn: async () => {
      // Before the call that starts the clock: from here on the test may be without a network.
      const { startSession } = await loadRunning();
      const timeoutMs = record ? TIMEOUT_WITH_RECORD_MS : TIMEOUT_MS;
      return startSession({ testId, userId, record, store: deviceStore, timeoutMs });
    },
  });
  const shown = stored.isPending ? undefined : (paper.data ?? record?.attempt.paper);
  const isShown = shown !== undefined;
  useEffect(() => {
    if (!isShown) return;
    // While the instructions are read. A failure is shown by the start, which tries again.
    const timer = setTimeout(() => void loadRunning().catch(() => undefined), LOAD_DELAY_MS);
    return () => clearTimeout(timer);
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
