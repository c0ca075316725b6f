import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import type { Caller } from './caller.types.js';
import type { KnownBrowser } from './known-browser.entity.js';
import { KnownBrowsersRepository } from './known-browsers.repository.js';

const KNOWN_MS = 180 * 86_400_000;
const MAX_BROWSERS = 100;

/** A browser that an account knows, and until when. */
export interface Acquaintance extends KnownBrowser {
  knownUntil: Date;
}

/**
 * Knows from which browsers an account's owner got in: what strangers do with the account is counted
 * apart from them. In MySQL, because it has to last half a year, and goes with the account.
 */
@Injectable()
export class KnownBrowsersService {
  constructor(
    private readonly browsers: KnownBrowsersRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async isKnown(emailKey: string, { browser, hasSecret }: Caller): Promise<boolean> {
    return hasSecret && this.browsers.exists(emailKey, browser, this.since());
  }

  /** To be called with the account's row locked. */
  async remember(
    userId: string,
    { browser, device }: Caller,
    manager: EntityManager,
  ): Promise<void> {
    const now = this.clock.now();
    const known = { userId, browser, device, firstSeenAt: now, lastSeenAt: now };
    await this.browsers.save(known, manager);
    await this.browsers.deleteSurplus(userId, MAX_BROWSERS, manager);
  }

  /** Whoever got in with a password that is no more is a stranger again, but for this browser. */
  async forgetOthers(userId: string, { browser }: Caller, manager: EntityManager): Promise<void> {
    await this.browsers.deleteOthers(userId, browser, manager);
  }

  async listAll(userId: string): Promise<Acquaintance[]> {
    const known = await this.browsers.findAll(userId, this.since());
    return known.map((one) => ({
      ...one,
      knownUntil: new Date(one.lastSeenAt.getTime() + KNOWN_MS),
    }));
  }

  /** Clears away those that are not known any more. */
  async forgetUnseen(): Promise<void> {
    await this.browsers.deleteUnseen(this.since());
  }

  private since(): Date {
    return new Date(this.clock.now().getTime() - KNOWN_MS);
  }
}
