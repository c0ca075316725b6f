import type { ResponseOf } from '@abhyas/web-kit/contract';
import { getJson } from './api.ts';
import { withDatabase } from './database.ts';

/** Live tests as a student sees them. */
export function upcomingTests(token: string): Promise<ResponseOf<'/api/user/upcoming-tests'>> {
  return getJson('/api/user/upcoming-tests', { token });
}

/** Those that have not begun, the next first: other tests may have left one open. */
export async function laterLiveTests(
  token: string,
): Promise<ResponseOf<'/api/user/upcoming-tests'>> {
  const upcoming = await upcomingTests(token);
  return upcoming.filter(({ startsAt }) => Date.parse(startsAt) > Date.now());
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

/**
 * Moves a live test so that it starts in this many seconds and is open for an hour, does the work and
 * always moves it back.
 */
export async function whileStartingIn(
  id: string,
  seconds: number,
  work: () => Promise<void>,
): Promise<void> {
  const before = await startIn(id, seconds);
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

/** Moves a live test so that it starts in this many seconds and is open for an hour. */
export function startIn(id: string, seconds: number): Promise<unknown[]> {
  return move(
    id,
    `opens_at = UTC_TIMESTAMP(3) + INTERVAL ? SECOND, closes_at = UTC_TIMESTAMP(3) + INTERVAL ? SECOND,
     registration_opens_at = NULL, registration_closes_at = NULL`,
    [seconds, seconds + 3600],
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

function move(id: string, assignments: string, values: unknown[]): Promise<unknown[]> {
  return withDatabase('catalogue', async (database) => {
    const [rows] = await database.query({
      sql: `SELECT opens_at, closes_at, registration_opens_at, registration_closes_at
            FROM live_test WHERE id = ?`,
      values: [id],
      rowsAsArray: true,
    });
    await database.query(`UPDATE live_test SET ${assignments} WHERE id = ?`, [...values, id]);
    await database.query('UPDATE catalogue_state SET version = version + 1');
    return (rows as unknown[][])[0] ?? [];
  });
}
