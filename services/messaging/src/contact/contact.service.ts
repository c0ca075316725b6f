import { CLOCK, IDS, SERVICE_CONFIG, type Clock, type Ids } from '@abhyas/service-kit';
import type { MailOptions } from '@abhyas/service-kit/mail';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { officeAddress, type MessagingConfig } from '../config.js';
import { MailQueue } from '../mail/mail.queue.js';
import type { Mail } from '../mail/rules/mail-job.js';
import { SentMails } from '../mail/sent-mails.js';
import type { ContactMessageEntity } from './contact-message.entity.js';
import { ContactMessagesRepository } from './contact-messages.repository.js';
import { ContactReceipts } from './contact-receipts.js';
import type { ContactDto } from './contact.dto.js';

const PAGE_SIZE = 100;
/** The request that stored a younger message is still forwarding it. */
const MIN_AGE_MS = 30_000;

/** Stores contact messages, then mails them to the office through the queue. */
@Injectable()
export class ContactService implements OnModuleInit {
  private readonly logger = new Logger(ContactService.name);

  constructor(
    private readonly messages: ContactMessagesRepository,
    private readonly mails: MailQueue,
    private readonly sentMails: SentMails,
    private readonly receipts: ContactReceipts,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(SERVICE_CONFIG) private readonly config: MessagingConfig,
  ) {}

  onModuleInit(): void {
    this.sentMails.subscribe(async ({ template, data }) => {
      if (template !== 'contact') return;
      await this.messages.markForwarded(data.messageId, this.clock.now());
    });
  }

  /** @param accountEmail the address of the sender's account, if the sender is logged in */
  async submit(input: ContactDto, accountEmail?: string): Promise<void> {
    const message: ContactMessageEntity = {
      ...input,
      id: this.ids.uuid(),
      createdAt: this.clock.now(),
      forwardedAt: null,
    };
    await this.messages.insert(message);
    // The message is stored now. If the queue is unavailable, the sweeper forwards it later.
    const { mail, options } = this.mailOf(message);
    await this.mails.add(mail, options).catch((error: unknown) => {
      this.logger.warn(
        { err: error },
        'The mail of a contact message was not queued; it is retried',
      );
    });
    await this.receipts.send(message, accountEmail);
  }

  /**
   * Queues the mail of every message that was not forwarded. The queue ignores jobs that it already
   * has: those that wait, and for a week those that failed permanently.
   *
   * @param isStopping whether the rest should wait for the next call
   */
  async forwardPending(isStopping = () => false): Promise<void> {
    const before = new Date(this.clock.now().getTime() - MIN_AGE_MS);
    let last: ContactMessageEntity | undefined;
    while (!isStopping()) {
      const waiting = await this.messages.findUnforwarded(before, PAGE_SIZE, last);
      await this.mails.addAll(waiting.map((message) => this.mailOf(message)));
      if (waiting.length < PAGE_SIZE) return;
      last = waiting.at(-1);
    }
  }

  private mailOf(row: ContactMessageEntity): { mail: Mail; options: MailOptions } {
    const { id, name, email, phone, subject, message, createdAt } = row;
    const data = { messageId: id, name, email, phone, subject, message };
    return {
      mail: { to: officeAddress(this.config), template: 'contact', data },
      // With the same time, a mail that is sent twice has the same Message-ID.
      options: { jobId: `contact-${id}`, queuedAt: createdAt },
    };
  }
}
