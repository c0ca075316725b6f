import { CLOCK, SERVICE_CONFIG, type Clock } from '@abhyas/service-kit';
import { MAIL_QUEUE, OutageReporter } from '@abhyas/service-kit/mail';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { UnrecoverableError, Worker, type Job } from 'bullmq';
import { createClient } from 'redis';
import { z } from 'zod';
import type { MessagingConfig } from '../config.js';
import { readMail } from './rules/mail-job.js';
import { MailSender } from './mail.sender.js';
import { isOutdated } from './rules/is-outdated.js';
import { SentMails } from './sent-mails.js';

const CONCURRENCY = 5;
/** A mail is not to blame when its worker dies, and is taken up again; one that kills each is not. */
const MAX_DEATHS = 10;

/** Takes mails from the queue and sends them; what fails is tried again as its producer set. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(MailWorker.name);
  #worker: Worker | undefined;
  #redis: ReturnType<typeof createClient> | undefined;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: MessagingConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly sender: MailSender,
    private readonly sent: SentMails,
  ) {}

  onApplicationBootstrap(): void {
    // Unlike the service's own client, a worker's waits for Redis instead of failing at once.
    this.#redis = createClient({ url: this.config.REDIS_URL });
    this.#worker = new Worker(MAIL_QUEUE, (job) => this.#send(job), {
      connection: this.#redis,
      concurrency: CONCURRENCY,
      lockDuration: this.config.MAIL_LOCK_MS,
      stalledInterval: this.config.MAIL_LOCK_MS,
      maxStalledCount: MAX_DEATHS,
    });
    const outage = new OutageReporter((reason) => this.#logger.warn(`Mail worker: ${reason}`));
    this.#worker.on('error', (fault) => outage.away(fault));
    this.#worker.on('ready', () => outage.back());
    this.#redis.on('ready', () => outage.back());
    this.#worker.on('failed', (job, fault) => this.#reportFailure(job, fault));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#worker?.close();
    if (this.#redis?.isOpen) this.#redis.destroy();
  }

  async #send(job: Job<unknown>): Promise<void> {
    const mail = readMail(job.data);
    if (!mail) throw new UnrecoverableError('The job holds no mail that can be sent.');
    if (isOutdated(mail, job.timestamp, this.clock.now().getTime())) {
      this.#logger.log(`Mail ${job.id} (${mail.template}) came too late and was dropped`);
      return;
    }
    try {
      await this.sender.send(mail, `${job.timestamp}.${job.id}`);
    } catch (fault) {
      // The queue keeps the reason, and addresses have no business there once the mail is gone.
      const reason = withoutAddresses(String(fault));
      throw isRefusedForGood(fault) ? new UnrecoverableError(reason) : new Error(reason);
    }
    await this.sent.tell(mail);
  }

  /** Names the job and the reason, never the recipient. */
  #reportFailure(job: Job<unknown> | undefined, fault: Error): void {
    const tries = `${job?.attemptsMade} of ${job?.opts.attempts ?? 1} tries`;
    this.#logger.warn(`Mail ${job?.id} (${job?.name}) failed, ${tries}: ${fault.message}`);
  }
}

const smtpRefusal = z.object({ responseCode: z.number() });

/** SMTP's 5xx answers are final, 4xx ones pass. */
function isRefusedForGood(fault: unknown): boolean {
  const refusal = smtpRefusal.safeParse(fault);
  return refusal.success && refusal.data.responseCode >= 500;
}

/** Servers like to repeat addresses in what they refuse. */
function withoutAddresses(reason: string): string {
  return reason.replace(/[^\s<>@]+@[^\s<>@]+/g, '(address)');
}
