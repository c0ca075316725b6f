import { createRedisClient, dependencyDown, SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Queue, type JobsOptions } from 'bullmq';

import type { AuthConfig } from '../config.js';

/** A mail of this service. The messaging service renders and sends it. */
export type Mail =
  | {
      to: string;
      template: 'verify-email';
      data: { name: string; otp: string; minutes: number };
    }
  | {
      to: string;
      template: 'reset-password';
      data: {
        name: string;
        otp: string;
        minutes: number;
        /** The token from which messaging builds a link, and the lifetime of the link. */
        link: { token: string; minutes: number };
      };
    }
  | { to: string; template: 'already-registered' | 'account-deleted'; data: { name: string } }
  | { to: string; template: 'password-changed'; data: { name: string; at: string } }
  | { to: string; template: 'new-login'; data: { name: string; at: string; device: string } };

/** Fourteen tries with exponential backoff cover an outage of the mail server for some hours. */
const JOB: JobsOptions = {
  attempts: 14,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.3 },
  removeOnComplete: true,
  removeOnFail: { age: 7 * 86_400 },
};
const TIMEOUT_MS = 2_000;

/** The queue of mails that messaging sends. */
@Injectable()
export class MailQueue implements OnApplicationShutdown {
  private readonly logger = new Logger(MailQueue.name);
  private readonly redis;
  private readonly queue: Queue<Mail>;

  constructor(@Inject(SERVICE_CONFIG) config: AuthConfig) {
    this.redis = createRedisClient(config.REDIS_URL);
    this.queue = new Queue<Mail>('mail', { connection: this.redis });
    this.queue.on('error', (error) => this.logger.warn(`Mail queue: ${error.message}`));
  }

  /** Queues a mail. @throws 503 when the queue is unavailable */
  async add(mail: Mail): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(dependencyDown('the mail queue')), TIMEOUT_MS);
    });
    const added = this.queue.add(mail.template, mail, JOB).catch((error: unknown) => {
      throw dependencyDown('the mail queue', error);
    });
    await Promise.race([added, timeout]).finally(() => clearTimeout(timer));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
    if (this.redis.isOpen) this.redis.destroy();
  }
}
