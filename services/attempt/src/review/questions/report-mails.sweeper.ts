import { PeriodicJob, SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AttemptConfig } from '../../config.js';
import { ReportMailsService } from './report-mails.service.js';

/** Looks periodically for reports whose mail is due. Every replica does this. */
@Injectable()
export class ReportMailsSweeper extends PeriodicJob {
  constructor(
    private readonly reportMails: ReportMailsService,
    @Inject(SERVICE_CONFIG) config: AttemptConfig,
  ) {
    super({
      intervalMs: config.REPORT_MAILS_INTERVAL_MS,
      failureMessage: 'Mails about reported questions were not queued; they are retried',
    });
  }

  async run(): Promise<void> {
    const queued = await this.reportMails.queueDue(() => this.isStopping);
    if (queued > 0) this.logger.log({ queued }, 'Queued mails about reported questions');
  }
}
