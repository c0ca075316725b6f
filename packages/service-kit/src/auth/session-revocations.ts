import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';
import type { Clock } from '../clock.js';
import type { RedisClient } from '../redis/redis.js';
import { CLOCK, REDIS } from '../tokens.js';
import type { AuthenticatedSession } from './access-token.js';

/** Tells whether a session was revoked before its token expired. */
export interface SessionRevocations {
  isRevoked(session: AuthenticatedSession): Promise<boolean>;

  /** Marks a session as revoked in this process, at once. */
  markRevoked(sessionId: string): void;
}

/** The Redis key that exists once a session was revoked. */
export function revokedSessionKey(sessionId: string): string {
  return `auth:revoked:session:${sessionId}`;
}

const CACHE_MS = 4_000;
const MAX_CACHED = 20_000;
/** How long a caller waits for a Redis that hangs. */
const RESPONSE_TIMEOUT_MS = 1_000;
/** A Redis that hangs gets no further queries: each one costs memory until its response. */
const MAX_PENDING = 1_000;

/**
 * Revocations as auth announces them in Redis. Each session is queried at most every four seconds.
 * While Redis is unavailable or hangs, the last result stays valid, and a session without a result counts
 * as active. A late response still counts from then on.
 */
@Injectable()
export class AnnouncedRevocations implements SessionRevocations {
  private readonly cache = new LRUCache<string, { revoked: boolean; at: number }>({
    max: MAX_CACHED,
  });
  private pending = 0;

  constructor(
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async isRevoked(session: AuthenticatedSession): Promise<boolean> {
    const now = this.clock.now().getTime();
    const cached = this.cache.get(session.sessionId);
    if (cached?.revoked || (cached && Math.abs(now - cached.at) < CACHE_MS)) {
      return cached.revoked;
    }
    const isInRedis = (await this.queryWithTimeout(session.sessionId)) === true;
    // markRevoked() may have run during the query.
    const revoked = isInRedis || (this.cache.get(session.sessionId)?.revoked ?? false);
    this.cache.set(session.sessionId, { revoked, at: now });
    return revoked;
  }

  markRevoked(sessionId: string): void {
    this.cache.set(sessionId, { revoked: true, at: this.clock.now().getTime() });
  }

  /** @returns undefined when Redis does not respond in time */
  private async queryWithTimeout(sessionId: string): Promise<boolean | undefined> {
    if (this.pending >= MAX_PENDING) return undefined;
    return pTimeout(this.query(sessionId), {
      milliseconds: RESPONSE_TIMEOUT_MS,
      message: false,
    });
  }

  private async query(sessionId: string): Promise<boolean | undefined> {
    this.pending += 1;
    try {
      const isRevoked = (await this.redis.exists(revokedSessionKey(sessionId))) === 1;
      if (isRevoked) this.markRevoked(sessionId);
      return isRevoked;
    } catch {
      return undefined;
    } finally {
      this.pending -= 1;
    }
  }
}
