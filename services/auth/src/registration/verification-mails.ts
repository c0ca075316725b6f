import { emailKeyOf } from '@abhyas/service-kit/rules';
import { Injectable, Logger } from '@nestjs/common';
import { CodeBudgets } from '../codes/code-budgets.js';
import { OneTimeCodes } from '../codes/one-time-codes.js';
import { MailQueue } from '../mail/mail.queue.js';

/** Somebody who registered and has not verified the address yet. */
export interface Applicant {
  name: string;
  email: string;
}

/** Mails the codes that verify an email address. */
@Injectable()
export class VerificationMails {
  private readonly logger = new Logger(VerificationMails.name);

  constructor(
    private readonly codes: OneTimeCodes,
    private readonly budgets: CodeBudgets,
    private readonly mails: MailQueue,
  ) {}

  /** @param browser the requesting browser: other clients' guesses do not count against it */
  async send({ name, email: to }: Applicant, browser: string): Promise<void> {
    const otp = await this.codes.create('verify-email', emailKeyOf(to), browser);
    const { minutes } = this.codes;
    await this.mails.add({ to, template: 'verify-email', data: { name, otp, minutes } });
  }

  /**
   * Mails a code to an applicant who logs in before entering one. The log-in response does not
   * mention it, and does not wait for the mail, so that its time reveals nothing to others.
   */
  remindAfterResponse(applicant: Applicant, browser: string): void {
    setImmediate(() => void this.remind(applicant, browser));
  }

  private async remind(applicant: Applicant, browser: string): Promise<void> {
    try {
      const isAllowed = await this.budgets.consumeLoginReminder(emailKeyOf(applicant.email));
      if (isAllowed) await this.send(applicant, browser);
    } catch (error) {
      this.logger.warn({ err: error }, 'A code was not sent after a login');
    }
  }
}
