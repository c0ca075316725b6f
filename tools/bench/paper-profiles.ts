import { randomUUID } from 'node:crypto';
import type { Connection } from 'mysql2/promise';
import type { BenchHarness } from './bench-harness.ts';
import type { StartedTest } from './saving-student.ts';

type Kind = 'single' | 'multiple' | 'numeric';

/** How many questions of each kind the papers of real exams have. */
export const paperProfiles = {
  gate: { single: 38, multiple: 12, numeric: 15 },
} as const satisfies Readonly<Record<string, Readonly<Record<Kind, number>>>>;

export type PaperProfile = keyof typeof paperProfiles;

interface StoredPaper {
  questions: { options: string[]; correct: number; kind?: Kind }[];
}

/**
 * Copies started attempts to a paper whose questions have the kinds of a profile and are the same
 * otherwise: what differs in the figures is the kinds alone.
 *
 * @param started attempts at one paper of as many questions as the profile has
 */
export async function withProfile(
  harness: BenchHarness,
  started: readonly StartedTest[],
  profile: PaperProfile,
): Promise<StartedTest[]> {
  const [first] = started;
  if (!first) return [];
  const kinds = kindsOf(profile);
  const testId = randomUUID();
  const connection = await harness.connect('attempt');
  try {
    await storePaper(connection, { from: first.test._id, to: testId, kinds });
    const columns = await attemptColumns(connection);
    const copies: StartedTest[] = [];
    for (const one of started) {
      const attemptId = randomUUID();
      await copyAttempt(connection, columns, { from: one.attemptId, to: attemptId, testId });
      const questions = one.test.questions.map((question, index) => ({
        ...question,
        kind: kinds[index] ?? 'single',
      }));
      copies.push({ ...one, attemptId, test: { ...one.test, questions } });
    }
    return copies;
  } finally {
    await connection.end();
  }
}

/** The kinds in groups, as the sections of a real paper have them. */
function kindsOf(profile: PaperProfile): Kind[] {
  return Object.entries(paperProfiles[profile]).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kind as Kind),
  );
}

async function storePaper(
  connection: Connection,
  { from, to, kinds }: { from: string; to: string; kinds: readonly Kind[] },
): Promise<void> {
  const [rows] = await connection.query('SELECT body FROM paper_snapshots WHERE test_id = ?', [
    from,
  ]);
  const [row] = rows as { body: string }[];
  const paper = JSON.parse(row?.body ?? '{}') as StoredPaper;
  const questions = paper.questions.map((question, index) =>
    keyedAs(question, kinds[index] ?? 'single'),
  );
  await connection.query(
    `INSERT INTO paper_snapshots (test_id, version, exam_id, exam_name, title, category, body, stored_at)
     SELECT ?, version, exam_id, exam_name, title, category, ?, stored_at
       FROM paper_snapshots WHERE test_id = ?`,
    [to, JSON.stringify({ ...paper, testId: to, questions }), from],
  );
}

function keyedAs(question: StoredPaper['questions'][number], kind: Kind): object {
  switch (kind) {
    case 'single':
      return question;
    case 'multiple':
      return { ...question, kind, correct: -1, correctOptions: [0, 2] };
    case 'numeric':
      return { ...question, kind, options: [], correct: -1, accepted: [{ from: '1', to: '2' }] };
  }
}

async function attemptColumns(connection: Connection): Promise<string[]> {
  const [columns] = await connection.query(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = DATABASE() AND table_name = 'attempts'
        AND COALESCE(generation_expression, '') = ''`,
  );
  return (columns as { name: string }[]).map(({ name }) => name);
}

async function copyAttempt(
  connection: Connection,
  columns: readonly string[],
  { from, to, testId }: { from: string; to: string; testId: string },
): Promise<void> {
  const given: Readonly<Record<string, string>> = { id: to, test_id: testId };
  await connection.query(
    `INSERT INTO attempts (${columns.join(', ')})
     SELECT ${columns.map((column) => (column in given ? '?' : column)).join(', ')}
       FROM attempts WHERE id = ?`,
    [...columns.flatMap((column) => given[column] ?? []), from],
  );
}
