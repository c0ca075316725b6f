import { SERVICE_CONFIG } from '@abhyas/service-kit';
import { inTime, MailQueueClient, type QueuedMail } from '@abhyas/service-kit/mail';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { MessagingConfig } from '../config.js';
import { isAbout } from './rules/is-about.js';
import type { Mail } from './rules/mail-job.js';

const PAGE = 500;
/** A mail that is just being sent is held by its worker: it goes out, or is found here later. */
const UNSENT = ['waiting', 'prioritized', 'delayed', 'failed'] as const;

/** A mail that waits to be sent, or could not be. */
export interface UnsentMail {
  template: string;
  queuedAt: Date;
}

/** Where messaging puts the mails that it wants sent itself, and finds those that wait. */
@Injectable()
export class MailQueue extends MailQueueClient<Mail> implements OnApplicationShutdown {
  constructor(@Inject(SERVICE_CONFIG) config: MessagingConfig) {
    super(config.REDIS_URL, new Logger(MailQueue.name));
  }

  /** Mails to this person, or of theirs, that are not sent yet. */
  async unsentOf(address: string): Promise<UnsentMail[]> {
    const jobs = await inTime(this.#unsentJobs(address));
    return jobs.map((job) => ({ template: job.data.template, queuedAt: new Date(job.timestamp) }));
  }

  /** Takes them out of the queue, but for the one that says that the account is gone. */
  async forget(address: string, before?: Date): Promise<void> {
    const jobs = await inTime(this.#unsentJobs(address));
    const last = before?.getTime() ?? Number.POSITIVE_INFINITY;
    for (const job of jobs) {
      const isFarewell = job.data.template === 'account-deleted';
      if (!isFarewell && job.timestamp <= last) await removeUnlessHeld(job);
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  async #unsentJobs(address: string): Promise<Job<QueuedMail>[]> {
    // By id: jobs move between states while they are looked through.
    const found = new Map<string | undefined, Job<QueuedMail>>();
    for (const state of UNSENT) {
      for (let start = 0; ; start += PAGE) {
        const page = await this.queue.getJobs([state], start, start + PAGE - 1);
        if (page.length === 0) break;
        for (const job of page) if (isAbout(job.data, address)) found.set(job.id, job);
      }
    }
    return [...found.values()];
  }
}

async function removeUnlessHeld(job: Job<QueuedMail>): Promise<void> {
  try {
    await job.remove();
  } catch (fault) {
    const state = await job.getState();
    if (state !== 'active' && state !== 'unknown') throw fault;
  }
}
