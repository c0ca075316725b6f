import {
  createRedisClient,
  systemClock,
  withDatabase,
  type RedisClient,
} from '@abhyas/service-kit';
import { CommandError } from '@abhyas/service-kit/commands';
import pTimeout from 'p-timeout';
import type { DataSource } from 'typeorm';
import { CatalogueClient } from '../clients/catalogue.client.js';
import type { AttemptConfig } from '../config.js';
import { ENTITIES } from '../entities.js';
import { MIGRATIONS } from '../migrations.js';
import { PapersRepository } from '../papers/papers.repository.js';
import { PapersService } from '../papers/papers.service.js';

const REDIS_TIMEOUT_MS = 5000;

/** What commands for operators work with. */
export interface CommandTools {
  readonly config: AttemptConfig;
  readonly dataSource: DataSource;
  readonly papers: PapersService;
}

/** Opens the database, migrated, and closes it afterwards. */
export function withTools<T>(
  config: AttemptConfig,
  work: (tools: CommandTools) => Promise<T>,
): Promise<T> {
  return withDatabase({ config, entities: ENTITIES, migrations: MIGRATIONS }, (dataSource) => {
    const papers = new PapersService(
      new CatalogueClient(config, systemClock),
      new PapersRepository(dataSource),
      systemClock,
    );
    return work({ config, dataSource, papers });
  });
}

/** Connects to Redis and disconnects afterwards. */
export async function withRedis<T>(
  { REDIS_URL }: AttemptConfig,
  work: (redis: RedisClient) => Promise<T>,
): Promise<T> {
  const redis = createRedisClient(REDIS_URL);
  let reason: unknown;
  redis.on('error', (error: unknown) => (reason = error));
  try {
    await pTimeout(redis.connect(), {
      milliseconds: REDIS_TIMEOUT_MS,
      message: `no response within ${REDIS_TIMEOUT_MS} ms`,
    }).catch((error: unknown) => {
      const why = reason ?? error;
      throw new CommandError(
        `Redis cannot be reached (${why instanceof Error ? why.message : String(why)}); start it or correct REDIS_URL.`,
      );
    });
    return await work(redis);
  } finally {
    redis.destroy();
  }
}
