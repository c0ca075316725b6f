import {
  CLOCK,
  REDIS,
  revokedSessionKey,
  SESSION_REVOCATIONS,
  type Clock,
  type RedisClient,
  type SessionRevocations,
} from '@abhyas/service-kit';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

import { REMEMBERED_SECONDS } from './rules/token-life.js';
import { SessionsRepository } from './sessions.repository.js';

/**
 * Tells all services, through Redis, which sessions have been ended. The record is in MySQL: what
 * Redis missed or lost is announced again when it is back.
 */
@Injectable()
export class RevocationAnnouncer implements OnApplicationBootstrap {
  private readonly logger = new Logger(RevocationAnnouncer.name);

  constructor(
    private readonly sessions: SessionsRepository,
    @Inject(SESSION_REVOCATIONS) private readonly revocations: SessionRevocations,
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.redis.on('ready', () => void this.announceAll());
    if (this.redis.isReady) void this.announceAll();
  }

  /** Never fails: with Redis away the sessions are announced once it is back. */
  async announce(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length === 0) return;
    for (const id of sessionIds) this.revocations.noteRevoked(id);
    try {
      const batch = this.redis.multi();
      for (const id of sessionIds) {
        batch.set(revokedSessionKey(id), '1', {
          expiration: { type: 'EX', value: REMEMBERED_SECONDS },
        });
      }
      await batch.exec();
    } catch (fault) {
      this.logger.warn(`Revocations wait for Redis: ${String(fault)}`);
    }
  }

  private async announceAll(): Promise<void> {
    try {
      const revoked = await this.sessions.findRevoked(this.clock.now());
      await this.announce(revoked.map((session) => session.id));
    } catch (fault) {
      this.logger.warn(`Revocations could not be read: ${String(fault)}`);
    }
  }
}
