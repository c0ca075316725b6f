import { join } from 'node:path';
import type { ResponseOf } from '@abhyas/web-kit/contract';
import type { APIRequestContext } from '@playwright/test';
import { execaSync } from 'execa';
import { createConnection } from 'mysql2/promise';
import { runningStack } from './stack.ts';

const COMMAND = join(
  import.meta.dirname,
  '..',
  '..',
  'services/catalogue/dist/src/commands/announce-live-test.js',
);

type UpcomingTests = ResponseOf<'/api/user/upcoming-tests'>;

/** Live tests as a student sees them. */
export async function upcomingTests(
  request: APIRequestContext,
  token: string,
): Promise<UpcomingTests> {
  const response = await request.get('/api/user/upcoming-tests', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await response.json()) as UpcomingTests;
}

/**
 * Moves a live test and its registration so that both started a minute ago and end in an hour, does the
 * work and always moves it back, because nobody can wait for next Sunday.
 */
export async function whileOpen(id: string, work: () => Promise<void>): Promise<void> {
  const before = await openNow(id);
  try {
    await work();
  } finally {
    await move(
      id,
      'opens_at = ?, closes_at = ?, registration_opens_at = ?, registration_closes_at = ?',
      before,
    );
  }
}

/** Moves a live test and its registration so that both started a minute ago and end in an hour. */
export function openNow(id: string): Promise<unknown[]> {
  return move(
    id,
    `opens_at = UTC_TIMESTAMP(3) - INTERVAL 1 MINUTE, closes_at = UTC_TIMESTAMP(3) + INTERVAL 1 HOUR,
     registration_opens_at = NULL, registration_closes_at = NULL`,
    [],
  );
}

/** Moves a live test so that it ended a minute ago. */
export async function closeNow(id: string): Promise<void> {
  await move(
    id,
    `opens_at = UTC_TIMESTAMP(3) - INTERVAL 1 HOUR, closes_at = UTC_TIMESTAMP(3) - INTERVAL 1 MINUTE`,
    [],
  );
}

/** Announces a live test far in the future, as an operator does. */
export function announceLiveTest(file: string, exam: string, title: string): void {
  const window = ['--opens', '2099-01-04 10:00', '--closes', '2099-01-04 12:00'];
  const { environments } = runningStack();
  execaSync(process.execPath, [COMMAND, file, '--exam', exam, '--title', title, ...window], {
    stdin: 'ignore',
    env: environments.catalogue,
  });
}

async function move(id: string, assignments: string, values: unknown[]): Promise<unknown[]> {
  const uri = runningStack().environments.catalogue['DATABASE_URL'] ?? '';
  const connection = await createConnection({ uri, rowsAsArray: true, timezone: 'Z' });
  try {
    const [rows] = await connection.query(
      `SELECT opens_at, closes_at, registration_opens_at, registration_closes_at
       FROM live_test WHERE id = ?`,
      [id],
    );
    await connection.query(`UPDATE live_test SET ${assignments} WHERE id = ?`, [...values, id]);
    await connection.query('UPDATE catalogue_state SET version = version + 1');
    return (rows as unknown[][])[0] ?? [];
  } finally {
    await connection.end();
  }
}
