import { Injectable, Logger } from '@nestjs/common';

import { CodeBudgets } from '../codes/code-budgets.js';
import { OneTimeCodes } from '../codes/one-time-codes.js';
import { MailQueue } from '../mail/mail.queue.js';

import { emailKeyOf } from './rules/email-key.js';

/** Who registered and has to prove the address. */
export interface Applicant {
  name: string;
  email: string;
}

/** Mails the codes that prove an e-mail address. */
@Injectable()
export class VerificationMails {
  private readonly logger = new Logger(VerificationMails.name);

  constructor(
    private readonly codes: OneTimeCodes,
    private readonly budgets: CodeBudgets,
    private readonly mails: MailQueue,
  ) {}

  /** @param browser the one that asks: it may enter the code however often others guess */
  async send({ name, email: to }: Applicant, browser: string): Promise<void> {
    const otp = await this.codes.make('verify-email', emailKeyOf(to), browser);
    const { minutes } = this.codes;
    await this.mails.add({ to, template: 'verify-email', data: { name, otp, minutes } });
  }

  /**
   * Mails a code to somebody who logs in without ever having entered one: the answer to the log-in
   * does not tell them. It does not wait for this either, so its time does not tell anybody else.
   */
  remindAfterAnswer(applicant: Applicant, browser: string): void {
    setImmediate(() => void this.remind(applicant, browser));
  }

  private async remind(applicant: Applicant, browser: string): Promise<void> {
    try {
      const isAdmitted = await this.budgets.admitLoginReminder(emailKeyOf(applicant.email));
      if (isAdmitted) await this.send(applicant, browser);
    } catch (fault) {
      this.logger.warn(`A code for somebody who logged in was not mailed: ${String(fault)}`);
    }
  }
}
