import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { execaNode } from 'execa';
import { createConnection, type Connection } from 'mysql2/promise';
import { buildStale } from '../build/build.ts';
import { buildUnits } from '../build/units.ts';
import { localFolder, root, type ServiceName } from '../stack/inventory.ts';
import { wideLimits } from '../stack/nginx.ts';
import { Stack, type StackPorts } from '../stack/stack.ts';

/** The JSON output of an import, as far as benchmarks use it. */
export interface ImportOutcome {
  added: number;
  unchanged: number;
  examsMade: number;
  testsMade: number;
  seconds: number;
}

export interface HarnessOptions {
  /** The services to run beside the catalogue. */
  services?: readonly ServiceName[];
  /** Added to the environment of the services. */
  environment?: Readonly<Record<string, string>> | ((ports: StackPorts) => Record<string, string>);
  /** Where it stores its data, if not in a permanent folder of that name. */
  folder?: string;
  /** Start with empty databases. */
  fresh?: boolean;
}

/** Its own MariaDB, Redis and catalogue importer, in a folder that is reused the next time. */
export class BenchHarness {
  readonly stack: Stack;

  private constructor(stack: Stack) {
    this.stack = stack;
  }

  static async open(name: string, options: HarnessOptions = {}): Promise<BenchHarness> {
    const needed = ['service-kit', 'catalogue', ...(options.services ?? [])];
    await buildStale(buildUnits.filter((unit) => needed.includes(unit.name)));
    const { environment = {} } = options;
    const stack = await Stack.open({
      folder: options.folder ?? join(localFolder, `bench-${name}`),
      fresh: options.fresh ?? false,
      environment: (ports) => ({
        SAMPLE_CATALOGUE: '0',
        LOG_LEVEL: 'warn',
        STARTS_PER_SECOND: '0',
        ...wideLimits,
        ...(typeof environment === 'function' ? environment(ports) : environment),
      }),
    });
    try {
      await stack.startDatabases();
    } catch (error) {
      await stack.stop();
      throw error;
    }
    return new BenchHarness(stack);
  }

  close(): Promise<void> {
    return this.stack.stop();
  }

  /** A connection to a service's schema. */
  connect(service: ServiceName = 'catalogue'): Promise<Connection> {
    return createConnection({ uri: this.databaseUrl(service), timezone: 'Z' });
  }

  databaseUrl(service: ServiceName): string {
    return this.stack.environmentOf(service)['DATABASE_URL'] ?? '';
  }

  /** Empties a service's schema. */
  async empty(service: ServiceName = 'catalogue'): Promise<void> {
    const schema = new URL(this.databaseUrl(service)).pathname.slice(1);
    const connection = await createConnection({ uri: this.stack.databaseUrls.mariadb });
    await connection.query('DROP DATABASE ??', [schema]);
    await connection.query('CREATE DATABASE ?? CHARACTER SET utf8mb4 COLLATE utf8mb4_bin', [
      schema,
    ]);
    await connection.end();
  }

  /** Runs `catalogue:profile` as operators do. */
  async compose(...args: string[]): Promise<void> {
    const main = join(root, 'services/catalogue/dist/src/commands/exam-profiles.js');
    await execaNode(main, args, { env: this.stack.environmentOf('catalogue') });
  }

  /** Runs the importer as operators do; the time is that of the whole process. */
  async import(...args: string[]): Promise<ImportOutcome> {
    const main = join(root, 'services/catalogue/dist/src/commands/import-questions.js');
    const began = performance.now();
    // Questions that were not imported count too: the report is complete whatever the exit status.
    const { stdout, stderr } = await execaNode(main, ['--json', ...args], {
      env: this.stack.environmentOf('catalogue'),
      reject: false,
    });
    if (stdout === '') throw new Error(stderr);
    const seconds = (performance.now() - began) / 1000;
    return { ...(JSON.parse(stdout) as Omit<ImportOutcome, 'seconds'>), seconds };
  }
}
