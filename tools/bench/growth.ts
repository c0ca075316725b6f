import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { execaNode } from 'execa';
import type { Connection } from 'mysql2/promise';
import { createClient } from 'redis';
import { root } from '../stack/inventory.ts';
import { BenchHarness } from './bench-harness.ts';

const subjects = ['Quantitative Aptitude', 'English', 'General Awareness', 'Reasoning'];
const questionCount = 100;
const rowsPerInsert = 1_000;
const tables = ['attempts', 'ranking_entries', 'subject_results'] as const;

/**
 * Fills the tables and the ranking sets with students who finished tests, and prints what a student takes
 * of MySQL’s disk and of Redis’ memory, and how long the sets take to build.
 *
 * `--students 20000 --tests 5` sets how many there are, and how many tests each has finished.
 */
export async function measureGrowth(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      students: { type: 'string', default: '20000' },
      tests: { type: 'string', default: '5' },
    },
  });
  const [students, tests] = [Number(values.students), Number(values.tests)];
  const harness = await BenchHarness.open('growth', { services: ['attempt'], fresh: true });
  try {
    await measure(harness, students, tests);
  } finally {
    await harness.close();
  }
}

async function measure(harness: BenchHarness, students: number, tests: number): Promise<void> {
  // Its first run creates the tables.
  await rebuild(harness);
  const connection = await harness.connect('attempt');
  const redis = createClient({ url: harness.stack.environmentOf('attempt')['REDIS_URL'] ?? '' });
  await redis.connect();
  try {
    const before = await usedMemory(redis);
    for (let test = 1; test <= tests; test += 1) await fill(connection, test, students);
    const entries = students * tests;
    console.log(
      `${students.toLocaleString('en-IN')} students, each with ${tests} finished tests of ${questionCount} questions in ${subjects.length} subjects`,
    );
    for (const table of tables) {
      const bytes = await bytesOf(connection, table);
      console.log(`  MySQL  ${table.padEnd(16)} ${Math.round(bytes / entries)} bytes an attempt`);
    }
    const first = await rebuild(harness);
    const memory = (await usedMemory(redis)) - before;
    // The second time, only the sets are left to be built.
    const again = await rebuild(harness);
    console.log(
      `  Redis  ranking sets     ${Math.round(memory / entries)} bytes an attempt, ${Math.round(memory / students)} a student`,
    );
    const rateOf = (seconds: number): string =>
      Math.round(entries / seconds).toLocaleString('en-IN');
    console.log(
      `attempts a second, by one replica: ${rateOf(first - again)} numbered, ${rateOf(again)} entered into all rankings`,
    );
  } finally {
    redis.destroy();
    await connection.end();
  }
}

/** Runs the command of operators. Returns its seconds. */
async function rebuild(harness: BenchHarness): Promise<number> {
  const began = performance.now();
  await execaNode(join(root, 'services/attempt/dist/src/commands/rebuild-rankings.js'), [], {
    env: harness.stack.environmentOf('attempt'),
  });
  return (performance.now() - began) / 1000;
}

async function usedMemory(redis: { info(section: string): Promise<string> }): Promise<number> {
  return Number(/^used_memory:(\d+)/m.exec(await redis.info('memory'))?.[1]);
}

async function bytesOf(connection: Connection, table: string): Promise<number> {
  await connection.query(`ANALYZE TABLE ${table}`);
  const [rows] = await connection.query(
    `SELECT data_length + index_length AS bytes FROM information_schema.tables
      WHERE table_schema = DATABASE() AND table_name = ?`,
    [table],
  );
  return Number((rows as { bytes: number | string }[])[0]?.bytes);
}

/** A paper, and a finished attempt of it by each student. Ids begin with their number, as with their time. */
async function fill(connection: Connection, test: number, students: number): Promise<void> {
  const testId = idOf('b', test);
  const examId = idOf('e', 1);
  const at = new Date(Date.UTC(2026, 0, test));
  await connection.query(
    `INSERT INTO paper_snapshots
       (test_id, version, exam_id, exam_name, title, category, body, stored_at)
     VALUES (?, 1, ?, 'SSC CGL', ?, 'full', ?, ?)`,
    [testId, examId, `Full test ${test}`, JSON.stringify(paperOf(testId, examId, test)), at],
  );
  const answers = Buffer.from([1, ...new Uint8Array(8 * questionCount)]);
  for (let first = 1; first <= students; first += rowsPerInsert) {
    const numbers = Array.from(
      { length: Math.min(rowsPerInsert, students + 1 - first) },
      (_, index) => first + index,
    );
    const rows = numbers.map((number) => ({
      id: idOf('a', test, number),
      userId: idOf('d', number),
      // Spread over all shares, as marks are.
      right: (number * 7919 * test) % (questionCount + 1),
    }));
    await connection.query(
      `INSERT INTO attempts (id, user_id, test_id, exam_id, paper_version, question_count,
          duration_seconds, marking_correct, marking_wrong, started_at, deadline_at, state,
          responses, finished_at, elapsed_seconds, answered, is_blank, correct_answers, marks, max_marks,
          rank_value, is_first)
        VALUES ?`,
      [
        rows.map(({ id, userId, right }) => [
          ...[id, userId, testId, examId, 1, questionCount, 3600, '1', '0', at, at, 'submitted'],
          ...[answers, at, 3000, questionCount, false, right, String(right), String(questionCount)],
          ...[right / questionCount, true],
        ]),
      ],
    );
    await connection.query(
      'INSERT INTO ranking_entries (test_id, user_id, attempt_id, rank_value) VALUES ?',
      [rows.map(({ id, userId, right }) => [testId, userId, id, right / questionCount])],
    );
    const each = questionCount / subjects.length;
    await connection.query(
      `INSERT INTO subject_results
         (attempt_id, subject, user_id, test_id, is_first, total, answered, correct)
       VALUES ?`,
      [
        rows.flatMap(({ id, userId, right }) =>
          subjects.map((subject, index) => [
            ...[id, subject, userId, testId, true, each, each],
            Math.max(0, Math.min(each, right - index * each)),
          ]),
        ),
      ],
    );
  }
}

function idOf(kind: string, ...numbers: readonly number[]): string {
  const [number = 0, last = 0] = numbers;
  const start = number.toString(16).padStart(7, '0');
  return `${kind}${start}-0000-7000-8000-${last.toString(16).padStart(12, '0')}`;
}

function paperOf(testId: string, examId: string, test: number): object {
  return {
    testId,
    version: 1,
    exam: { _id: examId, name: 'SSC CGL' },
    title: `Full test ${test}`,
    category: 'full',
    duration: 3600,
    marking: { correct: '1', wrong: '0' },
    questions: Array.from({ length: questionCount }, (_, index) => ({
      id: idOf('c', test, index + 1),
      version: 1,
      question: `What is ${index} + 1?`,
      options: ['0', '1', '2', '3'],
      correct: index % 4,
      explanation: '',
      subject: subjects[Math.floor((index * subjects.length) / questionCount)],
      topic: 'Addition',
      difficulty: 'Easy',
    })),
  };
}
