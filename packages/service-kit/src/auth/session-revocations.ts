import { Inject, Injectable } from '@nestjs/common';

import type { Clock } from '../clock.js';
import type { RedisClient } from '../redis/redis.js';
import { CLOCK, REDIS } from '../tokens.js';

import type { AuthenticatedSession } from './access-token.js';

/** Tells whether a session has been ended before its token's end. */
export interface SessionRevocations {
  isRevoked(session: AuthenticatedSession): Promise<boolean>;

  /** Lets this process know at once of a session that has just been ended. */
  noteRevoked(sessionId: string): void;
}

/** The Redis key that says a session has been ended. */
export function revokedSessionKey(sessionId: string): string {
  return `auth:revoked:session:${sessionId}`;
}

const SEEN_WITHIN_MS = 4_000;
const REMEMBERED = 20_000;

/**
 * Revocations as auth announces them in Redis, each session asked for at most every four seconds.
 * With Redis away the last known answer stands, and a session never asked for counts as live.
 */
@Injectable()
export class AnnouncedRevocations implements SessionRevocations {
  private readonly known = new Map<string, { revoked: boolean; at: number }>();

  constructor(
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async isRevoked(session: AuthenticatedSession): Promise<boolean> {
    const now = this.clock.now().getTime();
    const known = this.known.get(session.sessionId);
    if (known?.revoked || (known && Math.abs(now - known.at) < SEEN_WITHIN_MS)) {
      return known.revoked;
    }
    const revoked = await this.ask(session).catch(() => known?.revoked ?? false);
    this.remember(session.sessionId, { revoked, at: now });
    return revoked;
  }

  noteRevoked(sessionId: string): void {
    this.remember(sessionId, { revoked: true, at: this.clock.now().getTime() });
  }

  private async ask({ sessionId }: AuthenticatedSession): Promise<boolean> {
    return (await this.redis.exists(revokedSessionKey(sessionId))) === 1;
  }

  private remember(sessionId: string, answer: { revoked: boolean; at: number }): void {
    this.known.delete(sessionId);
    this.known.set(sessionId, answer);
    const [oldest] = this.known.keys();
    if (this.known.size > REMEMBERED && oldest !== undefined) this.known.delete(oldest);
  }
}
