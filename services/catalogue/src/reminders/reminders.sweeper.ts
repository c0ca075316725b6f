import { PeriodicJob, SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { CatalogueConfig } from '../config.js';
import { RemindersService } from './reminders.service.js';

/** Looks periodically for live tests that are about to start. Every replica does this. */
@Injectable()
export class RemindersSweeper extends PeriodicJob {
  constructor(
    private readonly reminders: RemindersService,
    @Inject(SERVICE_CONFIG) config: CatalogueConfig,
  ) {
    super({
      intervalMs: config.REMIND_EVERY_MS,
      failureMessage: 'Reminders of live tests were not queued; they are retried',
    });
  }

  async run(): Promise<void> {
    const queued = await this.reminders.remind(() => this.isStopping);
    if (queued > 0) this.logger.log({ queued }, 'Queued reminders of live tests');
  }
}
