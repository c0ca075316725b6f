import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RowDataPacket } from 'mysql2/promise';
import { BenchHarness } from '../bench/bench-harness.ts';
import { writeQuestions } from '../bench/questions-file.ts';
import { buildStale } from '../build/build.ts';
import type { ServiceName } from '../stack/inventory.ts';
import type { Stack } from '../stack/stack.ts';
import { logInStudents, type ChaosSystem, type SqlValues } from './chaos-system.ts';
import { composeMixedTests } from './mixed-tests.ts';
import { withRedis, type RedisClient } from './with-redis.ts';

const questionCount = 20;

export interface ChaosSystemOptions {
  /** Where it stores its data, if not in the same place as the last time. */
  folder?: string;
  /** Whether students take the test on pages, or only by API calls. */
  pages?: 'none' | 'all';
  /** Whether there is a second test of each duration, of questions of all kinds. */
  isMixed?: boolean;
}

/** A test of twenty questions. */
export interface ChaosTest {
  testId: string;
  examId: string;
}

/** The product, with its pages if requested, and the requested number of tests and students. */
export class ChaosHarness implements ChaosSystem {
  /** In the order of the requested durations; those of all kinds of questions follow. */
  readonly tests: readonly ChaosTest[];
  readonly #harness: BenchHarness;

  private constructor(harness: BenchHarness, tests: readonly ChaosTest[]) {
    this.#harness = harness;
    this.tests = tests;
  }

  /** @param durations how long each test takes, in seconds: one test for each */
  static async open(
    durations: readonly number[],
    { folder, pages = 'none', isMixed = false }: ChaosSystemOptions = {},
  ): Promise<ChaosHarness> {
    if (pages === 'all') await buildStale();
    const harness = await BenchHarness.open('chaos', {
      services: ['auth', 'attempt'],
      environment: { DEMO_LOGIN: '1', LIMIT_ADDRESS: '1000000' },
      ...(folder === undefined ? {} : { folder }),
    });
    try {
      await Promise.all([harness.empty('auth'), harness.empty('attempt')]);
      await harness.stack.startServices(['catalogue']);
      const tests = await findTests(harness, durations.length);
      if (isMixed) tests.push(...(await findMixedTests(harness, durations.length)));
      for (const [index, { testId }] of tests.entries()) {
        await setDuration(harness, testId, durations[index % durations.length] ?? 0);
      }
      await harness.stack.startServices(['auth', 'attempt']);
      await (pages === 'all' ? harness.stack.startSites() : harness.stack.startGateway());
      return new ChaosHarness(harness, tests);
    } catch (error) {
      await harness.close();
      throw error;
    }
  }

  /** The first test. */
  get testId(): string {
    return this.tests[0]?.testId ?? '';
  }

  get stack(): Stack {
    return this.#harness.stack;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.stack.ports.web}`;
  }

  get origins(): [string] {
    return [this.origin];
  }

  close(): Promise<void> {
    return this.#harness.close();
  }

  readonly query = <Row>(
    service: ServiceName,
    sql: string,
    values: SqlValues = [],
  ): Promise<Row[]> => query<Row>(this.#harness, service, sql, values);

  /** See `logInStudents`. */
  logInStudents(count: number): Promise<string[]> {
    return logInStudents(this, count);
  }

  async redis<Result>(work: (client: RedisClient) => Promise<Result>): Promise<Result> {
    return withRedis(this.stack.databaseUrls.redis, work);
  }
}

/** Tests that were imported before, or now. */
async function findTests(harness: BenchHarness, count: number): Promise<ChaosTest[]> {
  const find = (): Promise<ChaosTest[]> =>
    query(
      harness,
      'catalogue',
      `SELECT id AS testId, exam_id AS examId FROM tests
        WHERE question_count = ? AND category <> 'full' ORDER BY id LIMIT ?`,
      [questionCount, count],
    );
  const known = await find();
  if (known.length === count) return known;
  await importTests(harness, count);
  const found = await find();
  if (found.length === count) return found;
  throw new Error(`The importer made ${found.length} tests of twenty questions, not ${count}.`);
}

/** Mixed tests that were composed before, or now. */
async function findMixedTests(harness: BenchHarness, count: number): Promise<ChaosTest[]> {
  const find = (): Promise<ChaosTest[]> =>
    query(
      harness,
      'catalogue',
      "SELECT id AS testId, exam_id AS examId FROM tests WHERE category = 'full' ORDER BY id LIMIT ?",
      [count],
    );
  const known = await find();
  if (known.length === count) return known;
  await composeMixedTests(harness, count);
  return find();
}

async function importTests(harness: BenchHarness, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  try {
    const file = join(folder, 'questions.jsonl');
    await writeQuestions(file, {
      exams: count,
      subjectsPerExam: 2,
      topicsPerSubject: 1,
      questionsPerTopic: questionCount / 2,
      explanation: 100,
    });
    await harness.import('--size', String(questionCount), file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function setDuration(harness: BenchHarness, testId: string, seconds: number): Promise<void> {
  const set = [seconds, testId];
  await query(harness, 'catalogue', 'UPDATE tests SET duration = ? WHERE id = ?', set);
  await query(harness, 'catalogue', 'UPDATE test_versions SET duration = ? WHERE test_id = ?', set);
}

async function query<Row>(
  harness: BenchHarness,
  service: ServiceName,
  sql: string,
  values: SqlValues,
): Promise<Row[]> {
  const connection = await harness.connect(service);
  try {
    const [rows] = await connection.query<RowDataPacket[]>(sql, [...values]);
    return rows as Row[];
  } finally {
    await connection.end();
  }
}
