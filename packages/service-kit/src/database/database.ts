import { DataSource, MigrationExecutor, type DataSourceOptions } from 'typeorm';
import { BootError } from '../boot-error.js';
import type { BaseConfig } from '../config/load-config.js';
import { withDatabaseLock } from './database-lock.js';
import { DURABILITY_SETTINGS, wrongSetting, type DurabilitySettings } from './durability.js';

const MAX_CONNECT_TRIES = 4;

/** A class without arguments, as TypeORM takes entities and migrations. */
export type DatabaseClass = new () => object;

/** What a service needs of its database. */
export interface DatabaseDefinition {
  config: BaseConfig;
  entities: readonly DatabaseClass[];
  migrations: readonly DatabaseClass[];
  /** Refuse a server that acknowledges commits before they are on disk. */
  requireDurableCommits?: boolean;
}

/** TypeORM's options for a service: UTC, utf8mb4, no synchronisation, migrations run by our code. */
export function databaseOptions({
  config,
  entities,
  migrations,
}: DatabaseDefinition): DataSourceOptions {
  return {
    type: 'mysql',
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL,
    entities: [...entities],
    migrations: [...migrations],
    migrationsTransactionMode: 'each',
    migrationsRun: false,
    synchronize: false,
    charset: 'utf8mb4',
    timezone: 'Z',
    connectTimeout: 5_000,
    // TypeORM's errors have a stack trace already. The driver would capture one for each statement.
    extra: { waitForConnections: true, enableKeepAlive: true, trace: false },
    logging: false,
  };
}

/**
 * Connects, checks the server and migrates the schema, one replica at a time.
 *
 * @throws BootError with a sentence that says what to do
 */
export async function openDatabase(definition: DatabaseDefinition): Promise<DataSource> {
  const target = describeTarget(definition.config.DATABASE_URL);
  const dataSource = await connect(definition).catch((error: unknown) => {
    throw new BootError(
      `the database ${target} cannot be reached (${reasonOf(error)}); start it or correct DATABASE_URL`,
      error,
    );
  });
  try {
    if (definition.requireDurableCommits) await checkDurability(dataSource, target);
    await migrate(dataSource, target);
  } catch (error) {
    await dataSource.destroy().catch(() => undefined);
    throw error;
  }
  return dataSource;
}

/**
 * Opens a database like {@link openDatabase} for a piece of work, and closes it afterwards.
 *
 * @throws BootError as `openDatabase` does; also what the work throws
 */
export async function withDatabase<T>(
  definition: DatabaseDefinition,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const dataSource = await openDatabase(definition);
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** When a machine boots, all services start at once. A service that times out then tries again. */
async function connect(
  definition: DatabaseDefinition,
  triesLeft = MAX_CONNECT_TRIES,
): Promise<DataSource> {
  try {
    return await new DataSource(databaseOptions(definition)).initialize();
  } catch (error) {
    if (triesLeft === 1 || (error as { code?: unknown }).code !== 'ETIMEDOUT') throw error;
    return connect(definition, triesLeft - 1);
  }
}

async function checkDurability(dataSource: DataSource, target: string): Promise<void> {
  const [settings] = await dataSource.query<[DurabilitySettings]>(DURABILITY_SETTINGS);
  const wrong = wrongSetting(settings);
  if (!wrong) return;
  throw new BootError(
    `the database ${target} has ${wrong}, with which a saved answer could be lost; set it to 1`,
  );
}

async function migrate(dataSource: DataSource, target: string): Promise<void> {
  try {
    await withDatabaseLock(dataSource, 'migrations', async () => {
      await refuseOldSchema(dataSource, target);
      await dataSource.runMigrations();
    });
  } catch (error) {
    if (error instanceof BootError) throw error;
    throw new BootError(
      `a migration of the database ${target} failed (${reasonOf(error)}); nothing was started`,
      error,
    );
  }
}

/** Version 1.0.0 begins with tables of its own: a schema from before it has other migrations. */
async function refuseOldSchema(dataSource: DataSource, target: string): Promise<void> {
  const migrations = new MigrationExecutor(dataSource);
  const executed = await migrations.getExecutedMigrations();
  const pending = await migrations.getPendingMigrations();
  if (executed.length === 0 || pending.length < dataSource.migrations.length) return;
  throw new BootError(
    `the database ${target} has tables from before version 1.0.0, which this version cannot read; delete all data (npm start: the folder .local; Compose: docker compose down --volumes), then start again`,
  );
}

/** Host and schema, without user and password. */
export function describeTarget(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** The message of an error. Node's error for several addresses of a host has only a code. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as { readonly message?: string; readonly code?: string };
  return message || code || String(error);
}
