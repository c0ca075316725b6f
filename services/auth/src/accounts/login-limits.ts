import { setTimeout as sleep } from 'node:timers/promises';

import {
  RateLimits,
  REDIS,
  SERVICE_CONFIG,
  tooManyRequests,
  type RedisClient,
} from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';

import type { AuthConfig } from '../config.js';

import { hashEmailKey } from './rules/email-key.js';
import { slowdownFor } from './rules/slowdown.js';

const KNOWN_SECONDS = 30 * 86_400;

// So many failures from one address weigh as much as one for one account: a coaching centre shares it.
const ADDRESS_SHARE = 10;

/**
 * Counts failed log-ins per account. An address from which the owner got in lately, or reset the
 * password, has a count of its own, so that strangers' guesses do not lock the owner out.
 */
@Injectable()
export class LoginLimits {
  constructor(
    private readonly limits: RateLimits,
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Counts a try before its password is looked at; 429 when there were too many, slower before that. */
  async admit(emailKey: string, address: string): Promise<void> {
    const { isAllowed, count, retryAfter } = await this.limits.count(
      await this.keyFor(emailKey, address),
      {
        limit: this.config.LIMIT_LOGIN_FAILURES,
        windowSeconds: this.config.LIMIT_LOGIN_FAILURES_SECONDS,
      },
    );
    if (!isAllowed) throw tooManyRequests(retryAfter);
    const ofAddress = await this.limits.count(addressKey(address), {
      limit: this.config.LIMIT_ADDRESS,
      windowSeconds: this.config.LIMIT_ADDRESS_SECONDS,
    });
    const tries = Math.max(count, Math.floor(ofAddress.count / ADDRESS_SHARE));
    await sleep(slowdownFor(tries, this.config.LOGIN_SLOWDOWN_MS));
  }

  /** Takes back a try that {@link admit} counted: its password was right, though it let nobody in. */
  async forgive(emailKey: string, address: string): Promise<void> {
    await this.limits.giveBack(await this.keyFor(emailKey, address));
    await this.limits.giveBack(addressKey(address));
  }

  /** Whoever proved to own the account starts afresh, and is known by their address from now on. */
  async welcome(emailKey: string, address: string): Promise<void> {
    await this.limits.giveBack(addressKey(address));
    await this.limits.clear(await this.keyFor(emailKey, address));
    await this.redis.set(knownKey(emailKey, address), '1', {
      expiration: { type: 'EX', value: KNOWN_SECONDS },
    });
    await this.limits.clear(ownKey(emailKey, address));
  }

  private async keyFor(emailKey: string, address: string): Promise<string> {
    const isKnown = (await this.redis.exists(knownKey(emailKey, address))) === 1;
    return isKnown ? ownKey(emailKey, address) : `login:${hashEmailKey(emailKey)}`;
  }
}

function knownKey(emailKey: string, address: string): string {
  return `auth:known-address:${hashEmailKey(emailKey)}:${address}`;
}

function addressKey(address: string): string {
  return `login-from:${address}`;
}

function ownKey(emailKey: string, address: string): string {
  return `login:${hashEmailKey(emailKey)}:${address}`;
}
