import { PeriodicJob, SERVICE_CONFIG, SingleFlight } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { CatalogueConfig } from '../config.js';
import { RegistrationMailsService } from './registration-mails.service.js';

const FAILURE = 'Mails about registrations were not queued; they are retried';

/**
 * Queues the mails about registrations: right after a registration, and periodically for those that
 * could not be queued then. Every replica does this.
 */
@Injectable()
export class RegistrationMailsSweeper extends PeriodicJob {
  private readonly sending = new SingleFlight(() => this.mails.send(() => this.isStopping));

  constructor(
    private readonly mails: RegistrationMailsService,
    @Inject(SERVICE_CONFIG) config: CatalogueConfig,
  ) {
    super({ intervalMs: config.REMIND_EVERY_MS, failureMessage: FAILURE });
  }

  async run(): Promise<void> {
    const queued = await this.sending.runFresh();
    if (queued > 0) this.logger.log({ queued }, 'Queued mails about registrations');
  }

  /** Starts a run without waiting for it: a registration counts whether or not its mail is queued. */
  runSoon(): void {
    this.run().catch((error: unknown) => {
      this.logger.warn({ err: error }, FAILURE);
    });
  }

  protected override async idle(): Promise<void> {
    await super.idle();
    await this.sending.idle();
  }
}
