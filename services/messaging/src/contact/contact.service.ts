import { CLOCK, IDS, RateLimits, SERVICE_CONFIG, type Clock, type Ids } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { MessagingConfig } from '../config.js';
import { MailQueue } from '../mail/mail.queue.js';
import { addressOf } from '../mail/rules/mail-text.js';
import type { ContactMessageEntity } from './contact-message.entity.js';
import { ContactMessagesRepository } from './contact-messages.repository.js';
import type { ContactDto } from './contact.dto.js';

const HOUR = 60 * 60;
const SWEEP_SIZE = 100;
/** A younger message is still being forwarded by the request that brought it. */
const SWEEP_AFTER_MS = 30_000;

/** Takes contact messages: stored first, then mailed to the office through the queue. */
@Injectable()
export class ContactService {
  readonly #logger = new Logger(ContactService.name);

  constructor(
    private readonly messages: ContactMessagesRepository,
    private readonly mails: MailQueue,
    private readonly limits: RateLimits,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(SERVICE_CONFIG) private readonly config: MessagingConfig,
  ) {}

  async take(input: ContactDto, address: string): Promise<void> {
    await this.limits.enforce(`contact:${address}`, {
      limit: this.config.CONTACT_LIMIT_PER_ADDRESS,
      windowSeconds: HOUR,
    });
    const message: ContactMessageEntity = {
      ...input,
      id: this.ids.uuid(),
      createdAt: this.clock.now(),
      forwardedAt: null,
    };
    await this.messages.insert(message);
    // The message is safe now; if the queue is away the sweep forwards it later.
    await this.#forward(message).catch((fault: unknown) => {
      this.#logger.warn(`A contact message waits for the mail queue: ${String(fault)}`);
    });
  }

  /** Forwards what could not be forwarded when it came. */
  async forwardWaiting(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - SWEEP_AFTER_MS);
    for (const message of await this.messages.findUnforwarded(before, SWEEP_SIZE)) {
      await this.#forward(message);
    }
  }

  async #forward({ id, name, email, phone, subject, message }: ContactMessageEntity) {
    await this.mails.add(
      {
        to: this.config.CONTACT_TO ?? addressOf(this.config.MAIL_FROM),
        template: 'contact',
        data: { name, email, phone, subject, message },
      },
      { jobId: `contact-${id}` },
    );
    await this.messages.markForwarded(id, this.clock.now());
  }
}
