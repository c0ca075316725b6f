import { Injectable } from '@nestjs/common';

import { OneTimeCodes } from '../codes/one-time-codes.js';
import { MailQueue } from '../mail/mail.queue.js';
import { SessionsService } from '../sessions/sessions.service.js';

import { wrongCode } from './accounts.errors.js';
import type { SignedIn } from './login.service.js';
import { LoginLimits } from './login-limits.js';
import { PasswordHasher } from './password-hasher.js';
import { Registrants } from './registrants.js';
import { emailKeyOf } from './rules/email-key.js';
import type { User } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

/** What a student registers with. */
export interface Registration {
  name: string;
  email: string;
  mobile: string;
  password: string;
  address: string;
}

/** The code of a registration, and where it is entered. */
export interface Verification {
  email: string;
  otp: string;
  address: string;
  device: string;
}

@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersRepository,
    private readonly codes: OneTimeCodes,
    private readonly passwords: PasswordHasher,
    private readonly mails: MailQueue,
    private readonly sessions: SessionsService,
    private readonly limits: LoginLimits,
    private readonly registrants: Registrants,
  ) {}

  /** Does the same for the caller's eyes whether the address is known or not. */
  async register({ name, email, mobile, password, address }: Registration): Promise<void> {
    this.passwords.requireRoom();
    const emailKey = emailKeyOf(email);
    await this.codes.admitRegistration(emailKey);
    const passwordHash = await this.passwords.hash(password);
    const registrationId = await this.users.savePending({ name, email, mobile, passwordHash });
    if (registrationId !== undefined) {
      await this.registrants.note(emailKey, address, registrationId);
      await this.sendCode({ name, email, registrationId });
      return;
    }
    const owner = await this.users.findByEmailKey(emailKey);
    if (!owner) return;
    await this.codes.orGiveBack('verify-email', emailKey, () =>
      this.mails.add({
        to: owner.email,
        template: 'already-registered',
        data: { name: owner.name },
      }),
    );
  }

  async resend(email: string): Promise<void> {
    const emailKey = emailKeyOf(email);
    await this.codes.admit('verify-email', emailKey);
    const user = await this.users.findByEmailKey(emailKey);
    if (user && !user.verifiedAt) await this.sendCode(user);
  }

  async verify({ email, otp, address, device }: Verification): Promise<SignedIn> {
    const emailKey = emailKeyOf(email);
    const registrationId = await this.codes.check('verify-email', emailKey, otp);
    if (registrationId === undefined) throw wrongCode();
    const isContested = await this.registrants.isContested(emailKey, address, registrationId);
    const isFirst = await this.users.verify(registrationId, { keepsPassword: !isContested });
    await this.codes.take('verify-email', emailKey, otp);
    const user = isFirst && (await this.users.findByRegistration(registrationId));
    const begun = user && (await this.sessions.begin(user, { isRemembered: false, device }));
    if (!user || !begun) throw wrongCode();
    await this.registrants.forget(emailKey);
    await this.limits.welcome(emailKey, address);
    return { user, token: begun.token };
  }

  private async sendCode({
    name,
    email,
    registrationId,
  }: Pick<User, 'name' | 'email' | 'registrationId'>): Promise<void> {
    const emailKey = emailKeyOf(email);
    await this.codes.orGiveBack('verify-email', emailKey, async () => {
      const otp = await this.codes.make('verify-email', emailKey, registrationId);
      await this.mails.add({
        to: email,
        template: 'verify-email',
        data: { name, otp, minutes: this.codes.minutes },
      });
    });
  }
}
