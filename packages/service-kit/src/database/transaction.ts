import { setTimeout as sleep } from 'node:timers/promises';

import type { DataSource, EntityManager } from 'typeorm';

const TRIES = 3;

/**
 * Runs a unit of work in a transaction. When the database undid it to let others go on, the whole
 * unit is run again, three tries in all, so the work must have no effect outside of the database.
 *
 * @throws whatever the work throws; what undid the last try when all were undone
 */
export async function runInTransaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await dataSource.transaction(work);
    } catch (fault) {
      if (attempt >= TRIES || !isUndone(fault)) throw fault;
      await sleep(10 * attempt);
    }
  }
}

/** Whether a write failed because a unique key is taken. */
export function isDuplicateKey(fault: unknown): boolean {
  return hasDatabaseCode(fault, 'ER_DUP_ENTRY');
}

/**
 * Whether the database undid a statement, and the transaction it was in, to let others go on: to break
 * a deadlock, or, with MariaDB's `innodb_snapshot_isolation` (on by default from 11.6.2), because
 * somebody changed a row after the transaction had first read.
 */
export function isUndone(fault: unknown): boolean {
  return hasDatabaseCode(fault, 'ER_LOCK_DEADLOCK') || hasDatabaseCode(fault, 'ER_CHECKREAD');
}

function hasDatabaseCode(fault: unknown, code: string): boolean {
  if (!(fault instanceof Error)) return false;
  if ('code' in fault && fault.code === code) return true;
  return 'driverError' in fault && hasDatabaseCode(fault.driverError, code);
}
