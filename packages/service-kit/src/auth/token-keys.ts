import { createPublicKey, type KeyObject } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

import type { Clock } from '../clock.js';
import type { BaseConfig } from '../config/load-config.js';
import { dependencyDown } from '../errors/domain-error.js';
import { CLOCK, SERVICE_CONFIG } from '../tokens.js';

/** Finds the public key that a token names. */
export interface TokenKeys {
  /** @returns the key, or undefined when no live key has this id */
  find(keyId: string): Promise<KeyObject | undefined>;
}

/** The shape of a JSON Web Key Set, as far as it is used here. */
export const jwksSchema = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })),
});

const FRESH_MS = 5 * 60_000;
const ASK_AGAIN_MS = 5_000;

/**
 * Keys as the auth service publishes them, kept for five minutes; an unknown key id asks again,
 * at most every five seconds. While auth is away the keys known so far go on being used.
 */
@Injectable()
export class PublishedTokenKeys implements TokenKeys {
  private keys: ReadonlyMap<string, KeyObject> = new Map();
  private askedAt = Number.NEGATIVE_INFINITY;
  private asking: Promise<void> | undefined;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: BaseConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    if (config.JWKS_JSON !== undefined) this.keys = readKeys(JSON.parse(config.JWKS_JSON));
  }

  async find(keyId: string): Promise<KeyObject | undefined> {
    const known = this.keys.get(keyId);
    if (this.config.JWKS_JSON !== undefined) return known;
    const age = this.clock.now().getTime() - this.askedAt;
    if (known && age < FRESH_MS) return known;
    if (age < ASK_AGAIN_MS && this.keys.size > 0) return known;
    try {
      await (this.asking ??= this.ask().finally(() => (this.asking = undefined)));
    } catch (fault) {
      if (this.keys.size === 0) throw dependencyDown('auth (signing keys)', fault);
    }
    return this.keys.get(keyId);
  }

  private async ask(): Promise<void> {
    const answer = await fetch(new URL('/internal/jwks', this.config.AUTH_URL), {
      signal: AbortSignal.timeout(2_000),
    });
    if (!answer.ok) throw new Error(`signing keys: status ${answer.status}`);
    this.keys = readKeys(await answer.json());
    this.askedAt = this.clock.now().getTime();
  }
}

function readKeys(json: unknown): ReadonlyMap<string, KeyObject> {
  return new Map(
    jwksSchema.parse(json).keys.map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })]),
  );
}
