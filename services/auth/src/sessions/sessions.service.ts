import {
  CLOCK,
  IDS,
  runInTransaction,
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
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../browsers/caller.types.js';
import { KnownBrowsersService } from '../browsers/known-browsers.service.js';
import { isDueForRenewal, lifetimeOf } from '../signing-keys/rules/token-lifetime.js';
import type { SigningKeys } from '../signing-keys/signing-keys.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import { RevocationAnnouncer } from './revocation-announcer.js';
import type { SessionEntity } from './session.entity.js';
import { accountSuspended } from './sessions.errors.js';
import { SessionsRepository } from './sessions.repository.js';

/** The options of a new session. */
export interface SessionOptions {
  isRemembered: boolean;
  caller: Caller;
}

/** A student whose session has started. */
export interface SignedIn {
  token: string;
  user: UserEntity;
}

/** A session that has started. */
export interface StartedSession {
  token: string;
  /** Whether the account has known devices, but not this kind of device. */
  isNewDevice: boolean;
}

/** Starts, renews and ends sessions, and signs their tokens. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly announcer: RevocationAnnouncer,
    private readonly browsers: KnownBrowsersService,
    @Inject(TOKEN_KEYS) private readonly keys: SigningKeys,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /**
   * Starts a session. @returns undefined when the account was deleted or its password changed since it
   * was read, because then the caller is no longer authenticated; 403 for a suspended account
   */
  async start(user: UserEntity, options: SessionOptions): Promise<StartedSession | undefined> {
    const inserted = await runInTransaction(this.dataSource, async (manager) => {
      const locked = await this.users.lock(user.id, manager);
      if (!locked || locked.passwordHash !== user.passwordHash) return undefined;
      if (locked.suspendedAt) throw accountSuspended(locked.suspensionReason);
      return this.open(user.id, options, manager);
    });
    if (!inserted) return undefined;
    const { session, isNewDevice } = inserted;
    return { token: await this.tokenOf(user, session), isNewDevice };
  }

  /** Stores a session and its browser. Call {@link tokenOf} for its token after the transaction commits. */
  async open(
    userId: string,
    { isRemembered, caller }: SessionOptions,
    manager: EntityManager,
  ): Promise<{ session: SessionEntity; isNewDevice: boolean }> {
    const now = this.clock.now();
    const { device, browser } = caller;
    const session: SessionEntity = {
      id: this.ids.uuid(),
      userId,
      isRemembered,
      device,
      browser,
      createdAt: now,
      expiresAt: secondsAfter(now, lifetimeOf({ isRemembered })),
      endedAt: null,
    };
    await this.sessions.insert(session, manager);
    await this.browsers.record(userId, caller, manager);
    const known = await this.sessions.findDevices(userId, manager);
    if (known.some((other) => other.device === device)) return { session, isNewDevice: false };
    await this.sessions.insertDevice({ userId, device, firstSeenAt: now }, manager);
    return { session, isNewDevice: known.length > 0 };
  }

  tokenOf(user: UserEntity, { id, createdAt, expiresAt }: SessionEntity): Promise<string> {
    return this.sign(user, id, createdAt, expiresAt);
  }

  /**
   * @returns a new token for a session if the current one is due for renewal, or if it names the student by
   * an earlier name: pages show the name of the token before they ask for the current one
   */
  async renew(user: UserEntity, current: AuthenticatedSession): Promise<string | undefined> {
    const now = this.clock.now();
    const session = await this.findOpen(current);
    if (!isDueForRenewal(current.issuedAt, current.expiresAt, now)) {
      if (current.name === user.name && current.email === user.email) return undefined;
      return this.sign(user, session.id, current.issuedAt, current.expiresAt);
    }
    const expiresAt = secondsAfter(now, lifetimeOf(session));
    // A session that ended in between must not get a token that expires later than its stored record.
    if (!(await this.sessions.extend(session.id, expiresAt))) await this.findOpen(current);
    await this.browsers.renew(user.id, session.browser);
    return this.sign(user, session.id, now, expiresAt);
  }

  /** @throws 401 when the session has ended */
  async findOpen(
    { id, sessionId }: AuthenticatedUser,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<SessionEntity> {
    const session = await this.sessions.findOpen(sessionId, id, this.clock.now(), manager);
    if (!session) throw sessionEnded();
    return session;
  }

  /** The newest open sessions. */
  findAllOpen(userId: string, limit: number): Promise<SessionEntity[]> {
    return this.sessions.findAllOpen(userId, this.clock.now(), limit);
  }

  /** Makes the next log-in from a kind of device count as the first. */
  forgetDevice(userId: string, device: string): Promise<void> {
    return this.sessions.deleteDevice(userId, device);
  }

  /** Stores the end of a session, then announces it to all services. */
  async end({ id, sessionId }: AuthenticatedUser): Promise<void> {
    await this.sessions.end(sessionId, id, this.clock.now());
    await this.announcer.announce([sessionId]);
  }

  /** Ends the session whose token the request carried: the browser replaces that token with the new one. */
  async endPrevious(previous: AuthenticatedUser | undefined): Promise<void> {
    if (previous) await this.end(previous);
  }

  /** Ends every session of the caller, including this one. */
  async endEverywhere(current: AuthenticatedUser): Promise<void> {
    const ended = await runInTransaction(this.dataSource, async (manager) => {
      // A concurrent log-in waits for this lock, and its session starts after the others have ended.
      await this.users.lock(current.id, manager);
      await this.findOpen(current, manager);
      return this.endAllOf(current.id, manager);
    });
    await this.announceEnded(ended);
  }

  /** Stores the end of all sessions of a user. Announce it after the transaction commits. */
  async endAllOf(userId: string, manager: EntityManager): Promise<string[]> {
    const ended = await this.sessions.endAllOf(userId, this.clock.now(), manager);
    return ended.map((session) => session.id);
  }

  /** Announces ended sessions that {@link endAllOf} has stored. */
  async announceEnded(sessionIds: readonly string[]): Promise<void> {
    await this.announcer.announce(sessionIds);
  }

  private async sign(
    user: UserEntity,
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
