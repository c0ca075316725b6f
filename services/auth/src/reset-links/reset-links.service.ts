import { CLOCK, SERVICE_CONFIG, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthConfig } from '../config.js';
import { digestOf, isSecret } from '../secrets/rules/secret-digest.js';
import { SECRETS, type Secrets } from '../secrets/secrets.js';
import { ResetLinksRepository } from './reset-links.repository.js';

/**
 * Long random tokens that allow setting a password, as an alternative to the six digits. Guessing can
 * neither find nor invalidate one. An address may have several valid links. A new password or the
 * deletion of the account revokes all of them.
 */
@Injectable()
export class ResetLinks {
  constructor(
    private readonly links: ResetLinksRepository,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SECRETS) private readonly secrets: Secrets,
  ) {}

  /** How long a link is valid, in minutes. */
  get minutes(): number {
    return this.config.RESET_LINK_MINUTES;
  }

  /** @returns the token, which is not stored */
  async create(emailKey: string): Promise<string> {
    const token = this.secrets.make();
    const expiresAt = new Date(this.clock.now().getTime() + this.minutes * 60_000);
    await this.links.insert({ digest: digestOf(token), emailKey, expiresAt });
    return token;
  }

  /** Checks a token without redeeming it. @returns the email key of its account, or undefined when it is not valid */
  async check(token: string): Promise<string | undefined> {
    if (!isSecret(token)) return undefined;
    const link = await this.links.findOpen(digestOf(token), this.clock.now());
    return link?.emailKey;
  }

  /** Redeems a checked token. Only one of several parallel calls gets true. */
  redeem(token: string, manager: EntityManager): Promise<boolean> {
    return this.links.delete(digestOf(token), manager);
  }

  /** Revokes all links of an address. */
  async revokeAllOf(emailKey: string, manager: EntityManager): Promise<void> {
    await this.links.deleteAllOf(emailKey, manager);
  }

  async deleteExpired(): Promise<void> {
    await this.links.deleteExpired(this.clock.now());
  }
}
