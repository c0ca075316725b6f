import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { createClient } from 'redis';

import type { BaseConfig } from '../config/load-config.js';
import { REDIS } from '../tokens.js';

const FIRST_CONNECTION_MS = 3_000;

/**
 * A Redis client that outlives its server: it reconnects for ever, and commands fail at once
 * (never queue up) while the server is away.
 */
export function createRedisClient(url: string, database?: number) {
  return createClient({
    url,
    ...(database !== undefined && { database }),
    disableOfflineQueue: true,
    // Meant for commands that cannot be written; those that hang are mostly written already, and each
    // command leaves a timer behind that ends in an error nobody hears.
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
 * Makes the service's client and gives its server a moment to answer; a service boots without
 * Redis too, and says so in its readiness.
 */
export async function connectRedis(config: BaseConfig, logger: PinoLogger): Promise<RedisClient> {
  const client = createRedisClient(config.REDIS_URL);
  reportChanges(client, logger);
  const connecting = client.connect().then(
    () => undefined,
    (fault: unknown) => logger.error({ err: fault }, 'Redis cannot be connected to'),
  );
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FIRST_CONNECTION_MS);
  });
  await Promise.race([connecting, timeout]);
  clearTimeout(timer);
  return client;
}

function reportChanges(client: RedisClient, logger: PinoLogger): void {
  let isAway = false;
  client.on('error', (fault: unknown) => {
    if (isAway) return;
    isAway = true;
    logger.warn({ err: fault }, 'Redis is away');
  });
  client.on('ready', () => {
    if (isAway) logger.info('Redis is back');
    isAway = false;
  });
}

/** Lets go of Redis when the service ends. */
@Injectable()
export class RedisCloser implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly client: RedisClient) {}

  onApplicationShutdown(): void {
    if (this.client.isOpen) this.client.destroy();
  }
}
