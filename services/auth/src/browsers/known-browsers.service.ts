import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Caller } from './caller.types.js';
import type { KnownBrowserEntity } from './known-browser.entity.js';
import { KnownBrowsersRepository } from './known-browsers.repository.js';

const KNOWN_MS = 180 * 86_400_000;
/** A browser in use is updated at most once a day. */
const RENEWAL_MS = 86_400_000;
const MAX_BROWSERS = 100;

/** A known browser and when it expires. */
export interface KnownBrowserWithExpiry extends KnownBrowserEntity {
  knownUntil: Date;
}

/**
 * Stores the browsers from which an account's owner has logged in. Rate limits count strangers
 * separately from them. In MySQL, because the data lasts half a year and is deleted with the account.
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

  /** @returns the id of the account that used this browser last, if any account knows it */
  async findAccount(browser: string): Promise<string | undefined> {
    return (await this.browsers.findLatest(browser, this.since()))?.userId;
  }

  /** Call it with the account's row locked. */
  async record(userId: string, { browser, device }: Caller, manager: EntityManager): Promise<void> {
    const now = this.clock.now();
    const known = { userId, browser, device, firstSeenAt: now, lastSeenAt: now };
    await this.browsers.save(known, manager);
    await this.browsers.deleteSurplus(userId, MAX_BROWSERS, manager);
  }

  /** Keeps a browser known when one of its sessions is renewed. Does nothing if it is not known any more. */
  async renew(userId: string, browser: string): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - RENEWAL_MS);
    await this.browsers.renew(userId, browser, { now, before });
  }

  /** Forgets all browsers except this one, because they logged in with an old password. */
  async forgetOthers(userId: string, { browser }: Caller, manager: EntityManager): Promise<void> {
    await this.browsers.deleteOthers(userId, browser, manager);
  }

  async listAll(userId: string): Promise<KnownBrowserWithExpiry[]> {
    const known = await this.browsers.findAll(userId, this.since());
    return known.map((browser) => ({
      ...browser,
      knownUntil: new Date(browser.lastSeenAt.getTime() + KNOWN_MS),
    }));
  }

  /** Deletes browsers that are no longer known. */
  async deleteExpired(): Promise<void> {
    await this.browsers.deleteNotSeenSince(this.since());
  }

  private since(): Date {
    return new Date(this.clock.now().getTime() - KNOWN_MS);
  }
}
