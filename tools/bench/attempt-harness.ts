import { generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolders } from '../stack/folders.ts';
import { siteNames, type ServiceName, type SiteName } from '../stack/inventory.ts';
import { ManagedProcess } from '../stack/managed-process.ts';
import { gateway, wideLimits, type GatewaySettings } from '../stack/nginx.ts';
import { choosePorts } from '../stack/ports.ts';
import { BenchHarness } from './bench-harness.ts';
import { examName, writeQuestions } from './questions-file.ts';

/** The sizes of the tests that there are. */
export const testSizes = [20, 100] as const;
/** Three hours, as the long ones take. */
const duration = 10_800;
export type TestSize = (typeof testSizes)[number];

/** The catalogue and the attempt service behind a gateway, with one test of each size, and anybody's token. */
export class AttemptHarness {
  readonly ground: BenchHarness;
  readonly front: ManagedProcess;
  readonly frontPort: number;
  readonly #key: KeyObject;
  readonly #tests: ReadonlyMap<TestSize, string>;

  private constructor(
    ground: BenchHarness,
    front: { process: ManagedProcess; port: number },
    key: KeyObject,
    tests: ReadonlyMap<TestSize, string>,
  ) {
    this.ground = ground;
    this.front = front.process;
    this.frontPort = front.port;
    this.#key = key;
    this.#tests = tests;
  }

  static async open(name: string): Promise<AttemptHarness> {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'bench', alg: 'ES256' }];
    const ground = await BenchHarness.open(name, {
      services: ['attempt'],
      environment: { JWKS_JSON: JSON.stringify({ keys }), LOG_LEVEL: 'info' },
    });
    try {
      await ground.empty('attempt');
      await ground.stack.startServices(['catalogue']);
      const tests = await findTests(ground);
      await ground.stack.startServices(['attempt']);
      const front = await openFront(ground, 'front', {});
      return new AttemptHarness(ground, front, privateKey, tests);
    } catch (error) {
      await ground.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.front.stop();
    await this.ground.close();
  }

  testOf(size: TestSize): string {
    return this.#tests.get(size) ?? '';
  }

  /** Signs in somebody new. */
  newToken(): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      sub: randomUUID(),
      sid: randomUUID(),
      name: 'Asha Rao',
      email: 'asha@example.com',
      iss: 'abhyas',
      aud: 'abhyas',
      iat: now,
      exp: now + 43_200,
    };
    const head = { alg: 'ES256', kid: 'bench', typ: 'JWT' };
    const text = [head, claims].map((part) => encode(JSON.stringify(part))).join('.');
    const signature = sign('sha256', Buffer.from(text), {
      key: this.#key,
      dsaEncoding: 'ieee-p1363',
    });
    return `${text}.${encode(signature)}`;
  }
}

/** A gateway as the product's, but for where some of its services are. */
export async function openFront(
  ground: BenchHarness,
  name: string,
  moved: Partial<Record<ServiceName, number>>,
  settings: Pick<GatewaySettings, 'trustedProxy'> = {},
): Promise<{ process: ManagedProcess; port: number }> {
  const folders = makeFolders(join(ground.stack.folders.base, name));
  const { web } = await choosePorts(['web']);
  const upstreams: Record<ServiceName | SiteName, number> = { ...ground.stack.ports, ...moved };
  const process = new ManagedProcess(
    gateway(folders, {
      port: web,
      upstreams,
      devServers: {},
      runtimeConfig: { remotes: Object.fromEntries(siteNames.map((site) => [site, ''])) },
      environment: wideLimits,
      ...settings,
    }),
  );
  await process.start();
  return { process, port: web };
}

/** Imports an exam for each size that is not there yet, and finds its test. */
async function findTests(ground: BenchHarness): Promise<ReadonlyMap<TestSize, string>> {
  const found = new Map<TestSize, string>();
  for (const [index, size] of testSizes.entries()) {
    const known = await findTest(ground, examName(index));
    if (!known) await importExam(ground, index);
    const test = known ?? (await findTest(ground, examName(index))) ?? '';
    await resize(ground, test, size);
    found.set(size, test);
  }
  return found;
}

async function importExam(ground: BenchHarness, index: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-attempt-'));
  try {
    const file = join(folder, 'questions.jsonl');
    await writeQuestions(file, {
      exams: index + 1,
      subjectsPerExam: 1,
      topicsPerSubject: 1,
      questionsPerTopic: 100,
      explanation: 200,
    });
    const lines = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(index * 100);
    writeFileSync(file, `${lines.join('\n')}\n`);
    await ground.import('--size', '20', file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function findTest(ground: BenchHarness, exam: string): Promise<string | undefined> {
  const [test] = await query<{ id: string }>(
    ground,
    `SELECT test.id FROM test JOIN exam ON exam.id = test.exam_id WHERE exam.name = ?
      ORDER BY test.id LIMIT 1`,
    [exam],
  );
  return test?.id;
}

/** Gives a test more questions of its exam: the importer makes none as large as the largest that there are. */
async function resize(ground: BenchHarness, test: string, size: TestSize): Promise<void> {
  await query(
    ground,
    `INSERT INTO test_question (test_id, version, position, question_id, question_version)
     SELECT test.id, test.current_version, 1000 + ROW_NUMBER() OVER (ORDER BY question.id),
            question.id, question.current_version
       FROM test JOIN question ON question.exam_id = test.exam_id
      WHERE test.id = ? AND question.id NOT IN
            (SELECT question_id FROM test_question WHERE test_id = test.id)
      LIMIT ?`,
    [test, Math.max(0, size - (await countQuestions(ground, test)))],
  );
  await query(ground, 'UPDATE test SET question_count = ?, duration = ? WHERE id = ?', [
    size,
    duration,
    test,
  ]);
  await query(ground, 'UPDATE test_version SET duration = ? WHERE test_id = ?', [duration, test]);
}

async function countQuestions(ground: BenchHarness, test: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    ground,
    'SELECT COUNT(*) AS count FROM test_question WHERE test_id = ?',
    [test],
  );
  return Number(row?.count);
}

async function query<Row>(
  ground: BenchHarness,
  sql: string,
  values: (string | number)[],
): Promise<Row[]> {
  const connection = await ground.connect('catalogue');
  try {
    const [rows] = await connection.query(sql, values);
    return rows as Row[];
  } finally {
    await connection.end();
  }
}

function encode(bytes: string | Buffer): string {
  return Buffer.from(bytes).toString('base64url');
}
