import type { DataSource } from 'typeorm';
import { DomainError } from '../errors/domain-error.js';

/** More than a slow response can explain. */
const MAX_DIFFERENCE_MS = 10_000;

/**
 * Must be called before anything happens that cannot be undone because a time is over.
 *
 * @throws DomainError 503 if the clocks of this machine and of the database differ by more than ten
 *   seconds: one of them has jumped, and nobody may lose time by that
 */
export async function requireSameTime(database: Pick<DataSource, 'query'>): Promise<void> {
  const asked = Date.now();
  const [row] = await database.query<{ now: string }[]>(
    `SELECT DATE_FORMAT(UTC_TIMESTAMP(3), '%Y-%m-%dT%H:%i:%s.%fZ') AS now`,
  );
  const there = Date.parse(row?.now ?? '');
  const isSame = there >= asked - MAX_DIFFERENCE_MS && there <= Date.now() + MAX_DIFFERENCE_MS;
  if (isSame) return;
  const difference = Math.round((asked - there) / 1000);
  throw new DomainError(
    'clock_off',
    503,
    'We are correcting the clock of our server. Your answers are safe. Please try again in a moment.',
    {
      retryAfter: 5,
      logLevel: 'error',
      cause: new Error(`The clock of this machine is ${difference} s ahead of the database’s`),
    },
  );
}
