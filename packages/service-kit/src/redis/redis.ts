import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import pTimeout from 'p-timeout';
import { createClient } from 'redis';
import type { BaseConfig } from '../config/load-config.js';
import { REDIS } from '../tokens.js';

const CONNECT_TIMEOUT_MS = 3_000;

/**
 * A Redis client that survives outages of its server. It keeps reconnecting. While the server is
 * unavailable, commands fail at once and are never queued.
 */
export function createRedisClient(url: string, database?: number) {
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

/** The node-redis client that services share. */
export type RedisClient = ReturnType<typeof createRedisClient>;

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
