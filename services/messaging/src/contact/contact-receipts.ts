import { createHash } from 'node:crypto';
import { RateLimits, SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { MessagingConfig } from '../config.js';
import { MailQueue } from '../mail/mail.queue.js';
import type { ContactMessageEntity } from './contact-message.entity.js';
import { isSameAddress, recipientKey } from './rules/recipient-key.js';

const DAY_SECONDS = 86_400;

/**
 * Acknowledges contact messages by mail. Anybody can enter the address of a stranger, so the mail quotes the
 * message only for a sender who is logged in with the address, and an address gets a few mails a day.
 */
@Injectable()
export class ContactReceipts {
  private readonly logger = new Logger(ContactReceipts.name);

  constructor(
    private readonly mails: MailQueue,
    private readonly limits: RateLimits,
    @Inject(SERVICE_CONFIG) private readonly config: MessagingConfig,
  ) {}

  /** Never throws: the message is stored, whether or not its sender gets a mail. */
  async send(received: ContactMessageEntity, accountEmail: string | undefined): Promise<void> {
    const { id, name, email, subject, message } = received;
    try {
      if (!(await this.isAllowed(email))) return;
      const isOwn = accountEmail !== undefined && isSameAddress(accountEmail, email);
      await this.mails.add(
        {
          to: email,
          template: 'contact-received',
          data: { messageId: id, ...(isOwn && { written: { name, subject, message } }) },
        },
        { jobId: `contact-received-${id}` },
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'A contact message was not acknowledged by mail');
    }
  }

  private async isAllowed(email: string): Promise<boolean> {
    // Redis keeps no address of somebody who may have no account.
    const digest = createHash('sha256').update(recipientKey(email)).digest('base64url');
    const { isAllowed } = await this.limits.consume(`contact-receipt:${digest}`, {
      limit: this.config.CONTACT_RECEIPTS_PER_ADDRESS,
      windowSeconds: DAY_SECONDS,
    });
    return isAllowed;
  }
}
