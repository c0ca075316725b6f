import { emailKeyOf } from '@abhyas/service-kit/rules';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../browsers/caller.types.js';
import { LoginLimits } from '../login-limits/login-limits.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { AccountRegistry } from '../registration/account-registry.service.js';
import { ownRegistration } from '../registration/rules/choose-registration.js';
import { VerificationMails } from '../registration/verification-mails.js';
import { SessionsService, type SignedIn } from '../sessions/sessions.service.js';
import { LoginAlerts } from './login-alerts.js';
import { wrongCredentials } from './login.errors.js';

/** One log-in request. */
export interface Login {
  email: string;
  password: string;
  isRemembered: boolean;
  caller: Caller;
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
    await this.limits.refund(counted);
    await this.limits.reset(emailKey, caller);
    if (started.isNewDevice) await this.alerts.notify(user, caller.device);
    return { token: started.token, user };
  }
}
