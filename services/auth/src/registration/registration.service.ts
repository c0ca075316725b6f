import { emailKeyOf } from '@abhyas/service-kit/rules';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../browsers/caller.types.js';
import { KnownBrowsersService } from '../browsers/known-browsers.service.js';
import { CodeBudgets, type CodeRequester } from '../codes/code-budgets.js';
import { OneTimeCodes } from '../codes/one-time-codes.js';
import { withMinDuration } from '../http/min-duration.js';
import { LoginLimits } from '../login-limits/login-limits.js';
import { MailQueue } from '../mail/mail.queue.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { ResetLinks } from '../reset-links/reset-links.service.js';
import { SessionsService, type SignedIn } from '../sessions/sessions.service.js';
import { AccountRegistry } from './account-registry.service.js';
import { wrongCode } from './registration.errors.js';
import { chooseRegistration, ownRegistration } from './rules/choose-registration.js';
import { VerificationMails } from './verification-mails.js';

/** The data of a registration form. */
export interface Registration {
  name: string;
  email: string;
  mobile: string;
  password: string;
  caller: Caller;
}

/** The code of a registration, and the browser in which it is entered. */
export interface Verification {
  email: string;
  otp: string;
  caller: Caller;
}

/** The session that starts when the code is entered. */
export interface Verified extends SignedIn {
  /** Allows setting a password. Present unless the same person provably registered and entered the code. */
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

  /** Gives the same response for known and unknown addresses. */
  async register({ password, ...registration }: Registration): Promise<void> {
    this.passwords.assertCapacity();
    const requester = await this.requesterOf(registration.email, registration.caller);
    await this.budgets.consumeRegistration(requester);
    const passwordHash = await this.passwords.hash(password);
    await withMinDuration(() => this.storeAndMail({ ...registration, passwordHash }, requester));
  }

  async resend(email: string, caller: Caller): Promise<void> {
    const requester = await this.requesterOf(email, caller);
    await this.budgets.consume('verify-email', requester);
    const { pending } = await this.registry.find(requester.emailKey);
    const applicant = ownRegistration(pending, caller) ?? pending[0];
    if (!applicant) return;
    await this.budgets.sendWithinLimit('verify-email', requester, () =>
      this.verificationMails.send(applicant, caller.browser),
    );
  }

  async verify({ email, otp, caller }: Verification): Promise<Verified> {
    const emailKey = emailKeyOf(email);
    const context = { caller, isKnown: false };
    if (!(await this.codes.check('verify-email', emailKey, otp, context))) throw wrongCode();
    const [first, ...others] = (await this.registry.find(emailKey)).pending;
    if (!first) throw wrongCode();
    const account = chooseRegistration([first, ...others], caller);
    const user = await this.registry.create({ ...account, providerId: null });
    await this.codes.redeem('verify-email', emailKey, otp);
    const started = user && (await this.sessions.start(user, { isRemembered: false, caller }));
    if (!started) throw wrongCode();
    await this.limits.resetAll(emailKey, caller);
    const signedIn = { user, token: started.token };
    if (user.passwordHash !== null) return signedIn;
    return { ...signedIn, passwordToken: await this.links.create(emailKey) };
  }

  private async requesterOf(email: string, caller: Caller): Promise<CodeRequester> {
    const emailKey = emailKeyOf(email);
    return { emailKey, caller, isKnown: await this.browsers.isKnown(emailKey, caller) };
  }

  private async storeAndMail(
    { caller, ...registration }: Omit<Registration, 'password'> & { passwordHash: string },
    requester: CodeRequester,
  ): Promise<void> {
    const { browser } = caller;
    const { user } = await this.registry.find(requester.emailKey);
    if (!user) await this.registry.storePending({ ...registration, browser });
    await this.budgets.sendWithinLimit('verify-email', requester, () =>
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
