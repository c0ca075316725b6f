import { removeFigures, storedAttempts, type StoredAttemptsSchema } from '@abhyas/web-kit';
import { openDB, type IDBPDatabase } from 'idb';
import type { Paper } from '../../../shared/paper.types';
import type { Progress } from '../../../shared/progress.types';
import type { ServerAnswers } from '../rules/server-answers';

/**
 * An open attempt as stored on this device. Times are milliseconds: `endsAt` by the device's wall
 * clock, `startedAt` by the server's. `sectionEndsAt` are the
 * ends of locked sections, as `endsAt`.
 */
export interface DeviceAttempt {
  readonly attemptId: string;
  readonly userId: string;
  readonly testId: string;
  readonly paper: Paper;
  readonly totalMs: number;
  readonly endsAt: number;
  readonly sectionEndsAt?: readonly number[];
  readonly startedAt: number;
}

/** The answers of an attempt, stored apart from its paper so that each selection writes little. */
export interface DeviceProgress {
  readonly attemptId: string;
  readonly progress: Progress;
  readonly revision: number;
  /** True when the server has every answer: the record may be removed when the session ends. */
  readonly isSent?: boolean;
  /**
   * Of locked sections: what the server has where this device has other answers. It replaces those
   * that come too late.
   */
  readonly serverAnswers?: ServerAnswers;
}

export interface DeviceRecord {
  readonly attempt: DeviceAttempt;
  readonly progress: DeviceProgress;
}

/** Stores answers on this device before they are sent. */
export interface DeviceStore {
  open(attempt: DeviceAttempt, progress: DeviceProgress): Promise<void>;
  saveProgress(progress: DeviceProgress): Promise<void>;
  find(userId: string, testId: string): Promise<DeviceRecord | undefined>;
  /** Also removes the pictures of its paper. */
  remove(attemptId: string): Promise<void>;
}

type RunnerDatabase = StoredAttemptsSchema<DeviceAttempt, DeviceProgress>;

const TIMEOUT_MS = 3_000;

/**
 * The store in IndexedDB. A call rejects if the browser has no IndexedDB, has no space, or does not
 * respond within the timeout: saves over the network must not wait forever for a hanging device.
 */
export function createDeviceStore(timeoutMs = TIMEOUT_MS): DeviceStore {
  const { open, saveProgress, find, remove } = createUnboundedStore();
  return {
    open: (attempt, progress) => withinTime(open(attempt, progress), timeoutMs),
    saveProgress: (progress) => withinTime(saveProgress(progress), timeoutMs),
    find: (userId, testId) => withinTime(find(userId, testId), timeoutMs),
    remove: (attemptId) => withinTime(remove(attemptId), timeoutMs),
  };
}

/** The store of this page. */
export const deviceStore = createDeviceStore();

function createUnboundedStore(): DeviceStore {
  let opening: Promise<IDBPDatabase<RunnerDatabase>> | undefined;
  const database = (): Promise<IDBPDatabase<RunnerDatabase>> => {
    opening ??= openDatabase(() => {
      opening = undefined;
    }).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    async open(attempt, progress) {
      const tx = (await database()).transaction(['attempts', 'progress'], 'readwrite');
      await committed(tx, [
        tx.objectStore('attempts').put(attempt),
        tx.objectStore('progress').put(progress),
      ]);
    },
    async saveProgress(progress) {
      // Strict: an answer is on disk, not only in memory, before it is sent.
      const durability = progress.isSent ? 'relaxed' : 'strict';
      const tx = (await database()).transaction('progress', 'readwrite', { durability });
      await committed(tx, [tx.store.put(progress)]);
    },
    async find(userId, testId) {
      const tx = (await database()).transaction(['attempts', 'progress']);
      // The newest attempt has the greatest id. An older record may not have been removed.
      const owner = tx.objectStore('attempts').index('owner');
      const attempt = (await owner.openCursor([userId, testId], 'prev'))?.value;
      if (!attempt) return undefined;
      const progress = await tx.objectStore('progress').get(attempt.attemptId);
      return progress && { attempt, progress };
    },
    async remove(attemptId) {
      const tx = (await database()).transaction(['attempts', 'progress'], 'readwrite');
      await Promise.all([
        tx.objectStore('attempts').delete(attemptId),
        tx.objectStore('progress').delete(attemptId),
        tx.done,
        removeFigures(attemptId),
      ]);
    },
  };
}

/** @param onClosed called when the browser closes the database, or when a newer release needs it */
function openDatabase(onClosed: () => void): Promise<IDBPDatabase<RunnerDatabase>> {
  return openDB<RunnerDatabase>(storedAttempts.database, storedAttempts.version, {
    upgrade(db) {
      db.createObjectStore('attempts', { keyPath: 'attemptId' }).createIndex('owner', [
        'userId',
        'testId',
      ]);
      db.createObjectStore('progress', { keyPath: 'attemptId' });
    },
    blocking(_current, _blocked, event) {
      onClosed();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: onClosed,
  });
}

/**
 * Commits without waiting for the results of the requests: a transaction that is not committed yet is
 * aborted when its page is closed or reloaded.
 */
async function committed(
  tx: { commit: () => void; done: Promise<void> },
  requests: readonly Promise<unknown>[],
): Promise<void> {
  tx.commit();
  await Promise.all([...requests, tx.done]);
}

async function withinTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error('The device store did not respond in time.')),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
