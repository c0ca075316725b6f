import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ResponseOf } from '@abhyas/web-kit/contract';
import type { RowDataPacket } from 'mysql2/promise';
import { BenchHarness } from '../bench/bench-harness.ts';
import { writeQuestions } from '../bench/questions-file.ts';
import { buildStale } from '../build/build.ts';
import type { ServiceName } from '../stack/inventory.ts';
import type { Stack } from '../stack/stack.ts';

const demo = { email: 'demo@abhyas.example', password: 'demo-practice-2026' };
const questionCount = 20;
const logInsAtOnce = 4;
const logInTries = 20;

type SqlValues = readonly (string | number)[];

export interface ChaosGroundOptions {
  /** Where it stores its data, if not in the same place as the last time. */
  folder?: string;
  /** Whether students take the test on pages, or only by API calls. */
  pages?: 'none' | 'all';
}

/** A test of twenty questions in two subjects, the only one in its exam. */
export interface ChaosTest {
  testId: string;
  examId: string;
}

/** The product, with its pages if requested, and the requested number of tests and students. */
export class ChaosHarness {
  /** In the order of the requested durations. */
  readonly tests: readonly ChaosTest[];
  readonly #harness: BenchHarness;

  private constructor(harness: BenchHarness, tests: readonly ChaosTest[]) {
    this.#harness = harness;
    this.tests = tests;
  }

  /** @param durations how long each test takes, in seconds: one test for each */
  static async open(
    durations: readonly number[],
    { folder, pages = 'none' }: ChaosGroundOptions = {},
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
      for (const [index, { testId }] of tests.entries()) {
        await setDuration(harness, testId, durations[index] ?? 0);
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

  close(): Promise<void> {
    return this.#harness.close();
  }

  query<Row>(service: ServiceName, sql: string, values: SqlValues = []): Promise<Row[]> {
    return query<Row>(this.#harness, service, sql, values);
  }

  /** Accounts that share the demo's password, logged in as usual: returns their tokens. */
  async logInStudents(count: number): Promise<string[]> {
    const emails = Array.from({ length: count }, (_, index) => `student-${index}@abhyas.example`);
    for (const email of emails) {
      await this.query(
        'auth',
        `INSERT INTO users (id, email, email_key, name, password_hash, registration_id,
                            verified_at, created_at, updated_at)
         SELECT ?, ?, ?, 'Asha Rao', password_hash, ?, verified_at, created_at, updated_at
           FROM users WHERE email = ?`,
        [randomUUID(), email, email, randomUUID(), demo.email],
      );
    }
    const tokens: string[] = [];
    const waiting = [...emails];
    const logInSome = async (): Promise<void> => {
      for (let email = waiting.shift(); email !== undefined; email = waiting.shift()) {
        tokens.push(await this.#logIn(email));
      }
    };
    await Promise.all(Array.from({ length: logInsAtOnce }, logInSome));
    return tokens;
  }

  /** Checking a password is expensive, and on a busy machine one may take longer than the gateway waits. */
  async #logIn(email: string): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      const response = await fetch(`${this.origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: demo.password }),
      });
      const { token } = (await response.json()) as Partial<ResponseOf<'/api/auth/login', 'post'>>;
      if (token !== undefined) return token;
      if (tries === logInTries) throw new Error(`${email} could not log in: ${response.status}`);
      await sleep(1_000);
    }
  }
}

/** Tests that were imported before, or now. */
async function findTests(harness: BenchHarness, count: number): Promise<ChaosTest[]> {
  const find = (): Promise<ChaosTest[]> =>
    query(
      harness,
      'catalogue',
      `SELECT id AS testId, exam_id AS examId FROM test
        WHERE question_count = ? ORDER BY id LIMIT ?`,
      [questionCount, count],
    );
  const known = await find();
  if (known.length === count) return known;
  await importTests(harness, count);
  const found = await find();
  if (found.length === count) return found;
  throw new Error(`The importer made ${found.length} tests of twenty questions, not ${count}.`);
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
  await query(harness, 'catalogue', 'UPDATE test SET duration = ? WHERE id = ?', set);
  await query(harness, 'catalogue', 'UPDATE test_version SET duration = ? WHERE test_id = ?', set);
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
