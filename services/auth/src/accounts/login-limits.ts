import { setTimeout as sleep } from 'node:timers/promises';

import { RateLimits, REDIS, SERVICE_CONFIG, type RedisClient } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';

import type { Caller } from '../browsers/caller.types.js';
import { KnownBrowsersService } from '../browsers/known-browsers.service.js';
import type { AuthConfig } from '../config.js';

import { tooManyLogins } from './accounts.errors.js';
import { hashEmailKey } from './rules/email-key.js';
import { slowdownFor } from './rules/slowdown.js';

// So many failures from one address weigh as much as one for one account: a coaching centre shares it.
const ADDRESS_SHARE = 10;

/** A try that was counted, by the keys under which it was. */
export interface CountedTry {
  accountKey: string;
  addressKey: string;
}

/**
 * Counts failed log-ins per account. A browser that the account knows has a count of its own, so that
 * strangers' guesses do not lock the owner out.
 */
@Injectable()
export class LoginLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly browsers: KnownBrowsersService,
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Counts a try before its password is looked at; 429 when there were too many, slower before that. */
  async admit(emailKey: string, caller: Caller): Promise<CountedTry> {
    const isKnown = await this.browsers.isKnown(emailKey, caller);
    const accountKey = isKnown ? ownKey(emailKey, caller) : strangersKey(emailKey);
    const { isAllowed, count, retryAfter } = await this.limits.count(accountKey, {
      limit: this.config.LIMIT_LOGIN_FAILURES,
      windowSeconds: this.config.LIMIT_LOGIN_FAILURES_SECONDS,
    });
    if (!isAllowed) throw tooManyLogins(retryAfter);
    const addressKey = `login-from:${caller.address}`;
    const ofAddress = await this.limits.count(addressKey, {
      limit: this.config.LIMIT_ADDRESS,
      windowSeconds: this.config.LIMIT_ADDRESS_SECONDS,
    });
    const tries = Math.max(count, Math.floor(ofAddress.count / ADDRESS_SHARE));
    await sleep(slowdownFor(tries, this.config.LOGIN_SLOWDOWN_MS));
    return { accountKey, addressKey };
  }

  /** Takes a try back: its password was right. */
  async forgive({ accountKey, addressKey }: CountedTry): Promise<void> {
    await this.limits.giveBack(accountKey);
    await this.limits.giveBack(addressKey);
  }

  /** Whoever logged in starts afresh. */
  async welcome({ accountKey, addressKey }: CountedTry): Promise<void> {
    await this.limits.giveBack(addressKey);
    await this.limits.clear(accountKey);
  }

  /** Whoever proved to read the account's mail, or to know its password, begins all its counts anew. */
  async beginAnew(emailKey: string, caller: Caller): Promise<void> {
    await this.limits.clear(strangersKey(emailKey));
    await this.limits.clear(ownKey(emailKey, caller));
  }

  /** Forgets what earlier releases knew of a deleted account: client addresses, for thirty days. */
  async forget(emailKey: string): Promise<void> {
    await this.redis.del(`auth:known-address:${hashEmailKey(emailKey)}`);
  }
}

function strangersKey(emailKey: string): string {
  return `login:${hashEmailKey(emailKey)}`;
}

function ownKey(emailKey: string, { browser }: Caller): string {
  return `login:${hashEmailKey(emailKey)}:${browser}`;
}
