import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimits, REDIS, SERVICE_CONFIG, type RedisClient } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../browsers/caller.types.js';
import { KnownBrowsersService } from '../browsers/known-browsers.service.js';
import type { AuthConfig } from '../config.js';
import { hashEmailKey } from '../users/rules/email-key.js';
import { tooManyLogins } from './login-limits.errors.js';
import { slowdownFor } from './rules/slowdown.js';

// Ten failures from one address count as one for an account, because a coaching centre shares an address.
const FAILURES_PER_ADDRESS_TRY = 10;

/** The rate limit keys under which a try was counted. */
export interface CountedTry {
  accountKey: string;
  addressKey: string;
}

/**
 * Limits failed log-ins per account. Each known browser of the account has its own counter, so that
 * guesses by strangers do not lock the owner out.
 */
@Injectable()
export class LoginLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly browsers: KnownBrowsersService,
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Counts a try before its password is checked. Delays it after several failures; 429 after too many. */
  async consume(emailKey: string, caller: Caller): Promise<CountedTry> {
    const isKnown = await this.browsers.isKnown(emailKey, caller);
    const accountKey = isKnown ? browserKey(emailKey, caller) : strangerKey(emailKey);
    const { isAllowed, count, retryAfter } = await this.limits.consume(accountKey, {
      limit: this.config.LIMIT_LOGIN_FAILURES,
      windowSeconds: this.config.LIMIT_LOGIN_FAILURES_SECONDS,
    });
    if (!isAllowed) throw tooManyLogins(retryAfter);
    const addressKey = `login-from:${caller.address}`;
    const addressLimit = await this.limits.consume(addressKey, {
      limit: this.config.LIMIT_ADDRESS,
      windowSeconds: this.config.LIMIT_ADDRESS_SECONDS,
    });
    const tries = Math.max(count, Math.floor(addressLimit.count / FAILURES_PER_ADDRESS_TRY));
    await sleep(slowdownFor(tries, this.config.LOGIN_SLOWDOWN_MS));
    return { accountKey, addressKey };
  }

  /** Refunds a try whose password was right. */
  async refund({ accountKey, addressKey }: CountedTry): Promise<void> {
    await this.limits.refund(accountKey);
    await this.limits.refund(addressKey);
  }

  /** Resets the counter of the account after a log-in, and refunds the try of the address. */
  async reset({ accountKey, addressKey }: CountedTry): Promise<void> {
    await this.limits.refund(addressKey);
    await this.limits.clear(accountKey);
  }

  /** Clears all counters after the caller proved to read the account's mail or to know its password. */
  async clearAll(emailKey: string, caller: Caller): Promise<void> {
    await this.limits.clear(strangerKey(emailKey));
    await this.limits.clear(browserKey(emailKey, caller));
  }

  /** Deletes what earlier releases stored about a deleted account: client addresses, for thirty days. */
  async deleteLegacyKey(emailKey: string): Promise<void> {
    await this.redis.del(`auth:known-address:${hashEmailKey(emailKey)}`);
  }
}

function strangerKey(emailKey: string): string {
  return `login:${hashEmailKey(emailKey)}`;
}

function browserKey(emailKey: string, { browser }: Caller): string {
  return `login:${hashEmailKey(emailKey)}:${browser}`;
}
