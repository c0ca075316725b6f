import { CLOCK, SERVICE_CONFIG, type Clock } from '@abhyas/service-kit';
import { MAIL_QUEUE, mailWorkerConnection, OutageReporter } from '@abhyas/service-kit/mail';
import { redactAddresses } from '@abhyas/service-kit/rules';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { UnrecoverableError, Worker, type Job } from 'bullmq';
import { z } from 'zod';
import type { MessagingConfig } from '../config.js';
import { MailSender } from './mail.sender.js';
import { isOutdated } from './rules/is-outdated.js';
import { readMail } from './rules/mail-job.js';
import { SentLately } from './rules/sent-lately.js';
import { SentMails } from './sent-mails.js';

const CONCURRENCY = 5;
/** When a worker dies, another one retries its mail, at most this many times. */
const MAX_STALLED = 10;

/** Takes mails from the queue and sends them. A failed mail is retried by its producer's options. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MailWorker.name);
  private readonly sentLately = new SentLately();
  private worker: Worker | undefined;
  private redis: ReturnType<typeof mailWorkerConnection>['connection'] | undefined;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: MessagingConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly sender: MailSender,
    private readonly sent: SentMails,
  ) {}

  onApplicationBootstrap(): void {
    const { connection, prefix } = mailWorkerConnection(this.config.REDIS_URL);
    this.redis = connection;
    this.worker = new Worker(MAIL_QUEUE, (job) => this.send(job), {
      connection,
      prefix,
      concurrency: CONCURRENCY,
      lockDuration: this.config.MAIL_LOCK_MS,
      stalledInterval: this.config.MAIL_LOCK_MS,
      maxStalledCount: MAX_STALLED,
    });
    const outage = new OutageReporter((reason) => this.logger.warn(`Mail worker: ${reason}`));
    this.worker.on('error', (error) => outage.onError(error));
    this.worker.on('ready', () => outage.onReady());
    this.redis.on('ready', () => outage.onReady());
    this.worker.on('failed', (job, error) => this.reportFailure(job, error));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.close();
    if (this.redis?.isOpen) this.redis.destroy();
  }

  private async send(job: Job<unknown>): Promise<void> {
    const mail = readMail(job.data);
    if (!mail) throw new UnrecoverableError('The job does not contain a valid mail.');
    const now = this.clock.now().getTime();
    if (this.sentLately.has(job, now)) {
      this.logger.log(`Mail ${job.id} (${mail.template}) came again and is sent already`);
      return;
    }
    if (isOutdated(mail, job.timestamp, now)) {
      this.logger.log(`Mail ${job.id} (${mail.template}) was outdated and was dropped`);
      return;
    }
    try {
      await this.sender.send(mail, `${job.timestamp}.${job.id}`);
    } catch (error) {
      // The queue stores the reason, which must not contain addresses when the mail is gone. Many servers
      // repeat them in their replies.
      const reason = redactAddresses(String(error));
      throw isPermanent(error) ? new UnrecoverableError(reason) : new Error(reason);
    }
    this.sentLately.remember(job, now);
    await this.sent.notify(mail);
  }

  /** Logs the job and the reason, never the recipient. */
  private reportFailure(job: Job<unknown> | undefined, error: Error): void {
    const tries = `${job?.attemptsMade} of ${job?.opts.attempts ?? 1} tries`;
    this.logger.warn(`Mail ${job?.id} (${job?.name}) failed, ${tries}: ${error.message}`);
  }
}

const smtpErrorSchema = z.object({ responseCode: z.number() });

/** SMTP's 5xx replies are permanent, 4xx replies are temporary. */
function isPermanent(error: unknown): boolean {
  const smtpError = smtpErrorSchema.safeParse(error);
  return smtpError.success && smtpError.data.responseCode >= 500;
}
