import { Injectable } from '@nestjs/common';

import type { Caller } from '../browsers/caller.types.js';
import { KnownBrowsersService } from '../browsers/known-browsers.service.js';
import { CodeBudgets, type Asker } from '../codes/code-budgets.js';
import { OneTimeCodes } from '../codes/one-time-codes.js';
import { MailQueue } from '../mail/mail.queue.js';
import { ResetLinks } from '../reset-links/reset-links.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

import { AccountRegistry } from './account-registry.service.js';
import { wrongCode } from './accounts.errors.js';
import { atEvenPace } from './even-pace.js';
import type { SignedIn } from './login.service.js';
import { LoginLimits } from './login-limits.js';
import { PasswordHasher } from './password-hasher.js';
import { chooseRegistration, ownRegistration } from './rules/choose-registration.js';
import { emailKeyOf } from './rules/email-key.js';
import { VerificationMails } from './verification-mails.js';

/** What a student registers with. */
export interface Registration {
  name: string;
  email: string;
  mobile: string;
  password: string;
  caller: Caller;
}

/** The code of a registration, and where it is entered. */
export interface Verification {
  email: string;
  otp: string;
  caller: Caller;
}

/** The session that entering the code begins. */
export interface Verified extends SignedIn {
  /** Sets a password, where nothing proves that who entered the code also chose one. */
  passwordToken?: string;
}

@Injectable()
export class RegistrationService {
  constructor(
    private readonly registry: AccountRegistry,
    private readonly browsers: KnownBrowsersService,
    private readonly budgets: CodeBudgets,
    private readonly codes: OneTimeCodes,
    private readonly verificationMails: VerificationMails,
    private readonly passwords: PasswordHasher,
    private readonly mails: MailQueue,
    private readonly sessions: SessionsService,
    private readonly limits: LoginLimits,
    private readonly links: ResetLinks,
  ) {}

  /** Does the same for the caller's eyes whether the address is known or not. */
  async register({ password, ...registration }: Registration): Promise<void> {
    this.passwords.requireDiskSpace();
    const asker = await this.askerOf(registration.email, registration.caller);
    await this.budgets.admitRegistration(asker);
    const passwordHash = await this.passwords.hash(password);
    await atEvenPace(() => this.keep({ ...registration, passwordHash }, asker));
  }

  async resend(email: string, caller: Caller): Promise<void> {
    const asker = await this.askerOf(email, caller);
    await this.budgets.admit('verify-email', asker);
    const { pending } = await this.registry.find(asker.emailKey);
    const applicant = ownRegistration(pending, caller) ?? pending[0];
    if (!applicant) return;
    await this.budgets.spend('verify-email', asker, () =>
      this.verificationMails.send(applicant, caller.browser),
    );
  }

  async verify({ email, otp, caller }: Verification): Promise<Verified> {
    const emailKey = emailKeyOf(email);
    const trier = { caller, isKnown: false };
    if (!(await this.codes.check('verify-email', emailKey, otp, trier))) throw wrongCode();
    const [first, ...others] = (await this.registry.find(emailKey)).pending;
    if (!first) throw wrongCode();
    const beginning = chooseRegistration([first, ...others], caller);
    const user = await this.registry.open({ ...beginning, providerId: null });
    await this.codes.take('verify-email', emailKey, otp);
    const begun = user && (await this.sessions.begin(user, { isRemembered: false, caller }));
    if (!begun) throw wrongCode();
    await this.limits.beginAnew(emailKey, caller);
    const signedIn = { user, token: begun.token };
    if (user.passwordHash !== null) return signedIn;
    return { ...signedIn, passwordToken: await this.links.make(emailKey) };
  }

  private async askerOf(email: string, caller: Caller): Promise<Asker> {
    const emailKey = emailKeyOf(email);
    return { emailKey, caller, isKnown: await this.browsers.isKnown(emailKey, caller) };
  }

  private async keep(
    { caller, ...registration }: Omit<Registration, 'password'> & { passwordHash: string },
    asker: Asker,
  ): Promise<void> {
    const { browser } = caller;
    const { user } = await this.registry.find(asker.emailKey);
    if (!user) await this.registry.keepPending({ ...registration, browser });
    await this.budgets.spend('verify-email', asker, () =>
      user
        ? this.mails.add({
            to: user.email,
            template: 'already-registered',
            data: { name: user.name },
          })
        : this.verificationMails.send(registration, browser),
    );
  }
}
