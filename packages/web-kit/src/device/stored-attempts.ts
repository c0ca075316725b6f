/**
 * Where the test runner keeps open attempts in this browser (IndexedDB): the one thing of a student
 * that outlives a session here, and only as long as the server does not have it.
 */
export const storedAttempts = {
  database: 'abhyas-runner',
  version: 1,
  attempts: 'attempts',
  progress: 'progress',
} as const;

/** An attempt whose end is this long past, in milliseconds, is of no use to anybody. */
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
 * After a session's end: removes the attempts of which the server has every answer, and those that
 * ended a day ago. What only this browser knows stays for its student, and for nobody else. Never
 * rejects.
 */
export function forgetSentAttempts(wallNow = Date.now()): Promise<void> {
  return forget((attempt, { isSent = false }) => isSent || isLongOver(attempt, wallNow));
}

/** Removes the attempts that ended a day ago, whosever they are. Never rejects. */
export function removeOldAttempts(wallNow = Date.now()): Promise<void> {
  return forget((attempt) => isLongOver(attempt, wallNow));
}

function isLongOver({ endsAt }: StoredAttempt, wallNow: number): boolean {
  return endsAt + storedAfterEndMs < wallNow;
}

async function forget(
  isForgettable: (attempt: StoredAttempt, progress: StoredProgress) => boolean,
): Promise<void> {
  try {
    const database = await open();
    if (!database) return;
    try {
      await sweep(database, isForgettable);
    } finally {
      database.close();
    }
  } catch (error) {
    console.warn('The tests kept in this browser could not be looked through.', error);
  }
}

/** The database where there is one; looking must not make an empty one. */
async function open(): Promise<IDBDatabase | undefined> {
  const factory = globalThis.indexedDB as IDBFactory | undefined;
  if (!factory) return undefined;
  const opening = factory.open(storedAttempts.database, storedAttempts.version);
  let isMissing = false;
  opening.addEventListener('upgradeneeded', () => {
    isMissing = true;
    opening.transaction?.abort();
  });
  return answered(opening).catch((error: unknown) => {
    if (isMissing) return undefined;
    throw error;
  });
}

async function sweep(
  database: IDBDatabase,
  isForgettable: (attempt: StoredAttempt, progress: StoredProgress) => boolean,
): Promise<void> {
  const tx = database.transaction([storedAttempts.attempts, storedAttempts.progress], 'readwrite');
  const attempts = tx.objectStore(storedAttempts.attempts);
  const progress = tx.objectStore(storedAttempts.progress);
  const [kept, answers] = await Promise.all([
    answered(attempts.getAll() as IDBRequest<StoredAttempt[]>),
    answered(progress.getAll() as IDBRequest<StoredProgress[]>),
  ]);
  const byId = new Map(answers.map((it) => [it.attemptId, it]));
  for (const attempt of kept) {
    const { attemptId } = attempt;
    if (!isForgettable(attempt, byId.get(attemptId) ?? { attemptId })) byId.delete(attemptId);
    else attempts.delete(attemptId);
  }
  // What is left of the answers belongs to an attempt that goes, or to none.
  for (const attemptId of byId.keys()) progress.delete(attemptId);
  await committed(tx);
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      resolve(request.result);
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('The browser did not say why.'));
    });
  });
}

function committed(tx: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    tx.addEventListener('complete', () => {
      resolve();
    });
    tx.addEventListener('abort', () => {
      reject(tx.error ?? new Error('The browser did not say why.'));
    });
  });
}
