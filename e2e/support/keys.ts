import type { SampleTest } from './completed-attempts.ts';
import { withDatabase } from './database.ts';

/** The right options by question. No call tells them before a result does. */
export type Keys = ReadonlyMap<string, number>;

interface KeyedQuestion {
  _id: string;
}

export async function keysOf(tests: readonly SampleTest[]): Promise<Keys> {
  const ids = tests.map(({ testId }) => testId);
  const [rows] = await withDatabase('catalogue', (database) =>
    database.query(
      `SELECT question_id AS id, correct
         FROM test_questions used JOIN question_versions one USING (question_id)
        WHERE used.test_id IN (?) AND one.version = used.question_version`,
      [ids],
    ),
  );
  return new Map((rows as { id: string; correct: number }[]).map((row) => [row.id, row.correct]));
}

export function rightOption(keys: Keys, { _id }: KeyedQuestion): number {
  const key = keys.get(_id);
  if (key === undefined) throw new Error(`The key of question ${_id} was not read.`);
  return key;
}

export function wrongOption(
  keys: Keys,
  question: KeyedQuestion & { options: readonly unknown[] },
): number {
  return (rightOption(keys, question) + 1) % question.options.length;
}
