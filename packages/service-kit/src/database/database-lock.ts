import { createHash } from 'node:crypto';

import type { DataSource } from 'typeorm';

/**
 * Runs work while holding a named lock of the database server, so that of many replicas one works
 * at a time. The lock belongs to this schema and goes with its connection, however that ends.
 *
 * @param name what is locked, within the schema
 * @param waitSeconds how long to wait for others
 * @throws Error when the lock was not got in that time; whatever the work throws
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
      throw new Error(`the lock "${name}" was not free within ${waitSeconds} s`);
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

/** Lock names are the whole server's and at most 64 characters. */
function lockName(schema: string, name: string): string {
  const digest = createHash('sha256').update(`${schema}\0${name}`).digest('hex').slice(0, 24);
  return `abhyas:${name.slice(0, 30)}:${digest}`;
}
