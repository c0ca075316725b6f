import { randomUUID } from 'node:crypto';
import type { CompletedAttempt } from './completed-attempts.ts';
import { withDatabase } from './database.ts';

/**
 * Adds participants to a test: copies of a finished attempt under other students' ids, with marks spread from
 * 5 to 95 percent. Twenty registrations would take minutes.
 */
export async function addParticipants(
  { attemptId }: CompletedAttempt,
  count: number,
): Promise<void> {
  await withDatabase('attempt', async (database) => {
    const [columns] = await database.query(
      `SELECT column_name AS name FROM information_schema.columns
        WHERE table_schema = DATABASE() AND table_name = 'attempts' AND extra NOT LIKE '%GENERATED%'`,
    );
    const names = (columns as { name: string }[]).map(({ name }) => name);
    for (let index = 0; index < count; index += 1) {
      const [id, student] = [randomUUID(), randomUUID()];
      const rankValue = (5 + (90 * index) / Math.max(1, count - 1)) / 100;
      const own = { id, user_id: student, rank_value: rankValue };
      const values = names.map((name) => (name in own ? '?' : name));
      const given = names.flatMap((name) => (name in own ? [own[name as keyof typeof own]] : []));
      await database.query(
        `INSERT INTO attempts (${names.join(', ')}) SELECT ${values.join(', ')} FROM attempts WHERE id = ?`,
        [...given, attemptId],
      );
      await database.query(
        `INSERT INTO standings (test_id, user_id, attempt_id, rank_value)
         SELECT test_id, ?, ?, ? FROM attempts WHERE id = ?`,
        [student, id, rankValue, id],
      );
      await database.query(
        `INSERT INTO subject_results (attempt_id, subject, user_id, test_id, is_first, total, answered, correct)
         SELECT ?, subject, ?, test_id, 1, total, answered, correct
           FROM subject_results WHERE attempt_id = ?`,
        [id, student, attemptId],
      );
    }
  });
}
