import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { createClient } from 'redis';
import { localFolder, type ServiceName } from '../../stack/inventory.ts';
import { wideLimits } from '../../stack/nginx.ts';
import { choosePorts } from '../../stack/ports.ts';
import type { ChaosSystem, SqlValues } from '../chaos-system.ts';
import { withRedis, type RedisClient } from '../with-redis.ts';
import { Compose } from './compose.ts';

const databaseMembers = ['mysql-1', 'mysql-2', 'mysql-3'] as const;
const redisMembers = ['redis-1', 'redis-2', 'redis-3'] as const;
const lookEveryMs = 100;
const maxConnectMs = 2_000;

/** The cluster in containers, with a test for the students of a run. */
export class ClusterHarness implements ChaosSystem {
  readonly origins: readonly [string, string];
  readonly testId: string;
  readonly compose: Compose;

  private constructor(compose: Compose, origins: readonly [string, string], testId: string) {
    this.compose = compose;
    this.origins = origins;
    this.testId = testId;
  }

  /** Builds and starts the cluster. @param seconds the duration of the test */
  static async open(seconds: number): Promise<ClusterHarness> {
    const { web, second } = await choosePorts(['web', 'second']);
    const gateway = { environment: wideLimits };
    const compose = await Compose.open(
      join(localFolder, 'chaos-cluster'),
      {
        auth: { environment: { DEMO_LOGIN: '1', LIMIT_ADDRESS: '1000000' } },
        gateway,
        'gateway-2': gateway,
      },
      { PORT: String(web), PORT_2: String(second) },
    );
    try {
      await compose.up();
      const testId = await chooseTest(compose, seconds);
      // The replicas may have read the test with its former duration.
      for (const { name, service } of await compose.containers()) {
        if (service === 'catalogue') await compose.restart(name);
      }
      const origins = [`http://127.0.0.1:${web}`, `http://127.0.0.1:${second}`] as const;
      return new ClusterHarness(compose, origins, testId);
    } catch (error) {
      await compose.down();
      throw error;
    }
  }

  readonly query = async <Row>(
    service: ServiceName,
    sql: string,
    values: SqlValues = [],
  ): Promise<Row[]> => {
    const primary = await untilFound(() => primaryOf(this.compose));
    return queryMember<Row>(this.compose, primary, service, sql, values);
  };

  async redis<Result>(work: (client: RedisClient) => Promise<Result>): Promise<Result> {
    const master = await untilFound(() => this.redisMaster());
    return withRedis(await redisUrl(this.compose, master), work);
  }

  /** The container of the primary of the database, if the group has one now. */
  async databasePrimary(): Promise<string | undefined> {
    return primaryOf(this.compose);
  }

  /** How many members the group has that are up to date. */
  async databaseMembers(): Promise<number> {
    return (await onlineMembers(this.compose)).length;
  }

  /** The container of the Redis that accepts writes. */
  async redisMaster(): Promise<string | undefined> {
    const containers = await this.containersOf(...redisMembers);
    for (const container of containers) {
      const replication = await this.#replicationOf(container);
      if (replication.includes('role:master') && !replication.includes('connected_slaves:0')) {
        return container;
      }
    }
    return undefined;
  }

  /** The names of the containers of services. */
  async containersOf(...services: readonly string[]): Promise<string[]> {
    const containers = await this.compose.containers();
    return containers.filter(({ service }) => services.includes(service)).map(({ name }) => name);
  }

  async close(): Promise<void> {
    await this.compose.down();
  }

  /** What a Redis says about its role; nothing if it is away. */
  async #replicationOf(container: string): Promise<string> {
    const url = await redisUrl(this.compose, container).catch(() => undefined);
    if (url === undefined) return '';
    const client = createClient({
      url,
      socket: { connectTimeout: maxConnectMs, reconnectStrategy: false },
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.info('replication');
    } catch {
      return '';
    } finally {
      client.destroy();
    }
  }
}

/** The shortest test of the sample catalogue that anybody may take, in one section, with another duration. */
async function chooseTest(compose: Compose, seconds: number): Promise<string> {
  const primary = await untilFound(() => primaryOf(compose));
  const query = <Row>(sql: string, values: SqlValues): Promise<Row[]> =>
    queryMember<Row>(compose, primary, 'catalogue', sql, values);
  const [test] = await query<{ id: string }>(
    `SELECT t.id FROM tests t JOIN test_versions v ON v.test_id = t.id AND v.version = t.current_version
      WHERE t.question_count >= ? AND t.position IS NOT NULL AND v.pattern IS NULL
      ORDER BY t.question_count, t.id LIMIT 1`,
    [15],
  );
  if (!test) throw new Error('The sample catalogue has no test.');
  await query('UPDATE tests SET duration = ? WHERE id = ?', [seconds, test.id]);
  await query('UPDATE test_versions SET duration = ? WHERE test_id = ?', [seconds, test.id]);
  return test.id;
}

async function primaryOf(compose: Compose): Promise<string | undefined> {
  const members = await onlineMembers(compose);
  return members.find(({ isPrimary }) => isPrimary)?.container;
}

/** The members that a majority sees as up to date, as the first says that belongs to it. */
async function onlineMembers(
  compose: Compose,
): Promise<{ container: string; isPrimary: boolean }[]> {
  const containers = (await compose.containers()).filter(({ service }) =>
    databaseMembers.some((member) => member === service),
  );
  for (const { name } of containers) {
    const rows = await queryMember<{ host: string; state: string; role: string }>(
      compose,
      name,
      undefined,
      `SELECT MEMBER_HOST AS host, MEMBER_STATE AS state, MEMBER_ROLE AS role
         FROM performance_schema.replication_group_members`,
      [],
    ).catch(() => []);
    const online = rows.filter(({ state }) => state === 'ONLINE');
    const isOwn = online.some(
      ({ host }) => containers.find((one) => one.name === name)?.service === host,
    );
    if (!isOwn || online.length * 2 <= databaseMembers.length) continue;
    return online.flatMap(({ host, role }) => {
      const container = containers.find(({ service }) => service === host)?.name;
      return container === undefined ? [] : [{ container, isPrimary: role === 'PRIMARY' }];
    });
  }
  return [];
}

async function queryMember<Row>(
  compose: Compose,
  container: string,
  database: string | undefined,
  sql: string,
  values: SqlValues,
): Promise<Row[]> {
  const host = await compose.addressOf(container);
  if (host === undefined) throw new Error(`${container} is cut off.`);
  const connection = await createConnection({
    host,
    user: 'root',
    password: await compose.fileIn(container, '/run/secrets-of-mysql/root'),
    ...(database === undefined ? {} : { database }),
    connectTimeout: maxConnectMs,
    charset: 'utf8mb4',
  });
  try {
    const [rows] = await connection.query<RowDataPacket[]>(sql, [...values]);
    return rows as Row[];
  } finally {
    connection.destroy();
  }
}

async function redisUrl(compose: Compose, container: string): Promise<string> {
  const [host, password] = await Promise.all([
    compose.addressOf(container),
    compose.fileIn(container, '/run/secrets-of-redis/password'),
  ]);
  return `redis://:${password}@${host}:6379`;
}

/** Looks until there is one. */
async function untilFound<T>(find: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await find().catch(() => undefined);
    if (found !== undefined) return found;
    await sleep(lookEveryMs);
  }
}
