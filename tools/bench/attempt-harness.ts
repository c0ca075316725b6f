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

/** The existing test sizes. */
export const testSizes = [20, 100] as const;
/** And those of papers with a profile. */
const paperSizes = [...testSizes, 65] as const;
/** Three hours, like the long tests. */
const duration = 10_800;
export type TestSize = (typeof paperSizes)[number];

/** The catalogue and the attempt service behind a gateway, with one test of each size, and tokens for any student. */
export class AttemptHarness {
  readonly harness: BenchHarness;
  readonly front: ManagedProcess;
  readonly frontPort: number;
  readonly #key: KeyObject;
  readonly #tests: ReadonlyMap<TestSize, string>;

  private constructor(
    harness: BenchHarness,
    front: { process: ManagedProcess; port: number },
    key: KeyObject,
    tests: ReadonlyMap<TestSize, string>,
  ) {
    this.harness = harness;
    this.front = front.process;
    this.frontPort = front.port;
    this.#key = key;
    this.#tests = tests;
  }

  /** @param environment added to that of the services, each time one starts */
  static async open(
    name: string,
    environment: () => Readonly<Record<string, string>> = () => ({}),
  ): Promise<AttemptHarness> {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'bench', alg: 'ES256' }];
    const harness = await BenchHarness.open(name, {
      services: ['attempt'],
      environment: () => ({
        JWKS_JSON: JSON.stringify({ keys }),
        LOG_LEVEL: 'info',
        ...environment(),
      }),
    });
    try {
      await harness.empty('attempt');
      await harness.stack.startServices(['catalogue']);
      const tests = await findTests(harness);
      await harness.stack.startServices(['attempt']);
      const front = await openFront(harness, 'front', {});
      return new AttemptHarness(harness, front, privateKey, tests);
    } catch (error) {
      await harness.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.front.stop();
    await this.harness.close();
  }

  testOf(size: TestSize): string {
    return this.#tests.get(size) ?? '';
  }

  /** Signs in a student, by default a new one. */
  newToken(userId: string = randomUUID()): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      sub: userId,
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

/** A gateway like the product's, except for the locations of some services. */
export async function openFront(
  harness: BenchHarness,
  name: string,
  moved: Partial<Record<ServiceName, number>>,
  settings: Pick<GatewaySettings, 'trustedProxy'> = {},
): Promise<{ process: ManagedProcess; port: number }> {
  const folders = makeFolders(join(harness.stack.folders.base, name));
  const { web } = await choosePorts(['web']);
  const upstreams: Record<ServiceName | SiteName | 'pages', number> = {
    ...harness.stack.ports,
    ...moved,
  };
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

/** Imports an exam for each missing size, and finds its test. */
async function findTests(harness: BenchHarness): Promise<ReadonlyMap<TestSize, string>> {
  const found = new Map<TestSize, string>();
  for (const [index, size] of paperSizes.entries()) {
    const known = await findTest(harness, examName(index));
    if (!known) await importExam(harness, index);
    const test = known ?? (await findTest(harness, examName(index))) ?? '';
    await resize(harness, test, size);
    found.set(size, test);
  }
  return found;
}

async function importExam(harness: BenchHarness, index: number): Promise<void> {
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
    await harness.import('--size', '20', file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function findTest(harness: BenchHarness, exam: string): Promise<string | undefined> {
  const [test] = await query<{ id: string }>(
    harness,
    `SELECT tests.id FROM tests JOIN exams ON exams.id = tests.exam_id WHERE exams.name = ?
      ORDER BY tests.id LIMIT 1`,
    [exam],
  );
  return test?.id;
}

/** Adds questions of its exam to a test: the importer creates no test as large as the largest existing ones. */
async function resize(harness: BenchHarness, test: string, size: TestSize): Promise<void> {
  await query(
    harness,
    `INSERT INTO test_questions (test_id, version, position, question_id, question_version)
     SELECT tests.id, tests.current_version, 1000 + ROW_NUMBER() OVER (ORDER BY questions.id),
            questions.id, questions.current_version
       FROM tests JOIN questions ON questions.exam_id = tests.exam_id
      WHERE tests.id = ? AND questions.id NOT IN
            (SELECT question_id FROM test_questions WHERE test_id = tests.id)
      LIMIT ?`,
    [test, Math.max(0, size - (await countQuestions(harness, test)))],
  );
  await query(harness, 'UPDATE tests SET question_count = ?, duration = ? WHERE id = ?', [
    size,
    duration,
    test,
  ]);
  await query(harness, 'UPDATE test_versions SET duration = ? WHERE test_id = ?', [duration, test]);
}

async function countQuestions(harness: BenchHarness, test: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    harness,
    'SELECT COUNT(*) AS count FROM test_questions WHERE test_id = ?',
    [test],
  );
  return Number(row?.count);
}

async function query<Row>(
  harness: BenchHarness,
  sql: string,
  values: (string | number)[],
): Promise<Row[]> {
  const connection = await harness.connect('catalogue');
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
