import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../errors/domain-error.js';
import { REDIS, SERVICE_NAME } from '../tokens.js';
import { RedisScript } from './redis-script.js';
import type { RedisClient } from './redis.js';
import { waitingTime } from './waiting-time.js';

/** The maximum number of calls in a window of time. */
export interface RateLimit {
  limit: number;
  windowSeconds: number;
}

/** The state of a limit after a call. */
export interface RateLimitResult {
  isAllowed: boolean;
  count: number;
  /** Seconds until the window ends. */
  retryAfter: number;
}

// The window starts with the first count. A key without an expiry gets one again.
const CONSUME = new RedisScript(`
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {count, left}`);

// When the window has ended meanwhile, or was cleared, there is nothing to refund. The refund of the
// only call ends the window, so that later calls do not show that there was one.
const REFUND = new RedisScript(`
local count = tonumber(redis.call('GET', KEYS[1]) or '0')
if count > 1 then return redis.call('DECR', KEYS[1]) end
redis.call('DEL', KEYS[1])
return 0`);

/** Counters in Redis that all replicas of a service share. */
@Injectable()
export class RateLimits {
  constructor(
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  /** Counts a call under a key. Returns whether it is still allowed. */
  async consume(key: string, { limit, windowSeconds }: RateLimit): Promise<RateLimitResult> {
    return this.run(key, limit, windowSeconds, 1);
  }

  /** Reads without counting. `isAllowed` means that one more call would be allowed. */
  async peek(key: string, { limit, windowSeconds }: RateLimit): Promise<RateLimitResult> {
    const { count, retryAfter } = await this.run(key, limit, windowSeconds, 0);
    return { count, retryAfter, isAllowed: count < limit };
  }

  /** Counts a call. Beyond the limit throws 429 with `Retry-After`. */
  async enforce(key: string, limit: RateLimit): Promise<void> {
    const result = await this.consume(key, limit);
    if (!result.isAllowed) throw tooManyRequests(result.retryAfter);
  }

  /** Refunds a call that was counted in advance but should not count. */
  async refund(key: string): Promise<void> {
    await REFUND.run(this.redis, { keys: [this.redisKey(key)] });
  }

  /** Resets the counter of a key. */
  async clear(key: string): Promise<void> {
    await this.redis.del(this.redisKey(key));
  }

  private async run(
    key: string,
    limit: number,
    windowSeconds: number,
    step: 0 | 1,
  ): Promise<RateLimitResult> {
    const result = await CONSUME.run(this.redis, {
      keys: [this.redisKey(key)],
      arguments: [String(windowSeconds * 1000), String(step)],
    });
    const [count, left] = (Array.isArray(result) ? result : []).map(Number);
    return {
      isAllowed: (count ?? 0) <= limit,
      count: count ?? 0,
      retryAfter: Math.max(1, Math.ceil((left ?? 0) / 1000)),
    };
  }

  private redisKey(key: string): string {
    return `${this.service}:limit:${key}`;
  }
}

/** The 429 of a reached limit. Its sentence says how long to wait. */
export function tooManyRequests(retryAfter: number): DomainError {
  return new DomainError(
    'too_many_requests',
    429,
    `Too many tries. Please wait ${waitingTime(retryAfter)} and try again.`,
    { retryAfter },
  );
}
