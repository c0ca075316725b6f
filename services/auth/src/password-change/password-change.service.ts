import { runInTransaction, type AuthenticatedUser } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../browsers/caller.types.js';
import { KnownBrowsersService } from '../browsers/known-browsers.service.js';
import { OneTimeCodes } from '../codes/one-time-codes.js';
import { LoginLimits } from '../login-limits/login-limits.js';
import { PasswordCheck } from '../passwords/password-check.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordNotices } from '../passwords/password-notices.js';
import { wrongPassword } from '../passwords/passwords.errors.js';
import { ResetLinks } from '../reset-links/reset-links.service.js';
import { SessionsService, type SignedIn } from '../sessions/sessions.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import { samePassword } from './password-change.errors.js';

/** A new password from a student who is signed in and enters the current one. */
export interface PasswordChange {
  current: AuthenticatedUser;
  currentPassword: string;
  newPassword: string;
  caller: Caller;
}

@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly browsers: KnownBrowsersService,
    private readonly codes: OneTimeCodes,
    private readonly links: ResetLinks,
    private readonly check: PasswordCheck,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly limits: LoginLimits,
    private readonly notices: PasswordNotices,
  ) {}

  /** Ends all sessions and starts a new one with the same lifetime as the current one. */
  async change(change: PasswordChange): Promise<SignedIn> {
    const { current, currentPassword, newPassword, caller } = change;
    const entry = { caller, field: 'currentPassword' };
    const user = await this.check.confirm(current, currentPassword, entry);
    if (newPassword === currentPassword) throw samePassword();
    const passwordHash = await this.passwords.hash(newPassword);
    const { ended, session } = await this.replaceSessions(user, passwordHash, change);
    await this.sessions.announceEnded(ended);
    // Codes and links requested earlier are for a forgotten password, and this password is known.
    await this.codes.revoke('reset-password', user.emailKey);
    await this.limits.reset(user.emailKey, caller);
    await this.notices.passwordChanged(user);
    return { user, token: await this.sessions.tokenOf(user, session) };
  }

  private replaceSessions(
    user: UserEntity,
    passwordHash: string,
    { current, caller }: PasswordChange,
  ) {
    return runInTransaction(this.dataSource, async (manager) => {
      const locked = await this.users.lock(user.id, manager);
      // Another request changed the password while this one was being checked.
      if (locked?.passwordHash !== user.passwordHash) throw wrongPassword('currentPassword');
      const { isRemembered } = await this.sessions.findOpen(current, manager);
      await this.users.setPassword(user.id, passwordHash, manager);
      await this.links.revokeAllOf(user.emailKey, manager);
      await this.browsers.forgetOthers(user.id, caller, manager);
      const ended = await this.sessions.endAllOf(user.id, manager);
      const { session } = await this.sessions.open(user.id, { isRemembered, caller }, manager);
      return { ended, session };
    });
  }
}
