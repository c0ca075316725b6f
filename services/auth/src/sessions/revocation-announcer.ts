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
import { REMEMBERED_SECONDS } from '../signing-keys/rules/token-lifetime.js';
import { SessionsRepository } from './sessions.repository.js';

/**
 * Announces ended sessions to all services through Redis. MySQL is the source of truth: whenever Redis
 * connects, all revocations are announced again, so that Redis gets what it missed or lost.
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

  /** Never throws: if Redis is unavailable, the sessions are announced when it connects again. */
  async announce(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length === 0) return;
    for (const id of sessionIds) this.revocations.markRevoked(id);
    try {
      const expiration = { type: 'EX', value: REMEMBERED_SECONDS } as const;
      await Promise.all(
        sessionIds.map((id) => this.redis.set(revokedSessionKey(id), '1', { expiration })),
      );
    } catch (error) {
      this.logger.warn(
        { err: error },
        'Ended sessions could not be announced; they are announced when Redis connects again',
      );
    }
  }

  private async announceAll(): Promise<void> {
    try {
      const revoked = await this.sessions.findRevoked(this.clock.now());
      await this.announce(revoked.map((session) => session.id));
    } catch (error) {
      this.logger.warn({ err: error }, 'Ended sessions could not be read from the database');
    }
  }
}
