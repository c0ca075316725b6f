import type { DBSchema } from 'idb';

/**
 * Where the test runner stores open attempts in this browser (IndexedDB). It is the only data of a
 * student that outlives a session, and only until the server has it.
 */
export const storedAttempts = {
  database: 'abhyas-runner',
  version: 1,
} as const;

export interface StoredAttempt {
  attemptId: string;
  endsAt: number;
}

export interface StoredProgress {
  attemptId: string;
  isSent?: boolean;
}

/** The database's stores; the test runner says what else an attempt and its progress contain. */
export interface StoredAttemptsSchema<
  Attempt extends StoredAttempt = StoredAttempt,
  Progress extends StoredProgress = StoredProgress,
> extends DBSchema {
  attempts: { key: string; value: Attempt; indexes: { owner: [userId: string, testId: string] } };
  progress: { key: string; value: Progress };
}
