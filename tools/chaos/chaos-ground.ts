import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RowDataPacket } from 'mysql2/promise';
import { BenchGround } from '../bench/bench-ground.ts';
import { writeQuestions } from '../bench/questions-file.ts';
import type { ServiceName } from '../stack/inventory.ts';
import type { Stack } from '../stack/stack.ts';

const demo = { email: 'demo@abhyas.example', password: 'demo-practice-2026' };
const questionCount = 20;
const logInsAtOnce = 4;
const logInTries = 20;

type SqlValues = readonly (string | number)[];

/** The product but for its pages, with one test in two subjects and as many students as are asked for. */
export class ChaosGround {
  readonly testId: string;
  readonly #ground: BenchGround;

  private constructor(ground: BenchGround, testId: string) {
    this.#ground = ground;
    this.testId = testId;
  }

  /**
   * @param folder where it keeps its data, when not where it did the last time
   * @param seconds how long the test takes
   */
  static async open(seconds: number, folder?: string): Promise<ChaosGround> {
    const ground = await BenchGround.open('chaos', {
      services: ['auth', 'attempt'],
      environment: { DEMO_LOGIN: '1', LIMIT_ADDRESS: '1000000' },
      ...(folder === undefined ? {} : { folder }),
    });
    try {
      await Promise.all([ground.empty('auth'), ground.empty('attempt')]);
      await ground.stack.startServices(['catalogue']);
      const testId = (await findTest(ground)) ?? (await importTest(ground));
      await setDuration(ground, testId, seconds);
      await ground.stack.startServices(['auth', 'attempt']);
      await ground.stack.startGateway();
      return new ChaosGround(ground, testId);
    } catch (error) {
      await ground.close();
      throw error;
    }
  }

  get stack(): Stack {
    return this.#ground.stack;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.stack.ports.web}`;
  }

  close(): Promise<void> {
    return this.#ground.close();
  }

  query<Row>(service: ServiceName, sql: string, values: SqlValues = []): Promise<Row[]> {
    return query<Row>(this.#ground, service, sql, values);
  }

  /** Accounts that share the demo's password, logged in as anybody is: gives their tokens. */
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

  /** Passwords are dear to check, and a busy machine may take longer over one than the gateway waits. */
  async #logIn(email: string): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      const answer = await fetch(`${this.origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: demo.password }),
      });
      const { token } = (await answer.json()) as { token?: string };
      if (token !== undefined) return token;
      if (tries === logInTries) throw new Error(`${email} could not log in: ${answer.status}`);
      await sleep(1_000);
    }
  }
}

async function findTest(ground: BenchGround): Promise<string | undefined> {
  const [test] = await query<{ id: string }>(
    ground,
    'catalogue',
    'SELECT id FROM test WHERE question_count = ? ORDER BY id LIMIT 1',
    [questionCount],
  );
  return test?.id;
}

async function importTest(ground: BenchGround): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  try {
    const file = join(folder, 'questions.jsonl');
    await writeQuestions(file, {
      exams: 1,
      subjectsPerExam: 2,
      topicsPerSubject: 1,
      questionsPerTopic: questionCount / 2,
      explanation: 100,
    });
    await ground.import('--size', String(questionCount), file);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const testId = await findTest(ground);
  if (testId === undefined) throw new Error('The importer made no test of twenty questions.');
  return testId;
}

async function setDuration(ground: BenchGround, testId: string, seconds: number): Promise<void> {
  const set = [seconds, testId];
  await query(ground, 'catalogue', 'UPDATE test SET duration = ? WHERE id = ?', set);
  await query(ground, 'catalogue', 'UPDATE test_version SET duration = ? WHERE test_id = ?', set);
}

async function query<Row>(
  ground: BenchGround,
  service: ServiceName,
  sql: string,
  values: SqlValues,
): Promise<Row[]> {
  const connection = await ground.connect(service);
  try {
    const [rows] = await connection.query<RowDataPacket[]>(sql, [...values]);
    return rows as Row[];
  } finally {
    await connection.end();
  }
}
