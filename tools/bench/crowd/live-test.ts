import { randomUUID } from 'node:crypto';
import type { Connection } from 'mysql2/promise';
import type { AttemptHarness } from '../attempt-harness.ts';

/** Makes the test of twenty questions a live one that is open now, with this duration. */
export async function openLiveTest(harness: AttemptHarness, seconds: number): Promise<string> {
  const testId = harness.testOf(20);
  await withCatalogue(harness, async (database) => {
    await database.query('UPDATE tests SET duration = ? WHERE id = ?', [seconds, testId]);
    await database.query('UPDATE test_versions SET duration = ? WHERE test_id = ?', [
      seconds,
      testId,
    ]);
    await database.query(
      `INSERT INTO live_tests (id, test_id, opens_at, closes_at, created_at)
       VALUES (?, ?, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))
       ON DUPLICATE KEY UPDATE test_id = test_id`,
      [randomUUID(), testId],
    );
    await database.query(
      `UPDATE live_tests SET opens_at = UTC_TIMESTAMP(3) - INTERVAL 1 MINUTE,
                            closes_at = UTC_TIMESTAMP(3) + INTERVAL 1 HOUR
        WHERE test_id = ?`,
      [testId],
    );
    await database.query('UPDATE catalogue_versions SET version = version + 1');
  });
  return testId;
}

/** Registers new students for the live test, and signs them in. Returns their tokens. */
export async function registerStudents(
  harness: AttemptHarness,
  testId: string,
  count: number,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await withCatalogue(harness, (database) =>
    // As if all mails were sent: none is measured.
    database.query(
      `INSERT INTO live_test_registrations
         (live_test_id, user_id, registered_at, confirmed_at, reminded_at)
       SELECT live_tests.id, student.id, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3), UTC_TIMESTAMP(3)
         FROM live_tests
         JOIN JSON_TABLE(?, '$[*]' COLUMNS (id CHAR(36) PATH '$')) AS student
        WHERE live_tests.test_id = ?`,
      [JSON.stringify(ids), testId],
    ),
  );
  return ids.map((id) => harness.newToken(id));
}

async function withCatalogue(
  harness: AttemptHarness,
  work: (database: Connection) => Promise<unknown>,
): Promise<void> {
  const database = await harness.harness.connect('catalogue');
  try {
    await work(database);
  } finally {
    await database.end();
  }
}
