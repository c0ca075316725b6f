import { REDIS, type RedisClient } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';

import { hashEmailKey } from './rules/email-key.js';

const REMEMBERED_SECONDS = 86_400;

/**
 * Remembers from which client addresses an e-mail address was registered before it was verified.
 *
 * Whoever enters the code reads the mail, but need not be who registered last: a stranger may
 * register the same address again between the owner's registration and their code, and would then
 * have chosen the password of the account that the owner verifies.
 */
@Injectable()
export class Registrants {
  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  async note(emailKey: string, address: string, registrationId: string): Promise<void> {
    await this.redis
      .multi()
      .hSet(redisKey(emailKey), address, registrationId)
      .expire(redisKey(emailKey), REMEMBERED_SECONDS)
      .exec();
  }

  /** Whether several addresses registered, and this one did not make the registration that counts. */
  async isContested(emailKey: string, address: string, registrationId: string): Promise<boolean> {
    const registrations = await this.redis.hGetAll(redisKey(emailKey));
    const isOwn = registrations[address] === registrationId;
    return Object.keys(registrations).length > 1 && !isOwn;
  }

  async forget(emailKey: string): Promise<void> {
    await this.redis.del(redisKey(emailKey));
  }
}

function redisKey(emailKey: string): string {
  return `auth:registrants:${hashEmailKey(emailKey)}`;
}
