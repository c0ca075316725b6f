import { PeriodicJob, SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AttemptConfig } from '../config.js';
import { PublicationService } from './publication.service.js';
import { ResultMailsService } from './result-mails.service.js';

/** Looks periodically for live tests whose solutions become public, and for mails about them. */
@Injectable()
export class PublicationSweeper extends PeriodicJob {
  constructor(
    private readonly publication: PublicationService,
    private readonly resultMails: ResultMailsService,
    @Inject(SERVICE_CONFIG) config: AttemptConfig,
  ) {
    super({
      intervalMs: config.SOLUTIONS_INTERVAL_MS,
      failureMessage: 'Solutions of live tests, or mails about them, have to wait; this is retried',
    });
  }

  async run(): Promise<void> {
    const isStopping = () => this.isStopping;
    const published = await this.publication.publishDue(isStopping);
    for (const testId of published) {
      this.logger.log({ testId }, 'The solutions of a live test are public');
    }
    const queued = await this.resultMails.queueDue(isStopping);
    if (queued > 0) this.logger.log({ queued }, 'Queued mails about results of live tests');
  }
}
