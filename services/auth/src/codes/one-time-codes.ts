import { createHmac, hkdfSync } from 'node:crypto';

import { CLOCK, REDIS, SERVICE_CONFIG, type Clock, type RedisClient } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';

import { hashEmailKey } from '../accounts/rules/email-key.js';
import type { Caller } from '../browsers/caller.types.js';
import type { AuthConfig } from '../config.js';

import { DIGITS, type Digits } from './digits.js';

/** What a code is good for. */
export type CodePurpose = 'verify-email' | 'reset-password';

/** Who tries a code. */
export interface CodeTrier {
  caller: Caller;
  /** Whether the account with the code's address knows the browser. */
  isKnown: boolean;
}

// A wrong try counts against every code that it was compared with, where it is compared, so that
// parallel guesses cannot share a count.
const CHECK = `
local values, compared, isRight = {}, {}, 0
local fields = redis.call('HGETALL', KEYS[1])
for i = 1, #fields, 2 do values[fields[i]] = fields[i + 1] end
for field, value in pairs(values) do
  local asker = string.match(field, '^code:(.+)$')
  if asker then
    local expiresAt, digest = string.match(value, '^(%d+):(.+)$')
    local tries = (asker == ARGV[4] and 'own' or ARGV[5]) .. ':' .. asker
    if tonumber(expiresAt) <= tonumber(ARGV[2]) then
      redis.call('HDEL', KEYS[1], field)
    elseif tonumber(values[tries] or '0') < tonumber(ARGV[3]) then
      if digest == ARGV[1] then isRight = 1 end
      table.insert(compared, tries)
    end
  end
end
if isRight == 0 then
  for _, tries in ipairs(compared) do redis.call('HINCRBY', KEYS[1], tries, 1) end
end
return isRight`;

// Who used one code needs none of the others.
const TAKE = `
for _, value in ipairs(redis.call('HVALS', KEYS[1])) do
  if string.match(value, ':(.+)$') == ARGV[1] then return redis.call('DEL', KEYS[1]) end
end
return 0`;

/**
 * One-time codes: six digits, kept in Redis as digests only. Each browser that asks for one has one of
 * its own for an e-mail address and purpose, and any of them proves that its mailbox is read.
 *
 * Wrong tries are counted for each code by who makes them: the browser that asked for it, browsers
 * that the account knows, and all others. So a stranger's guesses leave the owner's code alive.
 */
@Injectable()
export class OneTimeCodes {
  private readonly secret: Buffer;

  constructor(
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DIGITS) private readonly digits: Digits,
  ) {
    this.secret = Buffer.from(hkdfSync('sha256', config.SIGNING_KEY_SECRET, '', 'codes', 32));
  }

  /** How long a code is good for, in minutes. */
  get minutes(): number {
    return this.config.CODE_MINUTES;
  }

  /** Makes a new code in the place of an earlier one of the same browser. */
  async make(purpose: CodePurpose, emailKey: string, browser: string): Promise<string> {
    const code = this.digits.make(6);
    const key = redisKey(purpose, emailKey);
    const life = this.config.CODE_MINUTES * 60_000;
    const expiresAt = this.clock.now().getTime() + life;
    await this.redis
      .multi()
      .hSet(key, `code:${browser}`, `${expiresAt}:${this.digest(purpose, emailKey, code)}`)
      .hDel(key, [`own:${browser}`, `known:${browser}`, `others:${browser}`])
      .pExpire(key, life)
      .exec();
    return code;
  }

  /** Whether a browser asked for one of the codes that are alive. */
  async hasAsked(purpose: CodePurpose, emailKey: string, browser: string): Promise<boolean> {
    return (await this.redis.hExists(redisKey(purpose, emailKey), `code:${browser}`)) === 1;
  }

  /** Whether a code is right; a right one stays good, a wrong one is counted. */
  async check(
    purpose: CodePurpose,
    emailKey: string,
    code: string,
    { caller, isKnown }: CodeTrier,
  ): Promise<boolean> {
    const isRight = await this.redis.eval(CHECK, {
      keys: [redisKey(purpose, emailKey)],
      arguments: [
        this.digest(purpose, emailKey, code),
        String(this.clock.now().getTime()),
        String(this.config.CODE_TRIES),
        caller.browser,
        isKnown ? 'known' : 'others',
      ],
    });
    return Number(isRight) === 1;
  }

  /** Uses a checked code up, and all others of its purpose. Of several that do so at once, one gets true. */
  async take(purpose: CodePurpose, emailKey: string, code: string): Promise<boolean> {
    const taken = await this.redis.eval(TAKE, {
      keys: [redisKey(purpose, emailKey)],
      arguments: [this.digest(purpose, emailKey, code)],
    });
    return Number(taken) === 1;
  }

  /** Makes codes that are still good worthless. */
  async drop(purpose: CodePurpose, emailKey: string): Promise<void> {
    await this.redis.del(redisKey(purpose, emailKey));
  }

  private digest(purpose: CodePurpose, emailKey: string, code: string): string {
    return createHmac('sha256', this.secret)
      .update(JSON.stringify([purpose, emailKey, code]))
      .digest('base64url');
  }
}

/** Releases before this one kept one code for an address, of another shape, under `auth:code:`. */
function redisKey(purpose: CodePurpose, emailKey: string): string {
  return `auth:codes:${purpose}:${hashEmailKey(emailKey)}`;
}
