import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import type { BaseConfig } from '../config/load-config.js';
import { describeTarget, reasonOf } from './database.js';
import { isReadOnly, READ_ONLY } from './read-only.js';

/** From the beginning of one try to the beginning of the next. */
export const TRY_INTERVAL_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Waits until the service's database can be reached, lets the service in and accepts writes. A
 * service that ended instead would only be started again and again.
 *
 * @param onWaiting gets the reason, each time that it is another one
 * @returns false when `signal` ended the waiting
 */
export async function waitForDatabase(
  config: BaseConfig,
  signal: AbortSignal,
  onWaiting: (reason: string) => void,
): Promise<boolean> {
  let lastReason: string | undefined;
  while (!signal.aborted) {
    const nextTry = sleep(TRY_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    const reason = await tryDatabase(config.DATABASE_URL);
    if (reason === undefined) return true;
    if (reason !== lastReason) onWaiting(reason);
    lastReason = reason;
    await nextTry;
  }
  return false;
}

/** Returns why the database cannot be used, without values of the connection's address. */
async function tryDatabase(url: string): Promise<string | undefined> {
  const target = describeTarget(url);
  try {
    const connection = await createConnection({ uri: url, connectTimeout: CONNECT_TIMEOUT_MS });
    try {
      const [rows] = await connection.query<RowDataPacket[]>(READ_ONLY);
      return isReadOnly(rows) ? `the database ${target} is read-only` : undefined;
    } finally {
      connection.destroy();
    }
  } catch (error) {
    return `the database ${target} cannot be used (${reasonOf(error)}); start it or correct DATABASE_URL`;
  }
}
