import { isLongOver, removeOldAttempts } from '@abhyas/web-kit';
import { queryOptions } from '@tanstack/react-query';
import { getAttemptStatus } from '../api/get-attempt-status';
import { hasMissedAnswers } from '../rules/missed-answers';
import { deviceStore, type DeviceRecord } from './device-store';

/** Of a call while the test is stored on this device: nobody has to wait for a hanging network. Milliseconds. */
export const TIMEOUT_WITH_RECORD_MS = 4_000;
/** Until the screen takes what was read ahead; a network that is back may know more. Milliseconds. */
const STALE_MS = 2_000;

/** An attempt that was open when this device or this screen last saw it, and has ended since. */
export interface EndedAttempt {
  readonly attemptId: string;
  /** Whether the last answers stored on this device were not graded. */
  readonly hasMissedAnswers: boolean;
}

interface StoredAttempt {
  readonly record?: DeviceRecord;
  readonly ended?: EndedAttempt;
}

/** The student's attempt of a test that is stored on this device. Each screen that needs it reads it again. */
export function storedAttemptQuery(userId: string, testId: string) {
  return queryOptions({
    queryKey: ['runner', 'stored', userId, testId],
    queryFn: () => findStored(userId, testId),
    gcTime: 0,
    staleTime: STALE_MS,
  });
}

// Without IndexedDB a test still runs, over the network alone.
async function findStored(userId: string, testId: string): Promise<StoredAttempt> {
  const record = await deviceStore.find(userId, testId).catch(() => undefined);
  // Not before: it writes, and the instructions would wait for it.
  void removeOldAttempts();
  if (!record || isLongOver(record.attempt)) return {};
  const { attemptId } = record.attempt;
  // It may have been submitted elsewhere, or graded at its deadline while this browser was closed.
  const status = await getAttemptStatus(attemptId, AbortSignal.timeout(TIMEOUT_WITH_RECORD_MS));
  // An attempt that the server does not know stays for a while: its answers exist nowhere else.
  if (status.kind !== 'over') return status.kind === 'open' ? { record } : {};
  await deviceStore.remove(attemptId).catch(() => undefined);
  return {
    ended: { attemptId, hasMissedAnswers: hasMissedAnswers(record.progress, status.graded) },
  };
}
