import { PeriodicJob } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { KnownBrowsersService } from '../browsers/known-browsers.service.js';
import { ResetLinks } from '../reset-links/reset-links.service.js';
import { AccountRegistry } from './account-registry.service.js';

const HOUR_MS = 3_600_000;

/** Deletes expired registrations, reset links and known browsers. */
@Injectable()
export class AccountSweeper extends PeriodicJob {
  constructor(
    private readonly registry: AccountRegistry,
    private readonly links: ResetLinks,
    private readonly browsers: KnownBrowsersService,
  ) {
    super({
      intervalMs: HOUR_MS,
      failureMessage: 'Expired registrations, links and browsers were not deleted',
    });
  }

  async run(): Promise<void> {
    await this.registry.deleteExpired();
    await this.links.deleteExpired();
    await this.browsers.deleteExpired();
  }
}
