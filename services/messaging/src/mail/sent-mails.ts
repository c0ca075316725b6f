import { Injectable, Logger } from '@nestjs/common';
import type { Mail } from './rules/mail-job.js';

type Listener = (mail: Mail) => Promise<void>;

/** Notifies listeners that the mail server accepted a mail. */
@Injectable()
export class SentMails {
  private readonly logger = new Logger(SentMails.name);
  private readonly listeners: Listener[] = [];

  /** Calls the listener after every mail that this replica sends. */
  subscribe(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Never throws, because the mail is sent, and an error of a listener must not send it again. */
  async notify(mail: Mail): Promise<void> {
    for (const listener of this.listeners) {
      await listener(mail).catch((error: unknown) => {
        this.logger.warn({ err: error, template: mail.template }, 'A sent mail was not recorded');
      });
    }
  }
}
