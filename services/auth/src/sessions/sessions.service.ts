import {
  CLOCK,
  IDS,
  sessionEnded,
  TOKEN_ALGORITHM,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  TOKEN_KEYS,
  type AuthenticatedSession,
  type AuthenticatedUser,
  type Clock,
  type Ids,
} from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
import type { EntityManager } from 'typeorm';

import type { User } from '../accounts/user.entity.js';
import type { SigningKeys } from '../signing-keys/signing-keys.js';

import { RevocationAnnouncer } from './revocation-announcer.js';
import { isDueForRenewal, lifeOf } from './rules/token-life.js';
import type { Session } from './session.entity.js';
import { SessionsRepository } from './sessions.repository.js';

/** Begins, renews and ends sessions, and signs their tokens. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly announcer: RevocationAnnouncer,
    @Inject(TOKEN_KEYS) private readonly keys: SigningKeys,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Begins a session and gives its token. */
  async begin(user: User, { isRemembered }: { isRemembered: boolean }): Promise<string> {
    const now = this.clock.now();
    const session: Session = {
      id: this.ids.uuid(),
      userId: user.id,
      isRemembered,
      createdAt: now,
      expiresAt: secondsAfter(now, lifeOf({ isRemembered })),
      endedAt: null,
    };
    await this.sessions.insert(session);
    return this.sign(user, session.id, now, session.expiresAt);
  }

  /** A fresh token for a session whose present one is due, else undefined. */
  async renew(user: User, current: AuthenticatedSession): Promise<string | undefined> {
    const now = this.clock.now();
    const session = await this.sessions.findOpen(current.sessionId, user.id, now);
    if (!session) throw sessionEnded();
    if (!isDueForRenewal(current.issuedAt, current.expiresAt, now)) return undefined;
    const expiresAt = secondsAfter(now, lifeOf(session));
    await this.sessions.prolong(session.id, expiresAt);
    return this.sign(user, session.id, now, expiresAt);
  }

  /** Ends a session: recorded first, then announced to all services. */
  async end({ id, sessionId }: AuthenticatedUser): Promise<void> {
    await this.sessions.end(sessionId, id, this.clock.now());
    await this.announcer.announce([sessionId]);
  }

  /** Records the end of all sessions of a user; to be announced once the transaction holds. */
  async endAllOf(userId: string, manager: EntityManager): Promise<string[]> {
    const ended = await this.sessions.endAllOf(userId, this.clock.now(), manager);
    return ended.map((session) => session.id);
  }

  /** Announces ends that {@link endAllOf} recorded. */
  async announceEnded(sessionIds: readonly string[]): Promise<void> {
    await this.announcer.announce(sessionIds);
  }

  private async sign(
    user: User,
    sessionId: string,
    issuedAt: Date,
    expiresAt: Date,
  ): Promise<string> {
    const { id, key } = await this.keys.current();
    return new SignJWT({ sid: sessionId, name: user.name, email: user.email })
      .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid: id, typ: 'JWT' })
      .setSubject(user.id)
      .setIssuer(TOKEN_ISSUER)
      .setAudience(TOKEN_AUDIENCE)
      .setIssuedAt(Math.floor(issuedAt.getTime() / 1000))
      .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
      .sign(key);
  }
}

function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
