import { RateLimits, runInTransaction, SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import type { Caller } from '../browsers/caller.types.js';
import { KnownBrowsersService } from '../browsers/known-browsers.service.js';
import { CodeBudgets } from '../codes/code-budgets.js';
import { OneTimeCodes } from '../codes/one-time-codes.js';
import type { AuthConfig } from '../config.js';
import { MailQueue } from '../mail/mail.queue.js';
import { ResetLinks } from '../reset-links/reset-links.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

import { AccountRegistry, type AddressHolders } from './account-registry.service.js';
import { linkEnded, wrongResetCode } from './accounts.errors.js';
import { LoginLimits } from './login-limits.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordNotices } from './password-notices.js';
import { chooseRegistration, ownRegistration } from './rules/choose-registration.js';
import { emailKeyOf, hashEmailKey } from './rules/email-key.js';
import type { User } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

const DAY_SECONDS = 86_400;

/** A code that was mailed, and where it is entered. */
export interface ResetCode {
  email: string;
  otp: string;
  caller: Caller;
}

/** A new password, and the code that allows it. */
export interface ResetByCode extends ResetCode {
  newPassword: string;
}

/** A new password, and the token of the link that allows it. */
export interface ResetByLink {
  token: string;
  newPassword: string;
  caller: Caller;
}

interface NewPassword {
  emailKey: string;
  passwordHash: string;
  caller: Caller;
}

@Injectable()
export class PasswordResetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: AccountRegistry,
    private readonly users: UsersRepository,
    private readonly browsers: KnownBrowsersService,
    private readonly budgets: CodeBudgets,
    private readonly codes: OneTimeCodes,
    private readonly links: ResetLinks,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly loginLimits: LoginLimits,
    private readonly limits: RateLimits,
    private readonly mails: MailQueue,
    private readonly notices: PasswordNotices,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Does the same for the caller's eyes whether the address is known or not. */
  async sendCode(email: string, caller: Caller): Promise<void> {
    const emailKey = emailKeyOf(email);
    const isKnown = await this.browsers.isKnown(emailKey, caller);
    const asker = { emailKey, caller, isKnown };
    await this.budgets.admit('reset-password', asker);
    const { user, pending } = await this.registry.find(emailKey);
    const holder = user ?? ownRegistration(pending, caller) ?? pending[0];
    if (!holder) return;
    await this.budgets.spend('reset-password', asker, async () => {
      const otp = await this.codes.make('reset-password', emailKey, caller.browser);
      const link = { token: await this.links.make(emailKey), minutes: this.links.minutes };
      await this.mails.add({
        to: holder.email,
        template: 'reset-password',
        data: { name: holder.name, otp, minutes: this.codes.minutes, link },
      });
    });
  }

  /** Checking does not use the code up: {@link resetByCode} does. */
  async checkCode({ email, otp, caller }: ResetCode): Promise<void> {
    const emailKey = emailKeyOf(email);
    const isKnown = await this.browsers.isKnown(emailKey, caller);
    const isAsker = await this.codes.hasAsked('reset-password', emailKey, caller.browser);
    const strangers = isAsker ? 'askers' : 'others';
    const strangersKey = `reset-tries:${strangers}:${hashEmailKey(emailKey)}`;
    if (!isKnown) {
      // Counted beforehand, so that parallel guesses cannot share a count.
      const tries = { limit: this.config.LIMIT_RESET_TRIES, windowSeconds: DAY_SECONDS };
      if (!(await this.limits.count(strangersKey, tries)).isAllowed) throw wrongResetCode();
    }
    const isRight = await this.codes.check('reset-password', emailKey, otp, { caller, isKnown });
    if (!isRight) throw wrongResetCode();
    if (!isKnown) await this.limits.giveBack(strangersKey);
  }

  async resetByCode({ newPassword, ...code }: ResetByCode): Promise<void> {
    this.passwords.requireDiskSpace();
    await this.checkCode(code);
    const passwordHash = await this.passwords.hash(newPassword);
    const emailKey = emailKeyOf(code.email);
    if (!(await this.codes.take('reset-password', emailKey, code.otp))) throw wrongResetCode();
    const isSet = await this.setPassword({ emailKey, passwordHash, caller: code.caller });
    if (!isSet) throw wrongResetCode();
  }

  async resetByLink({ token, newPassword, caller }: ResetByLink): Promise<void> {
    this.passwords.requireDiskSpace();
    const emailKey = await this.links.check(token);
    if (emailKey === undefined) throw linkEnded();
    const passwordHash = await this.passwords.hash(newPassword);
    const isSet = await this.setPassword({ emailKey, passwordHash, caller }, (manager) =>
      this.links.take(token, manager),
    );
    if (!isSet) throw linkEnded();
  }

  /** @param isStillAllowed asked within the transaction. @returns whether there was somebody to set it for */
  private async setPassword(
    change: NewPassword,
    isStillAllowed: (manager: EntityManager) => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<boolean> {
    const { emailKey, caller } = change;
    const holders = await this.registry.find(emailKey);
    const done = await runInTransaction(this.dataSource, async (manager) => {
      if (!(await isStillAllowed(manager))) return undefined;
      const user = await this.settle(holders, change, manager);
      if (!user) return undefined;
      await this.links.endAllOf(emailKey, manager);
      await this.browsers.forgetOthers(user.id, caller, manager);
      await this.browsers.remember(user.id, caller, manager);
      return { user, ended: await this.sessions.endAllOf(user.id, manager) };
    });
    if (!done) return false;
    await this.sessions.announceEnded(done.ended);
    await this.codes.drop('reset-password', emailKey);
    await this.loginLimits.beginAnew(emailKey, caller);
    await this.notices.passwordChanged(done.user);
    return true;
  }

  /** Who reads the mail of an address that is only registered so far has proven it by that. */
  private async settle(
    { user, pending }: AddressHolders,
    { passwordHash, caller }: NewPassword,
    manager: EntityManager,
  ): Promise<User | undefined> {
    if (user) {
      const present = await this.users.lock(user.id, manager);
      if (!present) return undefined;
      await this.users.setPassword(present.id, passwordHash, manager);
      return present;
    }
    const [first, ...others] = pending;
    if (!first) return undefined;
    const beginning = chooseRegistration([first, ...others], caller);
    return this.registry.openIn(manager, { ...beginning, passwordHash, providerId: null });
  }
}
