import { createHmac, hkdfSync } from 'node:crypto';
import {
  CLOCK,
  REDIS,
  RedisScript,
  SERVICE_CONFIG,
  writeReplicated,
  type Clock,
  type RedisClient,
} from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../browsers/caller.types.js';
import type { AuthConfig } from '../config.js';
import { hashEmailKey } from '../users/rules/email-key.js';
import { DIGITS, type Digits } from './digits.js';

/** What a code authorizes. */
export type CodePurpose = 'verify-email' | 'reset-password';

/** Who enters a code. */
export interface CodeCheckContext {
  caller: Caller;
  /** Whether the browser is known to the account with the code's address. */
  isKnown: boolean;
}

// A wrong try counts against every code that it was compared with. The script compares and counts
// atomically, so that parallel guesses cannot share a count.
const CHECK = new RedisScript(`
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
return isRight`);

// Redeeming one code deletes all others of the same purpose.
const REDEEM = new RedisScript(`
for _, value in ipairs(redis.call('HVALS', KEYS[1])) do
  if string.match(value, ':(.+)$') == ARGV[1] then return redis.call('DEL', KEYS[1]) end
end
return 0`);

/**
 * One-time codes: six digits, stored in Redis only as digests. Each browser that requests one gets its
 * own code for an email address and purpose. Any of them proves access to the mailbox.
 *
 * Each code has separate counters for wrong tries by the browser that requested it, by browsers that
 * the account knows, and by all others. So a stranger's guesses do not invalidate the owner's code.
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

  /** How long a code is valid, in minutes. */
  get minutes(): number {
    return this.config.CODE_MINUTES;
  }

  /** Creates a code. Replaces an earlier one of the same browser. */
  async create(purpose: CodePurpose, emailKey: string, browser: string): Promise<string> {
    const code = this.digits.make(6);
    const key = redisKey(purpose, emailKey);
    const lifetime = this.config.CODE_MINUTES * 60_000;
    const expiresAt = this.clock.now().getTime() + lifetime;
    await writeReplicated(this.redis, key, () =>
      this.redis
        .multi()
        .hSet(key, `code:${browser}`, `${expiresAt}:${this.digest(purpose, emailKey, code)}`)
        .hDel(key, [`own:${browser}`, `known:${browser}`, `others:${browser}`])
        .pExpire(key, lifetime)
        .exec(),
    );
    return code;
  }

  /** Whether a browser requested one of the valid codes. */
  async hasRequested(purpose: CodePurpose, emailKey: string, browser: string): Promise<boolean> {
    return (await this.redis.hExists(redisKey(purpose, emailKey), `code:${browser}`)) === 1;
  }

  /** Whether a code is right. A right code stays valid; a wrong one is counted. */
  async check(
    purpose: CodePurpose,
    emailKey: string,
    code: string,
    { caller, isKnown }: CodeCheckContext,
  ): Promise<boolean> {
    const isRight = await CHECK.run(this.redis, {
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

  /** Redeems a checked code and deletes all others of its purpose. Only one of several parallel calls gets true. */
  async redeem(purpose: CodePurpose, emailKey: string, code: string): Promise<boolean> {
    const deleted = await REDEEM.run(this.redis, {
      keys: [redisKey(purpose, emailKey)],
      arguments: [this.digest(purpose, emailKey, code)],
    });
    return Number(deleted) === 1;
  }

  /** Invalidates all codes of a purpose. */
  async revoke(purpose: CodePurpose, emailKey: string): Promise<void> {
    await this.redis.del(redisKey(purpose, emailKey));
  }

  private digest(purpose: CodePurpose, emailKey: string, code: string): string {
    return createHmac('sha256', this.secret)
      .update(JSON.stringify([purpose, emailKey, code]))
      .digest('base64url');
  }
}

function redisKey(purpose: CodePurpose, emailKey: string): string {
  return `auth:codes:${purpose}:${hashEmailKey(emailKey)}`;
}
