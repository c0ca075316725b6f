import type { Logger, OnApplicationShutdown } from '@nestjs/common';
import { isNotConnectionError, Queue, type JobsOptions } from 'bullmq';
import pTimeout from 'p-timeout';
import { isDependencyAway } from '../errors/describe-error.js';
import { dependencyUnavailable } from '../errors/domain-error.js';
import { createRedisClient, createWaitingRedisClient, writeReplicated } from '../redis/redis.js';
import { OutageReporter } from './outage-reporter.js';

/** The BullMQ queue whose mails messaging sends. */
export const MAIL_QUEUE = 'mail';

/** With what the keys of the queue begin. The braces put all of them into one slot of a cluster. */
export const MAIL_QUEUE_PREFIX = '{bull}';

/** The connection of a worker that takes mails from the queue. Unlike others it waits for Redis. */
export function mailWorkerConnection(redisUrl: string) {
  return { connection: createWaitingRedisClient(redisUrl), prefix: MAIL_QUEUE_PREFIX };
}

/** A mail of any service. Messaging checks, renders and sends it. */
export interface QueuedMail {
  to: string;
  template: string;
  data: object;
}

/** How a mail is queued. */
export interface MailOptions {
  /** While a mail with this id is in the queue, the queue ignores another one. */
  jobId?: string;
  /** The queueing time, by default now. It is part of the mail's Message-ID. */
  queuedAt?: Date;
  /** The queue accepts one mail with this id in `forMs` milliseconds, even after it was sent. */
  once?: { id: string; forMs: number };
}

/** Fourteen tries with doubling delays cover some hours without a mail server. */
const JOB_OPTIONS: JobsOptions = {
  attempts: 14,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.3 },
  removeOnComplete: true,
  removeOnFail: { age: 7 * 86_400 },
};
const TIMEOUT_MS = 2_000;

/** Puts mails into the queue. A service has one client. */
export class MailQueueClient<M extends QueuedMail> implements OnApplicationShutdown {
  protected readonly queue: Queue<QueuedMail, void>;
  private readonly redis;

  constructor(redisUrl: string, logger: Logger) {
    this.redis = createRedisClient(redisUrl);
    this.queue = new Queue(MAIL_QUEUE, { connection: this.redis, prefix: MAIL_QUEUE_PREFIX });
    const outage = new OutageReporter((reason) => logger.warn(`Mail queue: ${reason}`));
    this.queue.on('error', (error) => outage.onError(error));
    this.redis.on('ready', () => outage.onReady());
  }

  /**
   * Queues a mail. Throws 503 while Redis is unavailable or does not respond in time, and while no replica
   * confirms the mail where there should be one.
   */
  add(mail: M, options: MailOptions = {}): Promise<void> {
    return this.addAll([{ mail, options }]);
  }

  /**
   * Queues all mails, in any order. Throws like {@link add}; then some may be queued.
   *
   * BullMQ's own bulk call is a transaction. It fails permanently after a restart of Redis, which no longer
   * has its scripts. A single call sends the script again.
   */
  async addAll(mails: readonly { mail: M; options?: MailOptions }[]): Promise<void> {
    const add = () =>
      Promise.all(
        mails.map(({ mail, options }) => this.queue.add(mail.template, mail, jobOptions(options))),
      );
    await inTime(writeReplicated(this.redis, this.queue.toKey('meta'), add));
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  /** Closes the connection. Does not wait for Redis if it is unavailable. */
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

/**
 * BullMQ waits for Redis without a timeout. Our clients do not: 503 after two seconds. Other errors are
 * not expected, and stay as they are.
 */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  try {
    return await pTimeout(work, { milliseconds: TIMEOUT_MS });
  } catch (error) {
    if (!isQueueAway(error)) throw error;
    throw dependencyUnavailable('the mail queue', error);
  }
}

function isQueueAway(error: unknown): boolean {
  return isDependencyAway(error) || (error instanceof Error && !isNotConnectionError(error));
}
