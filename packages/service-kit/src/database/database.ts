import { DataSource, type DataSourceOptions } from 'typeorm';

import { BootError } from '../boot-error.js';
import type { BaseConfig } from '../config/load-config.js';

import { withDatabaseLock } from './database-lock.js';

const CONNECT_TRIES = 4;

/** A class without arguments, as TypeORM takes entities and migrations. */
export type DatabaseClass = new () => object;

/** What of a database a service needs. */
export interface DatabaseDefinition {
  config: BaseConfig;
  entities: readonly DatabaseClass[];
  migrations: readonly DatabaseClass[];
  /** Refuse a server that acknowledges commits before they are on disk. */
  requireDurableCommits?: boolean;
}

/** TypeORM's options for a service: UTC, utf8mb4, no synchronisation, migrations by us. */
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
    // TypeORM's errors say where a statement came from; the driver would note it before each one.
    extra: { waitForConnections: true, enableKeepAlive: true, trace: false },
    logging: false,
  };
}

/**
 * Connects, checks the server and brings the schema up to date, one replica at a time.
 *
 * @throws BootError whose sentence says what to do
 */
export async function openDatabase(definition: DatabaseDefinition): Promise<DataSource> {
  const place = describePlace(definition.config.DATABASE_URL);
  const dataSource = await connect(definition).catch((fault: unknown) => {
    throw new BootError(
      `the database ${place} cannot be reached (${reasonOf(fault)}); start it or correct DATABASE_URL`,
      fault,
    );
  });
  try {
    if (definition.requireDurableCommits) await checkDurability(dataSource, place);
    await migrate(dataSource, place);
  } catch (fault) {
    await dataSource.destroy().catch(() => undefined);
    throw fault;
  }
  return dataSource;
}

/** All services start at once on a machine that starts: who was too busy to connect in time asks again. */
async function connect(definition: DatabaseDefinition, tries = CONNECT_TRIES): Promise<DataSource> {
  try {
    return await new DataSource(databaseOptions(definition)).initialize();
  } catch (fault) {
    if (tries === 1 || (fault as { code?: unknown }).code !== 'ETIMEDOUT') throw fault;
    return connect(definition, tries - 1);
  }
}

async function checkDurability(dataSource: DataSource, place: string): Promise<void> {
  const [row] = (await dataSource.query('SELECT @@innodb_flush_log_at_trx_commit AS setting')) as [
    { setting: number | string } | undefined,
  ];
  if (Number(row?.setting) === 1) return;
  throw new BootError(
    `the database ${place} has innodb_flush_log_at_trx_commit=${row?.setting}, with which a saved answer could be lost; set it to 1`,
  );
}

async function migrate(dataSource: DataSource, place: string): Promise<void> {
  try {
    await withDatabaseLock(dataSource, 'migrations', () => dataSource.runMigrations());
  } catch (fault) {
    throw new BootError(
      `a migration of the database ${place} failed (${reasonOf(fault)}); nothing was started`,
      fault,
    );
  }
}

/** Host and schema, without user and password. */
function describePlace(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function reasonOf(fault: unknown): string {
  return (fault instanceof Error ? fault.message : String(fault)).replace(/^Error: /, '');
}
