import type { Answer } from '../saving-student.ts';
import type { CallsHarness } from './calls-harness.ts';

const questionsPerTest = 20;
const secondsPerTest = 1_200;
const testsPerExam = 12;
const examsTaken = 3;
const takenPerExam = 10;

export interface ListedTest {
  examId: string;
  testId: string;
}

/** The available tests, of twenty questions each, and their keys. */
export interface Papers {
  /** From three exams: every student has taken them. */
  taken: readonly ListedTest[];
  fresh: readonly ListedTest[];
  /** Live tests for which students register now, by the id to register by. */
  live: readonly (ListedTest & { id: string })[];
  /** The right answer, by question. */
  keys: ReadonlyMap<string, Answer>;
}

interface StoredKey {
  id: string;
  correct: number;
  /** JSON; null for a single choice. */
  answer: string | null;
}

interface KeyOfOtherKinds {
  correctOptions?: number[];
  accepted?: { from: string }[];
}

interface RankedTest extends ListedTest {
  exam: number;
  place: number;
}

/** Shortens some tests of the sample catalogue to twenty questions of several subjects. */
export async function cutPapers(harness: CallsHarness): Promise<Papers> {
  const tests = await harness.query<RankedTest>(
    'catalogue',
    `SELECT testId, examId, exam, place FROM (
       SELECT id AS testId, exam_id AS examId, DENSE_RANK() OVER (ORDER BY exam_id) AS exam,
              ROW_NUMBER() OVER (PARTITION BY exam_id ORDER BY position) AS place
         FROM tests WHERE category = 'setwise' AND question_count >= ?
     ) sets WHERE place <= ? ORDER BY place, exam`,
    [questionsPerTest, testsPerExam],
  );
  const ids = tests.map(({ testId }) => testId);
  await harness.query(
    'catalogue',
    `DELETE q FROM test_questions q
       JOIN (SELECT test_id, version, position,
                    ROW_NUMBER() OVER (PARTITION BY test_id, version ORDER BY position) AS place
               FROM test_questions WHERE test_id IN (?)) ranked
         ON ranked.test_id = q.test_id AND ranked.version = q.version
        AND ranked.position = q.position
      WHERE ranked.place > ?`,
    [ids, questionsPerTest],
  );
  for (const sql of [
    `UPDATE tests SET question_count = ${questionsPerTest}, duration = ${secondsPerTest} WHERE id IN (?)`,
    `UPDATE test_versions SET duration = ${secondsPerTest} WHERE test_id IN (?)`,
  ]) {
    await harness.query('catalogue', sql, [ids]);
  }
  await harness.query('catalogue', 'UPDATE catalogue_versions SET version = version + 1');
  const isTaken = ({ exam, place }: RankedTest): boolean =>
    exam <= examsTaken && place <= takenPerExam;
  return {
    taken: tests.filter(isTaken),
    fresh: tests.filter((test) => !isTaken(test)),
    live: await findLive(harness),
    keys: await readKeys(harness, ids),
  };
}

function findLive(harness: CallsHarness): Promise<(ListedTest & { id: string })[]> {
  return harness.query(
    'catalogue',
    `SELECT t.exam_id AS examId, t.id AS testId, l.id
       FROM live_tests l JOIN tests t ON t.id = l.test_id
      WHERE COALESCE(l.registration_opens_at, l.created_at) <= UTC_TIMESTAMP(3)
        AND l.registration_closes_at > UTC_TIMESTAMP(3)`,
  );
}

async function readKeys(harness: CallsHarness, tests: string[]): Promise<Map<string, Answer>> {
  const rows = await harness.query<StoredKey>(
    'catalogue',
    `SELECT DISTINCT v.question_id AS id, v.correct, v.answer
       FROM test_questions q
       JOIN question_versions v
         ON v.question_id = q.question_id AND v.version = q.question_version
      WHERE q.test_id IN (?)`,
    [tests],
  );
  return new Map(rows.map((row) => [row.id, rightAnswer(row)]));
}

function rightAnswer({ correct, answer }: StoredKey): Answer {
  if (answer === null) return { selectedOption: correct };
  const { correctOptions, accepted } = JSON.parse(answer) as KeyOfOtherKinds;
  return {
    selectedOption: null,
    ...(correctOptions && { selectedOptions: correctOptions }),
    ...(accepted?.[0] && { value: accepted[0].from }),
  };
}
