import { RateLimits, runInTransaction, SERVICE_CONFIG } from '@abhyas/service-kit';
import { emailKeyOf } from '@abhyas/service-kit/rules';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../browsers/caller.types.js';
import { KnownBrowsersService } from '../browsers/known-browsers.service.js';
import { CodeBudgets } from '../codes/code-budgets.js';
import { OneTimeCodes } from '../codes/one-time-codes.js';
import type { AuthConfig } from '../config.js';
import { LoginLimits } from '../login-limits/login-limits.js';
import { MailQueue } from '../mail/mail.queue.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordNotices } from '../passwords/password-notices.js';
import { AccountRegistry, type AddressHolders } from '../registration/account-registry.service.js';
import { chooseRegistration, ownRegistration } from '../registration/rules/choose-registration.js';
import { ResetLinks } from '../reset-links/reset-links.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { hashEmailKey } from '../users/rules/email-key.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import { linkEnded, wrongResetCode } from './password-reset.errors.js';

const DAY_SECONDS = 86_400;

/** A code from a mail, and the browser in which it is entered. */
export interface ResetCode {
  email: string;
  otp: string;
  caller: Caller;
}

/** A new password with the code that authorizes it. */
export interface ResetByCode extends ResetCode {
  newPassword: string;
}

/** A new password with the token of the link that authorizes it. */
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

  /** Gives the same response for known and unknown addresses. */
  async sendCode(email: string, caller: Caller): Promise<void> {
    const emailKey = emailKeyOf(email);
    const isKnown = await this.browsers.isKnown(emailKey, caller);
    const requester = { emailKey, caller, isKnown };
    await this.budgets.consume('reset-password', requester);
    const { user, pending } = await this.registry.find(emailKey);
    const recipient = user ?? ownRegistration(pending, caller) ?? pending[0];
    if (!recipient) return;
    await this.budgets.sendWithinLimit('reset-password', requester, async () => {
      const otp = await this.codes.create('reset-password', emailKey, caller.browser);
      const link = { token: await this.links.create(emailKey), minutes: this.links.minutes };
      await this.mails.add({
        to: recipient.email,
        template: 'reset-password',
        data: { name: recipient.name, otp, minutes: this.codes.minutes, link },
      });
    });
  }

  /** Checks a code without redeeming it; {@link resetByCode} redeems it. */
  async checkCode({ email, otp, caller }: ResetCode): Promise<void> {
    const emailKey = emailKeyOf(email);
    const isKnown = await this.browsers.isKnown(emailKey, caller);
    const hasRequested = await this.codes.hasRequested('reset-password', emailKey, caller.browser);
    const strangers = hasRequested ? 'askers' : 'others';
    const strangersKey = `reset-tries:${strangers}:${hashEmailKey(emailKey)}`;
    if (!isKnown) {
      // Counts before the check, so that parallel guesses cannot share one count.
      const tries = { limit: this.config.LIMIT_RESET_TRIES, windowSeconds: DAY_SECONDS };
      if (!(await this.limits.consume(strangersKey, tries)).isAllowed) throw wrongResetCode();
    }
    const isRight = await this.codes.check('reset-password', emailKey, otp, { caller, isKnown });
    if (!isRight) throw wrongResetCode();
    if (!isKnown) await this.limits.refund(strangersKey);
  }

  async resetByCode({ newPassword, ...code }: ResetByCode): Promise<void> {
    this.passwords.assertCapacity();
    await this.checkCode(code);
    const passwordHash = await this.passwords.hash(newPassword);
    const emailKey = emailKeyOf(code.email);
    if (!(await this.codes.redeem('reset-password', emailKey, code.otp))) throw wrongResetCode();
    const isSet = await this.setPassword({ emailKey, passwordHash, caller: code.caller });
    if (!isSet) throw wrongResetCode();
  }

  async resetByLink({ token, newPassword, caller }: ResetByLink): Promise<void> {
    this.passwords.assertCapacity();
    const emailKey = await this.links.check(token);
    if (emailKey === undefined) throw linkEnded();
    const passwordHash = await this.passwords.hash(newPassword);
    const isSet = await this.setPassword({ emailKey, passwordHash, caller }, (manager) =>
      this.links.redeem(token, manager),
    );
    if (!isSet) throw linkEnded();
  }

  /** @param authorize runs within the transaction. @returns false when there is no account or authorization */
  private async setPassword(
    change: NewPassword,
    authorize: (manager: EntityManager) => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<boolean> {
    const { emailKey, caller } = change;
    const addressHolders = await this.registry.find(emailKey);
    const done = await runInTransaction(this.dataSource, async (manager) => {
      if (!(await authorize(manager))) return undefined;
      const user = await this.saveUser(addressHolders, change, manager);
      if (!user) return undefined;
      await this.links.revokeAllOf(emailKey, manager);
      await this.browsers.forgetOthers(user.id, caller, manager);
      await this.browsers.record(user.id, caller, manager);
      return { user, ended: await this.sessions.endAllOf(user.id, manager) };
    });
    if (!done) return false;
    await this.sessions.announceEnded(done.ended);
    await this.codes.revoke('reset-password', emailKey);
    await this.loginLimits.resetAll(emailKey, caller);
    await this.notices.passwordChanged(done.user);
    return true;
  }

  /** Creates the account if the address is only registered: a student who reads its mail has verified it. */
  private async saveUser(
    { user, pending }: AddressHolders,
    { passwordHash, caller }: NewPassword,
    manager: EntityManager,
  ): Promise<UserEntity | undefined> {
    if (user) {
      const locked = await this.users.lock(user.id, manager);
      if (!locked) return undefined;
      await this.users.setPassword(locked.id, passwordHash, manager);
      return locked;
    }
    const [first, ...others] = pending;
    if (!first) return undefined;
    const account = chooseRegistration([first, ...others], caller);
    return this.registry.createIn(manager, { ...account, passwordHash, providerId: null });
  }
}
