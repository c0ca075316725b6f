import { CLOCK, IDS, SERVICE_CONFIG, type Clock, type Ids } from '@abhyas/service-kit';
import type { MailOptions } from '@abhyas/service-kit/mail';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { officeOf, type MessagingConfig } from '../config.js';
import { MailQueue } from '../mail/mail.queue.js';
import type { Mail } from '../mail/rules/mail-job.js';
import { SentMails } from '../mail/sent-mails.js';
import type { ContactMessageEntity } from './contact-message.entity.js';
import { ContactMessagesRepository } from './contact-messages.repository.js';
import type { ContactDto } from './contact.dto.js';

const SWEEP_SIZE = 100;
/** A younger message is still being forwarded by the request that brought it. */
const SWEEP_AFTER_MS = 30_000;

/** Takes contact messages: stored first, then mailed to the office through the queue. */
@Injectable()
export class ContactService implements OnModuleInit {
  readonly #logger = new Logger(ContactService.name);

  constructor(
    private readonly messages: ContactMessagesRepository,
    private readonly mails: MailQueue,
    private readonly sentMails: SentMails,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(SERVICE_CONFIG) private readonly config: MessagingConfig,
  ) {}

  onModuleInit(): void {
    this.sentMails.follow(async ({ template, data }) => {
      if (template !== 'contact' || data.messageId === undefined) return;
      await this.messages.markForwarded(data.messageId, this.clock.now());
    });
  }

  async take(input: ContactDto): Promise<void> {
    const message: ContactMessageEntity = {
      ...input,
      id: this.ids.uuid(),
      createdAt: this.clock.now(),
      forwardedAt: null,
    };
    await this.messages.insert(message);
    // The message is safe now; if the queue is away the sweep forwards it later.
    await this.mails.addAll([this.#mailOf(message)]).catch((fault: unknown) => {
      this.#logger.warn(`A contact message waits for the mail queue: ${String(fault)}`);
    });
  }

  /**
   * Queues the mail of every message that has not been forwarded. The queue leaves alone what it has
   * already: what waits there, and for a week what was refused for good.
   */
  async forwardWaiting(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - SWEEP_AFTER_MS);
    let last: ContactMessageEntity | undefined;
    do {
      const waiting = await this.messages.findUnforwarded(before, SWEEP_SIZE, last);
      await this.mails.addAll(waiting.map((message) => this.#mailOf(message)));
      last = waiting.length === SWEEP_SIZE ? waiting.at(-1) : undefined;
    } while (last);
  }

  #mailOf(row: ContactMessageEntity): { mail: Mail; options: MailOptions } {
    const { id, name, email, phone, subject, message, createdAt } = row;
    const data = { messageId: id, name, email, phone, subject, message };
    return {
      mail: { to: officeOf(this.config), template: 'contact', data },
      // The time makes a mail that is sent again the same mail to mailboxes.
      options: { jobId: `contact-${id}`, queuedAt: createdAt },
    };
  }
}
