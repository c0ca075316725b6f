import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { decodeProtectedHeader } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.js';
import { CLOCK, TOKEN_KEYS } from '../tokens.js';
import type { AuthenticatedSession } from './access-token.js';
import type { TokenKeys } from './token-keys.js';

interface VerifiedToken {
  session: AuthenticatedSession;
  keyId: string;
  key: KeyObject;
}

/** An entry takes about 1 KB. */
const MAX_CACHED = 10_000;

/**
 * Caches tokens whose signature is valid, so that it is not verified again for every call. An entry
 * stays until its token expires or its key is withdrawn. Callers still check whether the session was
 * revoked.
 */
@Injectable()
export class VerifiedTokens {
  private readonly cache = new LRUCache<string, VerifiedToken>({ max: MAX_CACHED });

  constructor(
    @Inject(TOKEN_KEYS) private readonly keys: TokenKeys,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The session of a cached token that is still valid, by its `Authorization` header. */
  async recall(authorization: string): Promise<AuthenticatedSession | undefined> {
    const found = this.cache.get(authorization);
    if (!found) return undefined;
    const isActive = found.session.expiresAt.getTime() > this.clock.now().getTime();
    if (isActive && (await this.keys.find(found.keyId)) === found.key) return found.session;
    this.cache.delete(authorization);
    return undefined;
  }

  /** Caches a token that was just verified. Drops the least recently used one when the cache is full. */
  async remember(authorization: string, session: AuthenticatedSession): Promise<void> {
    const keyId = decodeProtectedHeader(authorization.replace(/^\S+\s+/, '')).kid;
    const key = keyId === undefined ? undefined : await this.keys.find(keyId);
    if (keyId === undefined || key === undefined) return;
    this.cache.set(authorization, { session, keyId, key });
  }
}
