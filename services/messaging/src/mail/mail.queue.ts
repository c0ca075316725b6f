import { createRedisClient, SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Queue, type JobsOptions } from 'bullmq';
import type { MessagingConfig } from '../config.js';
import { OutageReporter } from './outage-reporter.js';
import { MAIL_QUEUE, type Mail } from './rules/mail-job.js';

/** Fourteen tries with doubling pauses reach over some four hours of a mail server's absence. */
const JOB_OPTIONS: JobsOptions = {
  attempts: 14,
  backoff: { type: 'exponential', delay: 1000, jitter: 0.3 },
  removeOnComplete: true,
  removeOnFail: { age: 7 * 24 * 60 * 60 },
};

/** Where messaging puts the mails that it wants sent itself. */
@Injectable()
export class MailQueue implements OnApplicationShutdown {
  readonly #logger = new Logger(MailQueue.name);
  readonly #queue: Queue<Mail, void, Mail['template']>;
  readonly #redis;

  constructor(@Inject(SERVICE_CONFIG) config: MessagingConfig) {
    this.#redis = createRedisClient(config.REDIS_URL);
    this.#queue = new Queue(MAIL_QUEUE, { connection: this.#redis });
    const outage = new OutageReporter((reason) => this.#logger.warn(`Mail queue: ${reason}`));
    this.#queue.on('error', (fault) => outage.away(fault));
    this.#redis.on('ready', () => outage.back());
  }

  /** @param options `jobId` makes a second call for the same mail do nothing */
  async add(mail: Mail, options: { jobId?: string } = {}): Promise<void> {
    await this.#queue.add(mail.template, mail, { ...JOB_OPTIONS, ...options });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#queue.close();
    if (this.#redis.isOpen) this.#redis.destroy();
  }
}
