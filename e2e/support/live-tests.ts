import type { ResponseOf } from '@abhyas/web-kit/contract';
import { getJson } from './api.ts';
import { withDatabase } from './database.ts';
import { liveExam } from './own-tests.ts';

/** Live tests as a student sees them. */
export function upcomingTests(token: string): Promise<ResponseOf<'/api/user/upcoming-tests'>> {
  return getJson('/api/user/upcoming-tests', { token });
}

/** Those of the sample that have not begun, the next first: journeys open and end their own. */
export async function laterLiveTests(
  token: string,
): Promise<ResponseOf<'/api/user/upcoming-tests'>> {
  const upcoming = await upcomingTests(token);
  return upcoming.filter(
    ({ examName, startsAt }) => examName !== liveExam.name && Date.parse(startsAt) > Date.now(),
  );
}

/** Moves a live test and its registration so that both started a minute ago and end in an hour. */
export function openNow(id: string): Promise<void> {
  return move(
    id,
    `opens_at = UTC_TIMESTAMP(3) - INTERVAL 1 MINUTE, closes_at = UTC_TIMESTAMP(3) + INTERVAL 1 HOUR,
     registration_opens_at = NULL, registration_closes_at = NULL`,
    [],
  );
}

/** Moves a live test so that it starts in this many seconds and is open for an hour. */
export function startIn(id: string, seconds: number): Promise<void> {
  return move(
    id,
    `opens_at = UTC_TIMESTAMP(3) + INTERVAL ? SECOND, closes_at = UTC_TIMESTAMP(3) + INTERVAL ? SECOND,
     registration_opens_at = NULL, registration_closes_at = NULL`,
    [seconds, seconds + 3600],
  );
}

/** Moves a live test so that it ended a minute ago. */
export function closeNow(id: string): Promise<void> {
  return move(
    id,
    `opens_at = UTC_TIMESTAMP(3) - INTERVAL 1 HOUR, closes_at = UTC_TIMESTAMP(3) - INTERVAL 1 MINUTE`,
    [],
  );
}

function move(id: string, assignments: string, values: unknown[]): Promise<void> {
  return withDatabase('catalogue', async (database) => {
    await database.query(`UPDATE live_tests SET ${assignments} WHERE id = ?`, [...values, id]);
    await database.query('UPDATE catalogue_versions SET version = version + 1');
  });
}
