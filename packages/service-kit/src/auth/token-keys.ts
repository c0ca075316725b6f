import { createPublicKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Clock } from '../clock.js';
import type { BaseConfig } from '../config/load-config.js';
import { dependencyUnavailable } from '../errors/domain-error.js';
import { SingleFlight } from '../scheduling/single-flight.js';
import { CLOCK, SERVICE_CONFIG } from '../tokens.js';

/** Finds the public key of a token by the key id in the token. */
export interface TokenKeys {
  /** @returns the key, or undefined when no valid key has this id */
  find(keyId: string): Promise<KeyObject | undefined>;
}

/** The members of a JSON Web Key Set that are used here. */
export const jwksSchema = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })),
});

const MAX_AGE_MS = 5 * 60_000;
const MIN_FETCH_INTERVAL_MS = 5_000;

/**
 * Keys as the auth service publishes them. They are fetched again after five minutes, or for an
 * unknown key id, at most every five seconds. Only a call with an unknown key waits for the response:
 * while auth is unavailable or hangs, the cached keys stay in use.
 */
@Injectable()
export class PublishedTokenKeys implements TokenKeys {
  private keys: ReadonlyMap<string, KeyObject> = new Map();
  private fetchedAt = Number.NEGATIVE_INFINITY;
  private requestedAt = Number.NEGATIVE_INFINITY;
  private readonly fetching = new SingleFlight(() => this.fetchKeys());

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: BaseConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    if (config.JWKS_JSON !== undefined) this.keys = readKeys(JSON.parse(config.JWKS_JSON));
  }

  async find(keyId: string): Promise<KeyObject | undefined> {
    const cached = this.keys.get(keyId);
    if (this.config.JWKS_JSON !== undefined) return cached;
    if (cached) {
      if (this.since(this.fetchedAt) >= MAX_AGE_MS) this.refresh().catch(() => undefined);
      return cached;
    }
    await this.refresh().catch((error: unknown) => {
      if (this.keys.size === 0) throw dependencyUnavailable('auth (signing keys)', error);
    });
    return this.keys.get(keyId);
  }

  /** With cached keys, starts no request within five seconds of the last one. */
  private async refresh(): Promise<void> {
    const isTooSoon = this.since(this.requestedAt) < MIN_FETCH_INTERVAL_MS && this.keys.size > 0;
    if (isTooSoon && !this.fetching.isRunning) return;
    await this.fetching.run();
  }

  private async fetchKeys(): Promise<void> {
    this.requestedAt = this.clock.now().getTime();
    const response = await fetch(new URL('/internal/jwks', this.config.AUTH_URL), {
      signal: AbortSignal.timeout(2_000),
    });
    if (!response.ok) throw new Error(`signing keys: status ${response.status}`);
    this.keys = readKeys(await response.json());
    this.fetchedAt = this.requestedAt;
  }

  private since(moment: number): number {
    return Math.abs(this.clock.now().getTime() - moment);
  }
}

function readKeys(json: unknown): ReadonlyMap<string, KeyObject> {
  return new Map(
    jwksSchema.parse(json).keys.map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })]),
  );
}
