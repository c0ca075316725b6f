import type { CompletedAttempt } from './completed-attempts.ts';
import { withDatabase } from './database.ts';

const PARTICIPANTS = `
  CREATE TEMPORARY TABLE journey_participants (
    user_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
    share DOUBLE NOT NULL
  )
  SELECT UUID() AS user_id, (5 + 90 * (seq - 1) / GREATEST(1, ? - 1)) / 100 AS share
    FROM seq_1_to_1000
   WHERE seq <= ?`;

const ENTRIES = `
  INSERT INTO ranking_entries (test_id, user_id, attempt_id, rank_value)
  SELECT test_id, user_id, id, rank_value
    FROM attempts JOIN journey_participants USING (user_id)`;

const SUBJECTS = `
  INSERT INTO subject_results
    (attempt_id, subject, user_id, test_id, is_first, total, answered, correct, marks_share)
  SELECT copy.id, subject, copy.user_id, copy.test_id, 1, total, original.answered, correct,
         marks_share
    FROM subject_results original
    JOIN attempts copy USING (test_id)
    JOIN journey_participants others ON others.user_id = copy.user_id
   WHERE original.attempt_id IN (?)`;

/**
 * Adds participants to tests, the same ones to all of them: copies of a finished attempt of each test
 * under other students' ids, with marks spread from 5 to 95 percent. Twenty registrations would take minutes.
 */
export async function addParticipants(
  attempts: readonly CompletedAttempt[],
  count: number,
): Promise<void> {
  const ids = attempts.map(({ attemptId }) => attemptId);
  await withDatabase('attempt', async (database) => {
    const [columns] = await database.query(
      `SELECT column_name AS name FROM information_schema.columns
        WHERE table_schema = DATABASE() AND table_name = 'attempts' AND extra NOT LIKE '%GENERATED%'`,
    );
    const names = (columns as { name: string }[]).map(({ name }) => name);
    const own: Record<string, string> = {
      id: 'UUID()',
      user_id: 'others.user_id',
      rank_value: 'others.share',
      is_first: '1',
    };
    const values = names.map((name) => own[name] ?? `original.${name}`);
    await database.query(PARTICIPANTS, [count, count]);
    await database.query(
      `INSERT INTO attempts (${names.join(', ')})
       SELECT ${values.join(', ')} FROM attempts original JOIN journey_participants others
        WHERE original.id IN (?)`,
      [ids],
    );
    await database.query(ENTRIES);
    await database.query(SUBJECTS, [ids]);
  });
}
