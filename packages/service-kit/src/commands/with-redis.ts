import pTimeout from 'p-timeout';
import { createRedisClient, type RedisClient } from '../redis/redis.js';
import { CommandError } from './command.js';

const TIMEOUT_MS = 5000;

/** Connects to Redis and disconnects afterwards. Throws a CommandError if it cannot be reached. */
export async function withRedis<T>(
  { REDIS_URL }: { REDIS_URL: string },
  work: (redis: RedisClient) => Promise<T>,
): Promise<T> {
  const redis = createRedisClient(REDIS_URL);
  let reason: unknown;
  redis.on('error', (error: unknown) => (reason = error));
  try {
    await pTimeout(redis.connect(), {
      milliseconds: TIMEOUT_MS,
      message: `no response within ${TIMEOUT_MS} ms`,
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
