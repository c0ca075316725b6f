import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';

import { KnownBrowsersService } from '../browsers/known-browsers.service.js';
import { ResetLinks } from '../reset-links/reset-links.service.js';

import { AccountRegistry } from './account-registry.service.js';

const HOUR_MS = 3_600_000;

/** Deletes expired registrations, reset links and known browsers. */
@Injectable()
export class AccountSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(AccountSweeper.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly registry: AccountRegistry,
    private readonly links: ResetLinks,
    private readonly browsers: KnownBrowsersService,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), HOUR_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    try {
      await this.registry.deleteExpired();
      await this.links.deleteExpired();
      await this.browsers.deleteExpired();
    } catch (error) {
      this.logger.warn(`What ended stays for now: ${String(error)}`);
    }
  }
}
