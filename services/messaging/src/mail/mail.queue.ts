import { SERVICE_CONFIG } from '@abhyas/service-kit';
import { inTime, MailQueueClient, type QueuedMail } from '@abhyas/service-kit/mail';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { MessagingConfig } from '../config.js';
import { isAbout } from './rules/is-about.js';
import type { Mail } from './rules/mail-job.js';

const PAGE_SIZE = 500;
/** Without `active`: a worker is sending that mail. It goes out, or is in one of these states later. */
const UNSENT_STATES = ['waiting', 'prioritized', 'delayed', 'failed'] as const;

/** A mail that waits to be sent or failed. */
export interface UnsentMail {
  template: string;
  queuedAt: Date;
}

/** Which unsent mails are removed. */
interface Removal {
  /** Only those that were queued up to this moment; without it, all of them. */
  before?: Date | undefined;
  isMeant: (template: string) => boolean;
}

/** A mail that was given up, without its contents. */
export interface FailedMail {
  id: string;
  template: string;
  to: string;
  queuedAt: Date;
  failedAt: Date | undefined;
  tries: number;
  reason: string;
}

/** Queues messaging's own mails, and finds and removes unsent ones. */
@Injectable()
export class MailQueue extends MailQueueClient<Mail> {
  constructor(@Inject(SERVICE_CONFIG) config: MessagingConfig) {
    super(config.REDIS_URL, new Logger(MailQueue.name));
  }

  /** Unsent mails to this person or from them. */
  async findUnsent(address: string): Promise<UnsentMail[]> {
    const jobs = await inTime(this.unsentJobs(address));
    return jobs.map((job) => ({ template: job.data.template, queuedAt: new Date(job.timestamp) }));
  }

  /** Removes them from the queue. */
  async removeUnsent(address: string, { before, isMeant }: Removal): Promise<void> {
    const jobs = await inTime(this.unsentJobs(address));
    const last = before?.getTime() ?? Number.POSITIVE_INFINITY;
    for (const job of jobs) {
      if (isMeant(job.data.template) && job.timestamp <= last) await removeUnlessActive(job);
    }
  }

  /** Mails that are not tried any more, newest first. */
  async findFailed(limit: number): Promise<FailedMail[]> {
    const jobs = await inTime(this.queue.getFailed(0, limit - 1));
    return jobs.flatMap((job) => failedMailOf(job) ?? []);
  }

  async countFailed(): Promise<number> {
    return inTime(this.queue.getFailedCount());
  }

  /** Puts a failed mail back into the queue, with all its tries. @returns false if no failed mail has this id */
  async retry(id: string): Promise<boolean> {
    const job = await inTime(this.queue.getJob(id));
    if (!job || (await inTime(job.getState())) !== 'failed') return false;
    await inTime(job.retry('failed', { resetAttemptsMade: true }));
    return true;
  }

  private async unsentJobs(address: string): Promise<Job<QueuedMail>[]> {
    // By id, because jobs move between states during the search.
    const found = new Map<string | undefined, Job<QueuedMail>>();
    for (const state of UNSENT_STATES) {
      for (let start = 0; ; start += PAGE_SIZE) {
        const page = await this.queue.getJobs([state], start, start + PAGE_SIZE - 1);
        if (page.length === 0) break;
        for (const job of page) if (isAbout(job.data, address)) found.set(job.id, job);
      }
    }
    return [...found.values()];
  }
}

function failedMailOf(job: Job<QueuedMail> | undefined): FailedMail | undefined {
  if (job?.id === undefined) return undefined;
  const { id, name, data, timestamp, finishedOn, attemptsMade, failedReason } = job;
  return {
    id,
    template: name,
    // The job may hold anything: this is why it failed.
    to: typeof data?.to === 'string' ? data.to : '',
    queuedAt: new Date(timestamp),
    failedAt: finishedOn === undefined ? undefined : new Date(finishedOn),
    tries: attemptsMade,
    reason: failedReason,
  };
}

/** A worker may have tried the mail during the removal, and have put it back by now: then it is removed again. */
async function removeUnlessActive(job: Job<QueuedMail>, triesLeft = 5): Promise<void> {
  try {
    await job.remove();
  } catch (error) {
    const state = await job.getState();
    if (state === 'active' || state === 'unknown') return;
    if (triesLeft === 1) throw error;
    await removeUnlessActive(job, triesLeft - 1);
  }
}
