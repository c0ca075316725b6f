import { createConnection } from 'mysql2/promise';
import { createClient } from 'redis';

const FIRST_REDIS_DATABASE = 5;
const OWNERS = ['auth', 'catalogue', 'attempt', 'messaging', 'service-kit'];

/**
 * Creates an empty schema for a test file. Drops the schema of an earlier run.
 *
 * @param name what is tested, e.g. the service's name
 * @returns its DATABASE_URL
 */
export async function createTestDatabase(name: string): Promise<string> {
  const url = new URL(required('TEST_MYSQL_URL'));
  const schema = `test_${name.replaceAll(/\W/g, '_')}_${workerId()}`;
  const connection = await createConnection({ uri: url.href, connectTimeout: 60_000 });
  try {
    await connection.query(`DROP DATABASE IF EXISTS \`${schema}\``);
    await connection.query(
      `CREATE DATABASE \`${schema}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`,
    );
  } finally {
    await connection.end();
  }
  url.pathname = `/${schema}`;
  return url.href;
}

/**
 * Empties a Redis database for a test file. Databases 0 to 4 belong to running stacks. The others are
 * divided by service and worker.
 *
 * @param name the service's name
 * @returns its REDIS_URL
 */
export async function createTestRedis(name: string): Promise<string> {
  const url = new URL(required('TEST_REDIS_URL'));
  const client = createClient({ url: url.href });
  await client.connect();
  try {
    const { databases } = await client.configGet('databases');
    const database = databaseFor(name, Number(databases));
    await client.select(database);
    await client.flushDb();
    url.pathname = `/${database}`;
    return url.href;
  } finally {
    client.destroy();
  }
}

function databaseFor(name: string, databases: number): number {
  const owner = Math.max(0, OWNERS.indexOf(name));
  const share = Math.floor((databases - FIRST_REDIS_DATABASE) / OWNERS.length);
  if (workerId() > share) {
    throw new Error(
      `Redis has ${databases} databases, enough for ${share} jest workers; start it with more or use --maxWorkers=${share}.`,
    );
  }
  return FIRST_REDIS_DATABASE + owner * share + workerId() - 1;
}

function workerId(): number {
  return Number(process.env['JEST_WORKER_ID'] ?? '1');
}

function required(variable: 'TEST_MYSQL_URL' | 'TEST_REDIS_URL'): string {
  const value = process.env[variable];
  if (!value) {
    throw new Error(`${variable} is not set: it names the server that database tests may use.`);
  }
  return value;
}
