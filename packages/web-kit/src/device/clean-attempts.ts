import { openDB, type IDBPDatabase } from 'idb';
import { removeOtherFigures } from './attempt-figures';
import {
  storedAttempts,
  type StoredAttempt,
  type StoredAttemptsSchema,
  type StoredProgress,
} from './stored-attempts';

/** Attempts are removed this long after their end. Milliseconds. */
const storedAfterEndMs = 24 * 60 * 60_000;

type IsRemovable = (attempt: StoredAttempt, progress: StoredProgress) => boolean;

/**
 * For the end of a session. Removes, with their pictures, attempts whose answers are all on the server, and attempts that
 * ended a day ago. Answers that only this browser has stay, for their student only. Never rejects.
 */
export function removeSentAttempts(wallNow = Date.now()): Promise<void> {
  return removeAttempts((attempt, { isSent = false }) => isSent || isLongOver(attempt, wallNow));
}

/** Removes the attempts of all students that ended a day ago, with their pictures. Never rejects. */
export function removeOldAttempts(wallNow = Date.now()): Promise<void> {
  return removeAttempts((attempt) => isLongOver(attempt, wallNow));
}

/** Whether an attempt ended more than a day ago. */
export function isLongOver({ endsAt }: { endsAt: number }, wallNow = Date.now()): boolean {
  return endsAt + storedAfterEndMs < wallNow;
}

async function removeAttempts(isRemovable: IsRemovable): Promise<void> {
  try {
    await removeOtherFigures(await removeRecords(isRemovable));
  } catch (error) {
    console.warn('The attempts stored in this browser could not be cleaned up.', error);
  }
}

/** Returns the ids of the attempts that stay. */
async function removeRecords(isRemovable: IsRemovable): Promise<ReadonlySet<string>> {
  const database = await openExisting();
  if (!database) return new Set();
  try {
    return await removeFrom(database, isRemovable);
  } finally {
    database.close();
  }
}

/** Opens the database if it exists; opening must not create an empty one. */
async function openExisting(): Promise<IDBPDatabase<StoredAttemptsSchema> | undefined> {
  if (!(globalThis.indexedDB as IDBFactory | undefined)) return undefined;
  let isMissing = false;
  return openDB<StoredAttemptsSchema>(storedAttempts.database, storedAttempts.version, {
    upgrade(_database, _oldVersion, _newVersion, tx) {
      isMissing = true;
      tx.done.catch(() => undefined);
      tx.abort();
    },
  }).catch((error: unknown) => {
    if (isMissing) return undefined;
    throw error;
  });
}

async function removeFrom(
  database: IDBPDatabase<StoredAttemptsSchema>,
  isRemovable: IsRemovable,
): Promise<ReadonlySet<string>> {
  const tx = database.transaction(['attempts', 'progress'], 'readwrite');
  const attempts = tx.objectStore('attempts');
  const progress = tx.objectStore('progress');
  const [stored, allProgress] = await Promise.all([attempts.getAll(), progress.getAll()]);
  const progressOf = new Map(allProgress.map((it) => [it.attemptId, it]));
  const kept = stored.filter(
    (attempt) =>
      !isRemovable(attempt, progressOf.get(attempt.attemptId) ?? { attemptId: attempt.attemptId }),
  );
  const keptIds = new Set(kept.map(({ attemptId }) => attemptId));
  const isGone = ({ attemptId }: { attemptId: string }) => !keptIds.has(attemptId);
  await Promise.all([
    ...stored.filter(isGone).map(({ attemptId }) => attempts.delete(attemptId)),
    // Also removes progress whose attempt is missing.
    ...allProgress.filter(isGone).map(({ attemptId }) => progress.delete(attemptId)),
    tx.done,
  ]);
  return keptIds;
}
