import {
  RateLimits,
  SERVICE_CONFIG,
  type KnownCallers,
  type RateLimitResult,
} from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { AuthConfig } from '../config.js';
import { digestOf } from '../secrets/rules/secret-digest.js';
import { KnownBrowsersService } from './known-browsers.service.js';
import { sentSecretOf } from './rules/browser-cookie.js';

/** Leaves most of the database connections to calls within their limits. */
const MAX_CONCURRENT = 2;
const MAX_QUEUED = 50;

/**
 * Lets known browsers call from a client address whose limit strangers have used up. Counts them by
 * account: all browsers that an account knows share one counter.
 */
@Injectable()
export class KnownBrowserLimit implements KnownCallers {
  private readonly lookups = pLimit(MAX_CONCURRENT);

  constructor(
    private readonly browsers: KnownBrowsersService,
    private readonly limits: RateLimits,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
  ) {}

  async consume(request: FastifyRequest): Promise<RateLimitResult | undefined> {
    const secret = secretOf(request);
    if (secret === undefined || this.lookups.pendingCount >= MAX_QUEUED) return undefined;
    const userId = await this.lookups(() => this.browsers.findAccount(digestOf(secret)));
    if (userId === undefined) return undefined;
    return this.limits.consume(`known-browsers:${userId}`, {
      limit: this.config.LIMIT_KNOWN_BROWSERS,
      windowSeconds: this.config.LIMIT_ADDRESS_SECONDS,
    });
  }
}

/** Parses the header, because limits apply before the cookies of a request are parsed. */
function secretOf({ server, headers }: FastifyRequest): string | undefined {
  const cookies = server.parseCookie(headers.cookie ?? '');
  return sentSecretOf(cookies, headers['x-forwarded-proto']);
}
