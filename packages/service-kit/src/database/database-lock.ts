import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** Somebody else held a named lock for longer than the caller waits. */
export class LockNotFreeError extends Error {}

/**
 * Runs work while holding a named lock of the database server, so that only one replica works at a
 * time. The lock belongs to this schema. The server releases it when the connection ends, even after
 * a crash.
 *
 * @param name the lock's name within the schema
 * @param waitSeconds how long to wait for the lock
 * @throws LockNotFreeError when the lock was not free in that time; also what the work throws
 */
export async function withDatabaseLock<T>(
  dataSource: DataSource,
  name: string,
  work: () => Promise<T>,
  waitSeconds = 300,
): Promise<T> {
  const lock = lockName(String(dataSource.driver.database), name);
  const runner = dataSource.createQueryRunner();
  try {
    const [row] = (await runner.query('SELECT GET_LOCK(?, ?) AS got', [lock, waitSeconds])) as [
      { got: number | string | null } | undefined,
    ];
    if (Number(row?.got) !== 1) {
      throw new LockNotFreeError(`the lock "${name}" was not free within ${waitSeconds} s`);
    }
    try {
      return await work();
    } finally {
      await runner.query('DO RELEASE_LOCK(?)', [lock]).catch(() => undefined);
    }
  } finally {
    await runner.release();
  }
}

/** Lock names are global to the server and have at most 64 characters. */
function lockName(schema: string, name: string): string {
  const digest = createHash('sha256').update(`${schema}\0${name}`).digest('hex').slice(0, 24);
  return `abhyas:${name.slice(0, 30)}:${digest}`;
}
