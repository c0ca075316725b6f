import { CLOCK, SERVICE_CONFIG, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import type { AuthConfig } from '../config.js';
import { digestOf, isSecret } from '../secrets/rules/secret-digest.js';
import { SECRETS, type Secrets } from '../secrets/secrets.js';

import { ResetLinksRepository } from './reset-links.repository.js';

/**
 * Long random tokens that allow a new password, beside the six digits: no guessing finds one or
 * kills one. Several of an address may be open at once; all end with a new password and with the
 * account.
 */
@Injectable()
export class ResetLinks {
  constructor(
    private readonly links: ResetLinksRepository,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SECRETS) private readonly secrets: Secrets,
  ) {}

  /** How long a link is good for, in minutes. */
  get minutes(): number {
    return this.config.RESET_LINK_MINUTES;
  }

  /** @returns the token, which is kept nowhere */
  async make(emailKey: string): Promise<string> {
    const token = this.secrets.make();
    const expiresAt = new Date(this.clock.now().getTime() + this.minutes * 60_000);
    await this.links.insert({ digest: digestOf(token), emailKey, expiresAt });
    return token;
  }

  /** Whose password a token allows to set, if it is still good; that does not use it up. */
  async check(token: string): Promise<string | undefined> {
    if (!isSecret(token)) return undefined;
    const link = await this.links.findOpen(digestOf(token), this.clock.now());
    return link?.emailKey;
  }

  /** Uses a checked token up. Of several that do so at once, one gets true. */
  take(token: string, manager: EntityManager): Promise<boolean> {
    return this.links.delete(digestOf(token), manager);
  }

  /** Ends all links of an address. */
  async endAllOf(emailKey: string, manager: EntityManager): Promise<void> {
    await this.links.deleteAllOf(emailKey, manager);
  }

  async clearExpired(): Promise<void> {
    await this.links.deleteExpired(this.clock.now());
  }
}
