import { setTimeout as sleep } from 'node:timers/promises';

import {
  CLOCK,
  RateLimits,
  REDIS,
  SERVICE_CONFIG,
  tooManyRequests,
  type Clock,
  type RedisClient,
} from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';

import type { AuthConfig } from '../config.js';

import { hashEmailKey } from './rules/email-key.js';
import { slowdownFor } from './rules/slowdown.js';

const KNOWN_MS = 30 * 86_400_000;
const KNOWN_AT_MOST = 100;

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
    @Inject(CLOCK) private readonly clock: Clock,
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
    await this.remember(emailKey, address);
    await this.limits.clear(ownKey(emailKey, address));
  }

  /** The addresses that are known of an account, and until when. */
  async knownAddresses(emailKey: string): Promise<{ address: string; until: Date }[]> {
    const known = await this.redis.zRangeByScoreWithScores(
      knownKey(emailKey),
      this.clock.now().getTime(),
      '+inf',
    );
    return known.map(({ value, score }) => ({ address: value, until: new Date(score) }));
  }

  /** Forgets the addresses of a deleted account. */
  async forget(emailKey: string): Promise<void> {
    await this.redis.del(knownKey(emailKey));
  }

  private async remember(emailKey: string, address: string): Promise<void> {
    const now = this.clock.now().getTime();
    const key = knownKey(emailKey);
    await this.redis
      .multi()
      .zAdd(key, { value: address, score: now + KNOWN_MS })
      .zRemRangeByScore(key, '-inf', now)
      .zRemRangeByRank(key, 0, -1 - KNOWN_AT_MOST)
      .pExpire(key, KNOWN_MS)
      .exec();
  }

  /** The client address, if the account's owner is known by it. */
  async knownAddress(emailKey: string, address: string): Promise<string | undefined> {
    const until = await this.redis.zScore(knownKey(emailKey), address);
    return until !== null && until > this.clock.now().getTime() ? address : undefined;
  }

  private async keyFor(emailKey: string, address: string): Promise<string> {
    const known = await this.knownAddress(emailKey, address);
    return known === undefined ? `login:${hashEmailKey(emailKey)}` : ownKey(emailKey, known);
  }
}

function knownKey(emailKey: string): string {
  return `auth:known-address:${hashEmailKey(emailKey)}`;
}

function addressKey(address: string): string {
  return `login-from:${address}`;
}

function ownKey(emailKey: string, address: string): string {
  return `login:${hashEmailKey(emailKey)}:${address}`;
}
