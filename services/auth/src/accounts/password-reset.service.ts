import { runInTransaction } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { OneTimeCodes } from '../codes/one-time-codes.js';
import { MailQueue } from '../mail/mail.queue.js';
import { SessionsService } from '../sessions/sessions.service.js';

import { wrongCode } from './accounts.errors.js';
import { LoginLimits } from './login-limits.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordNotices } from './password-notices.js';
import { emailKeyOf } from './rules/email-key.js';
import { UsersRepository } from './users.repository.js';

/** A new password, and the code that allows it. */
export interface PasswordReset {
  email: string;
  otp: string;
  newPassword: string;
  address: string;
}

@Injectable()
export class PasswordResetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly codes: OneTimeCodes,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly limits: LoginLimits,
    private readonly mails: MailQueue,
    private readonly notices: PasswordNotices,
  ) {}

  /** Does the same for the caller's eyes whether the address is known or not. */
  async sendCode(email: string, address: string): Promise<void> {
    const emailKey = emailKeyOf(email);
    const known = await this.limits.knownAddress(emailKey, address);
    await this.codes.admit('reset-password', emailKey, known);
    const user = await this.users.findByEmailKey(emailKey);
    if (!user) return;
    const send = async (): Promise<void> => {
      const otp = await this.codes.make('reset-password', emailKey, user.id);
      await this.mails.add({
        to: user.email,
        template: 'reset-password',
        data: { name: user.name, otp, minutes: this.codes.minutes },
      });
    };
    await this.codes.orGiveBack('reset-password', emailKey, send, known);
  }

  /** Checking does not use the code up: {@link reset} does. */
  async checkCode(
    email: string,
    otp: string,
    address: string,
  ): Promise<{ emailKey: string; userId: string }> {
    const emailKey = emailKeyOf(email);
    const known = await this.limits.knownAddress(emailKey, address);
    const userId = await this.codes.check('reset-password', emailKey, otp, known);
    if (userId === undefined) throw wrongCode();
    return { emailKey, userId };
  }

  async reset({ email, otp, newPassword, address }: PasswordReset): Promise<void> {
    this.passwords.requireRoom();
    const { emailKey, userId } = await this.checkCode(email, otp, address);
    const passwordHash = await this.passwords.hash(newPassword);
    if (!(await this.codes.take('reset-password', emailKey, otp))) throw wrongCode();
    const { user, ended } = await runInTransaction(this.dataSource, async (manager) => ({
      user: await this.users.resetPassword(userId, passwordHash, manager),
      ended: await this.sessions.endAllOf(userId, manager),
    }));
    if (!user) throw wrongCode();
    await this.sessions.announceEnded(ended);
    await this.limits.welcome(emailKey, address);
    await this.notices.passwordChanged(user);
  }
}
