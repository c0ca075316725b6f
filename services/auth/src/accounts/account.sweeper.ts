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

/** Clears away registrations that nobody finished, links that ended and browsers not seen for long. */
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
      await this.registry.clearUnfinished();
      await this.links.clearExpired();
      await this.browsers.forgetUnseen();
    } catch (fault) {
      this.logger.warn(`What ended stays for now: ${String(fault)}`);
    }
  }
}
