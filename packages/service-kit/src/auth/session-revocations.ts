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
const MAX_CACHED = 20_000;
/** Whoever asks waits no longer than this for a Redis that hangs. */
const RESPONSE_TIMEOUT_MS = 1_000;
/** A Redis that hangs is not asked ever more: each question costs memory until it answers. */
const UNANSWERED = 1_000;

/**
 * Revocations as auth announces them in Redis, each session asked for at most every four seconds.
 * With Redis away, or hanging, the last known answer stands, and a session never asked for counts as
 * live; an answer that comes late still counts from then on.
 */
@Injectable()
export class AnnouncedRevocations implements SessionRevocations {
  private readonly known = new Map<string, { revoked: boolean; at: number }>();
  private unanswered = 0;

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
    const isSaid = (await this.askInTime(session.sessionId)) === true;
    // It may have been noted while Redis was asked.
    const revoked = isSaid || (this.known.get(session.sessionId)?.revoked ?? false);
    this.remember(session.sessionId, { revoked, at: now });
    return revoked;
  }

  noteRevoked(sessionId: string): void {
    this.remember(sessionId, { revoked: true, at: this.clock.now().getTime() });
  }

  /** @returns undefined when Redis does not say in time */
  private async askInTime(sessionId: string): Promise<boolean | undefined> {
    if (this.unanswered >= UNANSWERED) return undefined;
    return new Promise((resolve) => {
      const timeout = setTimeout(() => resolve(undefined), RESPONSE_TIMEOUT_MS).unref();
      void this.ask(sessionId).then((answer) => {
        clearTimeout(timeout);
        resolve(answer);
      });
    });
  }

  private async ask(sessionId: string): Promise<boolean | undefined> {
    this.unanswered += 1;
    try {
      const isRevoked = (await this.redis.exists(revokedSessionKey(sessionId))) === 1;
      if (isRevoked) this.noteRevoked(sessionId);
      return isRevoked;
    } catch {
      return undefined;
    } finally {
      this.unanswered -= 1;
    }
  }

  private remember(sessionId: string, answer: { revoked: boolean; at: number }): void {
    this.known.delete(sessionId);
    this.known.set(sessionId, answer);
    const [oldest] = this.known.keys();
    if (this.known.size > MAX_CACHED && oldest !== undefined) this.known.delete(oldest);
  }
}
