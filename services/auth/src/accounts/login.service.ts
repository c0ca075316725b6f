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

/** One log-in request. */
export interface Login {
  email: string;
  password: string;
  isRemembered: boolean;
  caller: Caller;
}

/** A session that has started. */
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

  /** Responds to an unverified address as if it had no account. */
  async logIn({ email, password, isRemembered, caller }: Login): Promise<SignedIn> {
    this.passwords.assertCapacity();
    const emailKey = emailKeyOf(email);
    const counted = await this.limits.consume(emailKey, caller);
    const { user, pending } = await this.registry.find(emailKey);
    // Always checks exactly one password, so that the response time is the same for every address.
    const applicant = ownRegistration(pending, caller) ?? pending[0];
    const isRight = await this.passwords.isRight((user ?? applicant)?.passwordHash, password);
    if (!user && applicant && isRight) {
      this.verificationMails.remindAfterResponse(applicant, caller.browser);
    }
    if (!user || !isRight) throw wrongCredentials();
    const started = await this.sessions.start(user, { isRemembered, caller });
    if (!started) throw wrongCredentials();
    await this.limits.reset(counted);
    if (started.isNewDevice) await this.alerts.notify(user, caller.device);
    return { token: started.token, user };
  }
}
