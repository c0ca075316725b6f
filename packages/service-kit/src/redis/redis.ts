import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import pTimeout from 'p-timeout';
import { createClient } from 'redis';
import type { BaseConfig } from '../config/load-config.js';
import { REDIS } from '../tokens.js';
import { createFailoverClient, FailoverClient } from './failover-client.js';
import { parseRedisAddress } from './redis-address.js';

const CONNECT_TIMEOUT_MS = 3_000;

/**
 * A Redis client that survives outages and failovers. It keeps reconnecting. While no master is available,
 * commands fail at once and are never queued.
 *
 * @param url of one server, of Sentinels or of a cluster
 */
export function createRedisClient(url: string, database?: number): RedisClient {
  const address = parseRedisAddress(url);
  if (address.kind === 'server') return createServerClient(url, database);
  // It has the same commands, and passes them on.
  return createFailoverClient(address, { whileAway: 'fail' }) as unknown as RedisClient;
}

/** A client for the worker of a queue: its commands wait until a master is available. */
export function createWaitingRedisClient(url: string): RedisClient {
  const address = parseRedisAddress(url);
  if (address.kind === 'server') return createClient({ url });
  return createFailoverClient(address, { whileAway: 'wait' }) as unknown as RedisClient;
}

function createServerClient(url: string, database?: number) {
  return createClient({
    url,
    ...(database !== undefined && { database }),
    disableOfflineQueue: true,
    // This timeout covers commands that are not written yet, but most hanging commands are written
    // already. Each command would also leave a timer whose error nobody handles.
    commandOptions: { timeout: 0 },
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 6), 2_000),
    },
  });
}

/**
 * The client that services share. Keys of one transaction, script or command have the same hash tag,
 * because a cluster refuses others.
 */
export type RedisClient = ReturnType<typeof createServerClient>;

/**
 * Does a write that something is promised about. Behind Sentinels and on a cluster it resolves when a
 * replica has the write too, so that the death of the master does not lose it.
 *
 * @param key one of those that are written
 * @throws NotReplicatedError, which callers of a service see as 503
 */
export function writeReplicated<T>(
  redis: RedisClient,
  key: string,
  write: () => Promise<T>,
): Promise<T> {
  return redis instanceof FailoverClient ? redis.replicated(key, write) : write();
}

/** Passes on pages of the keys that match, on the server that has `key`. */
export function scanBeside(
  redis: RedisClient,
  key: string,
  options: { MATCH: string; COUNT: number },
): AsyncIterable<string[]> {
  return redis instanceof FailoverClient
    ? redis.scanBeside(key, options)
    : redis.scanIterator(options);
}

/**
 * Creates the service's client and waits a moment for its server. A service also boots without Redis;
 * its readiness check reports that.
 */
export async function connectRedis(config: BaseConfig, logger: PinoLogger): Promise<RedisClient> {
  const client = createRedisClient(config.REDIS_URL);
  logOutages(client, logger);
  const connecting = client.connect().then(
    () => undefined,
    (error: unknown) => logger.error({ err: error }, 'Cannot connect to Redis'),
  );
  await pTimeout(connecting, { milliseconds: CONNECT_TIMEOUT_MS, message: false });
  return client;
}

function logOutages(client: RedisClient, logger: PinoLogger): void {
  let isAway = false;
  client.on('error', (error: unknown) => {
    if (isAway) return;
    isAway = true;
    logger.warn({ err: error }, 'Redis is unavailable');
  });
  client.on('ready', () => {
    if (isAway) logger.info('Redis is back');
    isAway = false;
  });
}

/** Closes the Redis connection when the service ends. */
@Injectable()
export class RedisCloser implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly client: RedisClient) {}

  onApplicationShutdown(): void {
    if (this.client.isOpen) this.client.destroy();
  }
}
