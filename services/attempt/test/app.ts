import { CLOCK, systemIds } from '@abhyas/service-kit';
import {
  createTestEnv,
  FixedClock,
  requestJson,
  signTestToken,
  startApp,
  type JsonResponse,
  type TestApp,
} from '@abhyas/service-kit/testing';
import { DataSource } from 'typeorm';
import { readConfig, type AttemptConfig } from '../src/config.js';
import { PublicationService } from '../src/review/publication.service.js';
import { attemptService } from '../src/service.js';
import { AttemptsSweeper } from '../src/taking/attempts.sweeper.js';
import { CatalogueServer } from './catalogue-server.js';

/** A response of the service, with any JSON body. */
export type TestResponse = JsonResponse<Body>;

export type Body = { [key: string]: Body } & Body[] & string & number & boolean;

/** Replicas of the real service on one real database, with a clock that the test controls. */
export interface TestSystem {
  readonly clock: FixedClock;
  readonly catalogue: CatalogueServer;
  readonly config: AttemptConfig;
  readonly replicas: readonly TestApp[];
  readonly database: DataSource;
  /** @param email of the account; by default one that nobody else has */
  student(email?: string): Promise<Student>;
  /** Starts another replica with empty caches. The caller closes it. */
  addReplica(): Promise<TestApp>;
  /** Runs the sweepers of all replicas in parallel. Returns how many attempts they graded. */
  sweep(): Promise<number>;
  /** Has all replicas publish solutions in parallel. Returns the tests whose became public. */
  publish(): Promise<string[]>;
  close(): Promise<void>;
}

/** @param variables added to the environment */
export async function startSystem(
  replicaCount = 1,
  variables: Readonly<Record<string, string>> = {},
): Promise<TestSystem> {
  const env = await createTestEnv('attempt');
  const catalogue = new CatalogueServer(env['SERVICE_CREDENTIAL'] ?? '');
  // Tests call the sweepers themselves, so their timers must not run.
  const config = readConfig({
    ...env,
    CATALOGUE_URL: await catalogue.listen(),
    SWEEP_INTERVAL_MS: '60000',
    RANKINGS_INTERVAL_MS: '60000',
    REPORT_MAILS_INTERVAL_MS: '600000',
    SOLUTIONS_INTERVAL_MS: '600000',
    PAPERS_FRESH_MS: '0',
    STARTS_PER_SECOND: '0',
    ...variables,
  });
  const clock = new FixedClock();
  const addReplica = () => startApp(attemptService(config), new Map([[CLOCK, clock]]));
  const replicas = await Promise.all(Array.from({ length: replicaCount }, addReplica));
  const [first] = replicas;
  if (!first) throw new Error('A system needs a replica.');
  return {
    clock,
    catalogue,
    config,
    replicas,
    database: first.app.get(DataSource),
    student: (email) => enrol(clock, replicas, email),
    addReplica,
    sweep: async () => {
      const counts = await Promise.all(replicas.map(({ app }) => app.get(AttemptsSweeper).sweep()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    publish: async () => {
      const published = await Promise.all(
        replicas.map(({ app }) => app.get(PublicationService).publishDue()),
      );
      return published.flat();
    },
    close: async () => {
      await Promise.all(replicas.map((replica) => replica.close()));
      await catalogue.close();
    },
  };
}

/** A signed-in student who calls the replicas in turn, as through a gateway. */
export class Student {
  private calls = 0;

  constructor(
    readonly id: string,
    private readonly token: string,
    private readonly replicas: readonly TestApp[],
  ) {}

  get authorization(): string {
    return `Bearer ${this.token}`;
  }

  /** The same student, calling only this replica. */
  at(replica: TestApp): Student {
    return new Student(this.id, this.token, [replica]);
  }

  get(path: string): Promise<TestResponse> {
    return this.call('GET', path);
  }

  post(path: string, body?: unknown): Promise<TestResponse> {
    return this.call('POST', path, body);
  }

  put(path: string, body: unknown): Promise<TestResponse> {
    return this.call('PUT', path, body);
  }

  call(method: string, path: string, body?: unknown): Promise<TestResponse> {
    const replica = this.replicas[this.calls++ % this.replicas.length];
    return requestJson<Body>(`${replica?.url}${path}`, { method, token: this.token, body });
  }
}

async function enrol(
  clock: FixedClock,
  replicas: readonly TestApp[],
  email?: string,
): Promise<Student> {
  const id = systemIds.uuid();
  const issuedAt = clock.now();
  const expiresAt = new Date(issuedAt.getTime() + 90 * 86_400_000);
  const token = await signTestToken({
    id,
    email: email ?? `${id}@example.com`,
    issuedAt,
    expiresAt,
  });
  return new Student(id, token, replicas);
}

/** The body of a save as in the specification. */
export function progress(
  responses: readonly object[],
  more: { revision?: number; currentQuestionIndex?: number; timeSpent?: number } = {},
): object {
  return { responses, currentQuestionIndex: 0, timeSpent: 0, ...more };
}

/** The id of the attempt that a start returned. */
export function idOf({ body }: Pick<TestResponse, 'body'>): string {
  return String(body['attemptId']);
}
