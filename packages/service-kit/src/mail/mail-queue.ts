import type { Logger } from '@nestjs/common';
import { Queue, type JobsOptions } from 'bullmq';

import { dependencyDown } from '../errors/domain-error.js';
import { createRedisClient } from '../redis/redis.js';

import { OutageReporter } from './outage-reporter.js';

/** The BullMQ queue from which messaging takes mails. */
export const MAIL_QUEUE = 'mail';

/** A mail that a service wants sent; messaging checks, renders and sends it. */
export interface QueuedMail {
  to: string;
  template: string;
  data: object;
}

/** How a mail is queued. */
export interface MailOptions {
  /** While a mail of this id is in the queue, another one of it is not taken. */
  jobId?: string;
  /** When it counts as queued; now where it is not given. It is part of the mail's Message-ID. */
  queuedAt?: Date;
  /** A mail of this id is taken once in so many milliseconds, also after it was sent. */
  once?: { id: string; forMs: number };
}

/** Fourteen tries with doubling pauses outlast some hours without a mail server. */
const JOB_OPTIONS: JobsOptions = {
  attempts: 14,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.3 },
  removeOnComplete: true,
  removeOnFail: { age: 7 * 86_400 },
};
const TIMEOUT_MS = 2_000;

/** Puts mails into the queue; a service makes one, and closes it when it ends. */
export class MailQueueClient<M extends QueuedMail> {
  protected readonly queue: Queue<QueuedMail, void>;
  private readonly redis;

  constructor(redisUrl: string, logger: Logger) {
    this.redis = createRedisClient(redisUrl);
    this.queue = new Queue(MAIL_QUEUE, { connection: this.redis });
    const outage = new OutageReporter((reason) => logger.warn(`Mail queue: ${reason}`));
    this.queue.on('error', (fault) => outage.away(fault));
    this.redis.on('ready', () => outage.back());
  }

  /** Queues a mail. Throws 503 when the queue does not take it in time. */
  async add(mail: M, options: MailOptions = {}): Promise<void> {
    await this.addAll([{ mail, options }]);
  }

  /** Queues all of these in one go. Throws as {@link add}. */
  async addAll(mails: readonly { mail: M; options?: MailOptions }[]): Promise<void> {
    if (mails.length === 0) return;
    const jobs = mails.map(({ mail, options }) => ({
      name: mail.template,
      data: mail,
      opts: jobOptions(options),
    }));
    await inTime(this.queue.addBulk(jobs));
  }

  /** Lets go of Redis, without waiting for one that is away. */
  async close(): Promise<void> {
    const closing = this.queue.close();
    if (this.redis.isReady) await closing;
    else closing.catch(() => undefined);
    if (this.redis.isOpen) this.redis.destroy();
  }
}

function jobOptions({ jobId, queuedAt, once }: MailOptions = {}): JobsOptions {
  return {
    ...JOB_OPTIONS,
    ...(jobId !== undefined && { jobId }),
    ...(queuedAt && { timestamp: queuedAt.getTime() }),
    ...(once && { deduplication: { id: once.id, ttl: once.forMs } }),
  };
}

/** BullMQ waits for Redis for ever; those who wait for us do not: 503 after two seconds. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(dependencyDown('the mail queue')), TIMEOUT_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
