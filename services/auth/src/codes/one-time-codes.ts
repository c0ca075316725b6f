import { createHmac, hkdfSync } from 'node:crypto';

import {
  CLOCK,
  RateLimits,
  REDIS,
  SERVICE_CONFIG,
  type Clock,
  type RedisClient,
} from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';

import { hashEmailKey } from '../accounts/rules/email-key.js';
import type { AuthConfig } from '../config.js';

import { DIGITS, type Digits } from './digits.js';

/** What a code is good for. */
export type CodePurpose = 'verify-email' | 'reset-password';

// A wrong try is counted where it is compared, so that parallel guesses cannot share a count.
const CHECK = `
local code = redis.call('HMGET', KEYS[1], 'digest', 'expiresAt', 'reference')
if not code[1] then return false end
if tonumber(code[2]) <= tonumber(ARGV[2]) then
  redis.call('DEL', KEYS[1])
  return false
end
if tonumber(redis.call('HGET', KEYS[1], ARGV[4]) or '0') >= tonumber(ARGV[3]) then return false end
if code[1] == ARGV[1] then return code[3] end
redis.call('HINCRBY', KEYS[1], ARGV[4], 1)
return false`;

const TAKE = `
if redis.call('HGET', KEYS[1], 'digest') ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])`;

/**
 * One-time codes: six digits, kept in Redis as digests only, one per e-mail address and purpose.
 *
 * Codes asked for and tried from a client address that the account's owner is known by are counted
 * apart, so that strangers who use up what is allowed do not keep the owner from a reset.
 */
@Injectable()
export class OneTimeCodes {
  private readonly secret: Buffer;

  constructor(
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DIGITS) private readonly digits: Digits,
    private readonly limits: RateLimits,
  ) {
    this.secret = Buffer.from(hkdfSync('sha256', config.SIGNING_KEY_SECRET, '', 'codes', 32));
  }

  /** How long a code is good for, in minutes. */
  get minutes(): number {
    return this.config.CODE_MINUTES;
  }

  /** Counts a code about to be asked for: 429 too soon after the last, or too many in an hour. */
  async admit(purpose: CodePurpose, emailKey: string, knownAddress?: string): Promise<void> {
    const gap = { limit: 1, windowSeconds: this.config.CODE_GAP_SECONDS };
    await this.limits.enforce(gapKey(purpose, emailKey, knownAddress), gap);
    await this.admitToHour(emailKey, knownAddress);
  }

  /** Counts a registration's code: registering again corrects what was typed, so only the hour counts. */
  async admitRegistration(emailKey: string): Promise<void> {
    await this.admitToHour(emailKey);
    const gap = { limit: 1, windowSeconds: this.config.CODE_GAP_SECONDS };
    await this.limits.count(gapKey('verify-email', emailKey), gap);
  }

  /** Does what a counted code is for; when that fails, its place in the gap and the hour is free again. */
  async orGiveBack(
    purpose: CodePurpose,
    emailKey: string,
    work: () => Promise<void>,
    knownAddress?: string,
  ): Promise<void> {
    try {
      await work();
    } catch (fault) {
      await this.giveBack(purpose, emailKey, knownAddress).catch(() => undefined);
      throw fault;
    }
  }

  /**
   * Makes a new code in the place of any earlier one.
   *
   * @param reference what the code proves: given back by {@link check}
   */
  async make(purpose: CodePurpose, emailKey: string, reference: string): Promise<string> {
    const code = this.digits.make(6);
    const key = redisKey(purpose, emailKey);
    const life = this.config.CODE_MINUTES * 60_000;
    await this.redis
      .multi()
      .del(key)
      .hSet(key, {
        digest: this.digest(purpose, emailKey, code),
        expiresAt: String(this.clock.now().getTime() + life),
        reference,
      })
      .pExpire(key, life)
      .exec();
    return code;
  }

  /** The reference of a right code, which stays good; a wrong one is counted and gives undefined. */
  async check(
    purpose: CodePurpose,
    emailKey: string,
    code: string,
    knownAddress?: string,
  ): Promise<string | undefined> {
    const reference = await this.redis.eval(CHECK, {
      keys: [redisKey(purpose, emailKey)],
      arguments: [
        this.digest(purpose, emailKey, code),
        String(this.clock.now().getTime()),
        String(this.config.CODE_TRIES),
        knownAddress === undefined ? 'tries' : `tries:${knownAddress}`,
      ],
    });
    return typeof reference === 'string' ? reference : undefined;
  }

  /** Uses a checked code up. Of several that do so at once, one gets true. */
  async take(purpose: CodePurpose, emailKey: string, code: string): Promise<boolean> {
    const taken = await this.redis.eval(TAKE, {
      keys: [redisKey(purpose, emailKey)],
      arguments: [this.digest(purpose, emailKey, code)],
    });
    return Number(taken) === 1;
  }

  /** Makes a code that is still good worthless. */
  async drop(purpose: CodePurpose, emailKey: string): Promise<void> {
    await this.redis.del(redisKey(purpose, emailKey));
  }

  private async giveBack(
    purpose: CodePurpose,
    emailKey: string,
    knownAddress: string | undefined,
  ): Promise<void> {
    await this.limits.clear(gapKey(purpose, emailKey, knownAddress));
    await this.limits.giveBack(hourKey(emailKey, knownAddress));
  }

  private async admitToHour(emailKey: string, knownAddress?: string): Promise<void> {
    await this.limits.enforce(hourKey(emailKey, knownAddress), {
      limit: this.config.LIMIT_CODES,
      windowSeconds: this.config.LIMIT_CODES_SECONDS,
    });
  }

  private digest(purpose: CodePurpose, emailKey: string, code: string): string {
    return createHmac('sha256', this.secret)
      .update(JSON.stringify([purpose, emailKey, code]))
      .digest('base64url');
  }
}

function redisKey(purpose: CodePurpose, emailKey: string): string {
  return `auth:code:${purpose}:${hashEmailKey(emailKey)}`;
}

function gapKey(purpose: CodePurpose, emailKey: string, knownAddress?: string): string {
  return `code-gap:${purpose}:${countedFor(emailKey, knownAddress)}`;
}

function hourKey(emailKey: string, knownAddress?: string): string {
  return `codes:${countedFor(emailKey, knownAddress)}`;
}

function countedFor(emailKey: string, knownAddress?: string): string {
  const account = hashEmailKey(emailKey);
  return knownAddress === undefined ? account : `${account}:${knownAddress}`;
}
