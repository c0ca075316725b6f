import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';

const MAX_TRIES = 3;
const ROLLED_BACK = [
  'ER_LOCK_DEADLOCK',
  'ER_CHECKREAD',
  'ER_TRANSACTION_ROLLBACK_DURING_COMMIT',
] as const;

/**
 * Runs a unit of work in a transaction. When the database rolls it back because of another
 * transaction, the whole unit runs again, at most three times in all. So the work must have no effect
 * outside of the database.
 *
 * @throws what the work throws; after three rollbacks the last database error
 */
export async function runInTransaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await dataSource.transaction(work);
    } catch (error) {
      if (attempt >= MAX_TRIES || !isRolledBack(error)) throw error;
      await sleep(10 * attempt);
    }
  }
}

/** Whether a write failed because the unique key exists already. */
export function isDuplicateKey(error: unknown): boolean {
  return hasDatabaseCode(error, 'ER_DUP_ENTRY');
}

/**
 * Whether the database rolled back a statement and its transaction because of another transaction: to
 * break a deadlock, or, with MariaDB's `innodb_snapshot_isolation` (on by default from 11.6.2), because
 * a row had changed since the transaction's first read, or, with MySQL's Group Replication, because
 * another member was the first to commit a change of the same row.
 */
export function isRolledBack(error: unknown): boolean {
  return ROLLED_BACK.some((code) => hasDatabaseCode(error, code));
}

function hasDatabaseCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === code) return true;
  return 'driverError' in error && hasDatabaseCode(error.driverError, code);
}
