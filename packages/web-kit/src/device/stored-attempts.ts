/**
 * Where the test runner stores open attempts in this browser (IndexedDB). It is the only data of a
 * student that outlives a session, and only until the server has it.
 */
export const storedAttempts = {
  database: 'abhyas-runner',
  version: 1,
  attempts: 'attempts',
  progress: 'progress',
} as const;

/** An attempt that ended this many milliseconds ago is useless. */
const storedAfterEndMs = 24 * 60 * 60_000;

interface StoredAttempt {
  attemptId: string;
  endsAt: number;
}

interface StoredProgress {
  attemptId: string;
  isSent?: boolean;
}

/**
 * For the end of a session. Removes attempts whose answers are all on the server, and attempts that
 * ended a day ago. Answers that only this browser has stay, for their student only. Never rejects.
 */
export function forgetSentAttempts(wallNow = Date.now()): Promise<void> {
  return removeAttempts((attempt, { isSent = false }) => isSent || isLongOver(attempt, wallNow));
}

/** Removes the attempts of all students that ended a day ago. Never rejects. */
export function removeOldAttempts(wallNow = Date.now()): Promise<void> {
  return removeAttempts((attempt) => isLongOver(attempt, wallNow));
}

function isLongOver({ endsAt }: StoredAttempt, wallNow: number): boolean {
  return endsAt + storedAfterEndMs < wallNow;
}

async function removeAttempts(
  isRemovable: (attempt: StoredAttempt, progress: StoredProgress) => boolean,
): Promise<void> {
  try {
    const database = await open();
    if (!database) return;
    try {
      await removeFrom(database, isRemovable);
    } finally {
      database.close();
    }
  } catch (error) {
    console.warn('The tests kept in this browser could not be looked through.', error);
  }
}

/** Opens the database if it exists; opening must not create an empty one. */
async function open(): Promise<IDBDatabase | undefined> {
  const factory = globalThis.indexedDB as IDBFactory | undefined;
  if (!factory) return undefined;
  const request = factory.open(storedAttempts.database, storedAttempts.version);
  let isMissing = false;
  request.addEventListener('upgradeneeded', () => {
    isMissing = true;
    request.transaction?.abort();
  });
  return resultOf(request).catch((error: unknown) => {
    if (isMissing) return undefined;
    throw error;
  });
}

async function removeFrom(
  database: IDBDatabase,
  isRemovable: (attempt: StoredAttempt, progress: StoredProgress) => boolean,
): Promise<void> {
  const tx = database.transaction([storedAttempts.attempts, storedAttempts.progress], 'readwrite');
  const attempts = tx.objectStore(storedAttempts.attempts);
  const progress = tx.objectStore(storedAttempts.progress);
  const [stored, allProgress] = await Promise.all([
    resultOf(attempts.getAll() as IDBRequest<StoredAttempt[]>),
    resultOf(progress.getAll() as IDBRequest<StoredProgress[]>),
  ]);
  const byId = new Map(allProgress.map((it) => [it.attemptId, it]));
  for (const attempt of stored) {
    const { attemptId } = attempt;
    if (!isRemovable(attempt, byId.get(attemptId) ?? { attemptId })) byId.delete(attemptId);
    else attempts.delete(attemptId);
  }
  // The remaining progress belongs to a removed attempt or to none.
  for (const attemptId of byId.keys()) progress.delete(attemptId);
  await waitForCommit(tx);
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      resolve(request.result);
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('The browser did not say why.'));
    });
  });
}

function waitForCommit(tx: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    tx.addEventListener('complete', () => {
      resolve();
    });
    tx.addEventListener('abort', () => {
      reject(tx.error ?? new Error('The browser did not say why.'));
    });
  });
}
