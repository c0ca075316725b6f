import { CLOCK, IDS, SERVICE_CREDENTIAL_HEADER, type Clock, type Ids } from '@abhyas/service-kit';
import {
  createTestEnv,
  publicRoutes,
  requestJson,
  signTestToken,
  startApp,
  type JsonRequest,
  type JsonResponse,
  type TestApp,
} from '@abhyas/service-kit/testing';
import { DataSource } from 'typeorm';
import { readConfig } from '../src/config.js';
import { importQuestions, type ImportRequest } from '../src/import/import-questions.js';
import type { ReadItem } from '../src/import/rules/import-item.js';
import type { ImportReport } from '../src/import/rules/import-report.js';
import { RemindersService } from '../src/reminders/reminders.service.js';
import { SampleArtefact } from '../src/sample/sample-artefact.js';
import { catalogueService } from '../src/service.js';

export type TestResponse<T> = JsonResponse<T>;

export interface Call extends Omit<JsonRequest, 'body'> {
  json?: unknown;
}

/** Before the tables that they refer to. */
const TABLES = [
  ...[
    'saved_tests',
    'live_test_registrations',
    'live_tests',
    'test_questions',
    'test_versions',
    'tests',
  ],
  ...['question_versions', 'questions', 'exam_cutoffs', 'exam_profiles', 'exams', 'figures'],
];

/** The service on a new database, or on the database of another replica. */
export class CatalogueApp {
  private constructor(
    readonly env: Record<string, string>,
    private readonly running: TestApp,
  ) {}

  static async start(
    options: {
      env?: Record<string, string>;
      clock?: Clock;
      isSampled?: boolean;
      /** Replaces the whole sample, which takes long to load. */
      sample?: SampleArtefact;
    } = {},
  ): Promise<CatalogueApp> {
    const env = options.env ?? (await createTestEnv('catalogue'));
    const config = readConfig({ ...env, SAMPLE_CATALOGUE: options.isSampled ? '1' : '0' });
    const replacements = new Map<symbol | typeof SampleArtefact, object>();
    if (options.clock) replacements.set(CLOCK, options.clock);
    if (options.sample) replacements.set(SampleArtefact, options.sample);
    return new CatalogueApp(env, await startApp(catalogueService(config), replacements));
  }

  get url(): string {
    return this.running.url;
  }

  get dataSource(): DataSource {
    return this.running.app.get(DataSource);
  }

  get nest(): TestApp['app'] {
    return this.running.app;
  }

  /** Routes that need no token. */
  get publicRoutes(): string[] {
    return publicRoutes(this.running.app);
  }

  close(): Promise<void> {
    return this.running.close();
  }

  call<T = { message: string; code: string }>(
    path: string,
    { json, ...call }: Call = {},
  ): Promise<TestResponse<T>> {
    return requestJson<T>(`${this.running.url}${path}`, { ...call, body: json });
  }

  /** A call as from another service. */
  internal<T>(path: string, call: Call = {}): Promise<TestResponse<T>> {
    const credential = this.env['SERVICE_CREDENTIAL'] ?? '';
    return this.call<T>(path, { headers: { [SERVICE_CREDENTIAL_HEADER]: credential }, ...call });
  }

  /** Sends the reminders that are due. */
  remind(isStopping?: () => boolean): Promise<number> {
    return this.running.app.get(RemindersService).remind(isStopping);
  }

  import(items: readonly object[], request: Partial<ImportRequest> = {}): Promise<ImportReport> {
    return importQuestions(
      {
        dataSource: this.dataSource,
        ids: this.running.app.get<Ids>(IDS),
        clock: this.running.app.get<Clock>(CLOCK),
      },
      {
        read: () => asItems(items),
        size: 30,
        price: 499,
        isStrict: false,
        isDryRun: false,
        ...request,
      },
    );
  }

  /** Deletes everything that tests create, so that one app serves a whole file. */
  async clear(): Promise<void> {
    for (const table of TABLES) await this.dataSource.query(`DELETE FROM ${table}`);
    await this.dataSource.query('UPDATE catalogue_versions SET version = version + 1');
  }

  async count(table: string): Promise<number> {
    const rows: { count: string }[] = await this.dataSource.query(
      `SELECT COUNT(*) AS count FROM ${table}`,
    );
    return Number(rows[0]?.count);
  }
}

async function* asItems(items: readonly object[]): AsyncGenerator<ReadItem> {
  for (const [index, item] of items.entries()) {
    yield { place: { file: 'made', line: index + 1 }, item: { ...item } };
  }
}

/** A student's token, valid for an hour. The same id always gives the same student. */
export function signIn(
  id = '00000000-0000-7000-8000-000000000001',
  issuedAt?: Date,
): Promise<string> {
  return signTestToken({ id, ...(issuedAt && { issuedAt }) });
}
