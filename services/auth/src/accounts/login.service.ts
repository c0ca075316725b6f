import { Injectable } from '@nestjs/common';

import type { Caller } from '../browsers/caller.types.js';
import { SessionsService } from '../sessions/sessions.service.js';

import { AccountRegistry } from './account-registry.service.js';
import { wrongCredentials } from './accounts.errors.js';
import { LoginAlerts } from './login-alerts.js';
import { LoginLimits } from './login-limits.js';
import { PasswordHasher } from './password-hasher.js';
import { ownRegistration } from './rules/choose-registration.js';
import { emailKeyOf } from './rules/email-key.js';
import type { User } from './user.entity.js';
import { VerificationMails } from './verification-mails.js';

/** A try to log in. */
export interface Login {
  email: string;
  password: string;
  isRemembered: boolean;
  caller: Caller;
}

/** A session that has begun. */
export interface SignedIn {
  token: string;
  user: User;
}

@Injectable()
export class LoginService {
  constructor(
    private readonly registry: AccountRegistry,
    private readonly limits: LoginLimits,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly alerts: LoginAlerts,
    private readonly verificationMails: VerificationMails,
  ) {}

  /** An account whose address is not verified does not exist, for the caller's eyes. */
  async logIn({ email, password, isRemembered, caller }: Login): Promise<SignedIn> {
    this.passwords.requireDiskSpace();
    const emailKey = emailKeyOf(email);
    const counted = await this.limits.admit(emailKey, caller);
    const { user, pending } = await this.registry.find(emailKey);
    // One password is looked at, whoever has the address: each takes its time.
    const applicant = ownRegistration(pending, caller) ?? pending[0];
    const isRight = await this.passwords.isRight((user ?? applicant)?.passwordHash, password);
    if (!user && applicant && isRight) {
      this.verificationMails.remindAfterAnswer(applicant, caller.browser);
    }
    if (!user || !isRight) throw wrongCredentials();
    const begun = await this.sessions.begin(user, { isRemembered, caller });
    if (!begun) throw wrongCredentials();
    await this.limits.welcome(counted);
    if (begun.isNewDevice) await this.alerts.tell(user, caller.device);
    return { token: begun.token, user };
  }
}
