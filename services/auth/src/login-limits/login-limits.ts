import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimits, SERVICE_CONFIG, type AuthenticatedUser } from '@abhyas/service-kit';
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
  triesKey: string;
  addressKey: string;
}

/**
 * Limits failed log-ins per account. Each known browser of the account and each session has its own
 * counter, so that guesses by strangers do not lock the owner out.
 *
 * A log-in leaves the counter of strangers alone. Otherwise strangers would see that some addresses let
 * them guess again early, and that these are registered.
 */
@Injectable()
export class LoginLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly browsers: KnownBrowsersService,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Counts a log-in before its password is checked. Delays it after several failures; 429 after too many. */
  async consume(emailKey: string, caller: Caller): Promise<CountedTry> {
    const isKnown = await this.browsers.isKnown(emailKey, caller);
    return this.count(isKnown ? browserKey(emailKey, caller) : strangerKey(emailKey), caller);
  }

  /** Same as {@link consume} for the password of a student who is signed in. */
  async consumeSigned({ sessionId }: AuthenticatedUser, caller: Caller): Promise<CountedTry> {
    return this.count(`login-session:${sessionId}`, caller);
  }

  /** Refunds a try whose password was right. */
  async refund({ triesKey, addressKey }: CountedTry): Promise<void> {
    await this.limits.refund(triesKey);
    await this.limits.refund(addressKey);
  }

  /** Resets the counter of a browser that has just become known, or was known before. */
  async reset(emailKey: string, caller: Caller): Promise<void> {
    await this.limits.clear(browserKey(emailKey, caller));
  }

  /**
   * Resets the counters of the browser and of strangers after the caller proved to read the account's
   * mail: the owner can then log in on every device.
   */
  async resetAll(emailKey: string, caller: Caller): Promise<void> {
    await this.limits.clear(strangerKey(emailKey));
    await this.reset(emailKey, caller);
  }

  private async count(triesKey: string, { address }: Caller): Promise<CountedTry> {
    const { isAllowed, count, retryAfter } = await this.limits.consume(triesKey, {
      limit: this.config.LIMIT_LOGIN_FAILURES,
      windowSeconds: this.config.LIMIT_LOGIN_FAILURES_SECONDS,
    });
    if (!isAllowed) throw tooManyLogins(retryAfter);
    const addressKey = `login-from:${address}`;
    const addressLimit = await this.limits.consume(addressKey, {
      limit: this.config.LIMIT_ADDRESS,
      windowSeconds: this.config.LIMIT_ADDRESS_SECONDS,
    });
    const tries = Math.max(count, Math.floor(addressLimit.count / FAILURES_PER_ADDRESS_TRY));
    await sleep(slowdownFor(tries, this.config.LOGIN_SLOWDOWN_MS));
    return { triesKey, addressKey };
  }
}

function strangerKey(emailKey: string): string {
  return `login:${hashEmailKey(emailKey)}`;
}

function browserKey(emailKey: string, { browser }: Caller): string {
  return `login:${hashEmailKey(emailKey)}:${browser}`;
}
