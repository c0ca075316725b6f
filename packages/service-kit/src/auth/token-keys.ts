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
 * Keys as the auth service publishes them, asked for again after five minutes, or for an unknown key
 * id, at most every five seconds. Only a call with an unknown key waits for the answer: while auth is
 * away or hangs, the keys known so far go on being used.
 */
@Injectable()
export class PublishedTokenKeys implements TokenKeys {
  private keys: ReadonlyMap<string, KeyObject> = new Map();
  private readAt = Number.NEGATIVE_INFINITY;
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
    if (known) {
      if (this.since(this.readAt) >= FRESH_MS) this.refresh().catch(() => undefined);
      return known;
    }
    await this.refresh().catch((fault: unknown) => {
      if (this.keys.size === 0) throw dependencyDown('auth (signing keys)', fault);
    });
    return this.keys.get(keyId);
  }

  /** Joins a question under way; asks no new one within five seconds of the last, while keys are known. */
  private async refresh(): Promise<void> {
    const isEarly = this.since(this.askedAt) < ASK_AGAIN_MS && this.keys.size > 0;
    if (!this.asking && isEarly) return;
    await (this.asking ??= this.ask().finally(() => (this.asking = undefined)));
  }

  private async ask(): Promise<void> {
    this.askedAt = this.clock.now().getTime();
    const answer = await fetch(new URL('/internal/jwks', this.config.AUTH_URL), {
      signal: AbortSignal.timeout(2_000),
    });
    if (!answer.ok) throw new Error(`signing keys: status ${answer.status}`);
    this.keys = readKeys(await answer.json());
    this.readAt = this.askedAt;
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
