import { CLOCK, IDS, SERVICE_CREDENTIAL_HEADER, type Clock, type Ids } from '@abhyas/service-kit';
import {
  createTestEnv,
  publicRoutes,
  signTestToken,
  startApp,
  type TestApp,
} from '@abhyas/service-kit/testing';
import { DataSource } from 'typeorm';
import { readConfig } from '../src/config.js';
import { defineCatalogue } from '../src/definition.js';
import type { ReadItem } from '../src/import/import-item.js';
import type { ImportReport } from '../src/import/import-report.js';
import { importQuestions, type ImportRequest } from '../src/import/import-questions.js';
import { RemindersService } from '../src/reminders/reminders.service.js';

export interface TestResponse<T> {
  status: number;
  headers: Headers;
  body: T;
}

export interface Call {
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  json?: unknown;
}

/** The service on a new database, or on the database of another replica. */
export class CatalogueApp {
  private constructor(
    readonly env: Record<string, string>,
    private readonly running: TestApp,
  ) {}

  static async start(
    options: { env?: Record<string, string>; clock?: Clock; isSampled?: boolean } = {},
  ): Promise<CatalogueApp> {
    const env = options.env ?? (await createTestEnv('catalogue'));
    const config = readConfig({ ...env, SAMPLE_CATALOGUE: options.isSampled ? '1' : '0' });
    const replacements = new Map(options.clock ? [[CLOCK, options.clock]] : []);
    return new CatalogueApp(env, await startApp(defineCatalogue(config), replacements));
  }

  get url(): string {
    return this.running.url;
  }

  get dataSource(): DataSource {
    return this.running.app.get(DataSource);
  }

  /** Routes that need no token. */
  get publicRoutes(): string[] {
    return publicRoutes(this.running.app);
  }

  close(): Promise<void> {
    return this.running.close();
  }

  async call<T = { message: string; code: string }>(
    path: string,
    { method = 'GET', token, headers = {}, json }: Call = {},
  ): Promise<TestResponse<T>> {
    const response = await fetch(`${this.running.url}${path}`, {
      method,
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? undefined : JSON.parse(text)) as T,
    };
  }

  /** A call as from another service. */
  internal<T>(path: string, call: Call = {}): Promise<TestResponse<T>> {
    const credential = this.env['SERVICE_CREDENTIAL'] ?? '';
    return this.call<T>(path, { headers: { [SERVICE_CREDENTIAL_HEADER]: credential }, ...call });
  }

  /** Sends the reminders that are due. */
  remind(): Promise<number> {
    return this.running.app.get(RemindersService).remind();
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
