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

import type { User } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import type { Caller } from '../browsers/caller.types.js';
import { KnownBrowsersService } from '../browsers/known-browsers.service.js';
import type { SigningKeys } from '../signing-keys/signing-keys.js';

import type { KnownDevice } from './known-device.entity.js';
import { RevocationAnnouncer } from './revocation-announcer.js';
import { isDueForRenewal, lifeOf } from './rules/token-life.js';
import type { Session } from './session.entity.js';
import { SessionsRepository } from './sessions.repository.js';

/** How a session begins. */
export interface Beginning {
  isRemembered: boolean;
  caller: Caller;
}

/** A session that has begun. */
export interface Begun {
  token: string;
  /** Whether others are known of the account, but not this kind of device. */
  isNewDevice: boolean;
}

/** Begins, renews and ends sessions, and signs their tokens. */
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
   * Begins a session and gives its token; undefined when the account has gone since it was read, or
   * its password is another one: what let the caller in does not hold any more.
   */
  async begin(user: User, beginning: Beginning): Promise<Begun | undefined> {
    const opened = await runInTransaction(this.dataSource, async (manager) => {
      const present = await this.users.lock(user.id, manager);
      if (present?.passwordHash !== user.passwordHash) return undefined;
      return this.open(user.id, beginning, manager);
    });
    if (!opened) return undefined;
    const { session, isNewDevice } = opened;
    return { token: await this.tokenOf(user, session), isNewDevice };
  }

  /** Records a session, and the browser as the account's; its token is {@link tokenOf}'s to give once the transaction holds. */
  async open(
    userId: string,
    { isRemembered, caller }: Beginning,
    manager: EntityManager,
  ): Promise<{ session: Session; isNewDevice: boolean }> {
    const now = this.clock.now();
    const { device } = caller;
    const session: Session = {
      id: this.ids.uuid(),
      userId,
      isRemembered,
      device,
      createdAt: now,
      expiresAt: secondsAfter(now, lifeOf({ isRemembered })),
      endedAt: null,
    };
    await this.sessions.insert(session, manager);
    await this.browsers.remember(userId, caller, manager);
    const known = await this.sessions.findDevices(userId, manager);
    if (known.some((one) => one.device === device)) return { session, isNewDevice: false };
    await this.sessions.insertDevice({ userId, device, firstSeenAt: now }, manager);
    return { session, isNewDevice: known.length > 0 };
  }

  tokenOf(user: User, { id, createdAt, expiresAt }: Session): Promise<string> {
    return this.sign(user, id, createdAt, expiresAt);
  }

  /** A fresh token for a session whose present one is due, else undefined. */
  async renew(user: User, current: AuthenticatedSession): Promise<string | undefined> {
    const now = this.clock.now();
    const session = await this.findOpen(current);
    if (!isDueForRenewal(current.issuedAt, current.expiresAt, now)) return undefined;
    const expiresAt = secondsAfter(now, lifeOf(session));
    // A session that was ended in between must not get a token that outlives what is known of it.
    if (!(await this.sessions.prolong(session.id, expiresAt))) await this.findOpen(current);
    return this.sign(user, session.id, now, expiresAt);
  }

  /** @throws 401 when it has been ended */
  async findOpen(
    { id, sessionId }: AuthenticatedUser,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Session> {
    const session = await this.sessions.findOpen(sessionId, id, this.clock.now(), manager);
    if (!session) throw sessionEnded();
    return session;
  }

  /** The newest sessions that are open. */
  findAllOpen(userId: string, atMost: number): Promise<Session[]> {
    return this.sessions.findAllOpen(userId, this.clock.now(), atMost);
  }

  /** Lets the next log-in from a kind of device count as the first. */
  forgetDevice(userId: string, device: string): Promise<void> {
    return this.sessions.deleteDevice(userId, device);
  }

  /** Ends a session: recorded first, then announced to all services. */
  async end({ id, sessionId }: AuthenticatedUser): Promise<void> {
    await this.sessions.end(sessionId, id, this.clock.now());
    await this.announcer.announce([sessionId]);
  }

  /** Ends every session of the caller, this one too. */
  async endEverywhere(current: AuthenticatedUser): Promise<void> {
    const ended = await runInTransaction(this.dataSource, async (manager) => {
      // A log-in under way waits here, and begins after the end of those before it.
      await this.users.lock(current.id, manager);
      await this.findOpen(current, manager);
      return this.endAllOf(current.id, manager);
    });
    await this.announceEnded(ended);
  }

  /** Records the end of all sessions of a user; to be announced once the transaction holds. */
  async endAllOf(userId: string, manager: EntityManager): Promise<string[]> {
    const ended = await this.sessions.endAllOf(userId, this.clock.now(), manager);
    return ended.map((session) => session.id);
  }

  /** The same for an account about to be deleted: what was ended stays known without it. */
  async endForGood(userId: string, manager: EntityManager): Promise<string[]> {
    const ended = await this.endAllOf(userId, manager);
    await this.sessions.keepRevoked(userId, this.clock.now(), manager);
    return ended;
  }

  /** All that is kept of a student's log-ins, for the student. */
  async listAll(userId: string): Promise<{ sessions: Session[]; devices: KnownDevice[] }> {
    const [sessions, devices] = await Promise.all([
      this.sessions.findAll(userId),
      this.sessions.findDevices(userId),
    ]);
    return { sessions, devices };
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
