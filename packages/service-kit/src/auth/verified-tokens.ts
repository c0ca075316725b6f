import type { KeyObject } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import { decodeProtectedHeader } from 'jose';

import type { Clock } from '../clock.js';
import { CLOCK, TOKEN_KEYS } from '../tokens.js';

import type { AuthenticatedSession } from './access-token.js';
import type { TokenKeys } from './token-keys.js';

interface VerifiedToken {
  session: AuthenticatedSession;
  keyId: string;
  key: KeyObject;
}

/** Some 1 KB each. */
const MAX_CACHED = 10_000;

/**
 * Tokens whose signature was found good, so that it is not computed again for every call. One holds
 * until it ends or its key is no longer among the live ones; whether its session was ended is
 * another question, which is asked as for any other token.
 */
@Injectable()
export class VerifiedTokens {
  private readonly known = new Map<string, VerifiedToken>();

  constructor(
    @Inject(TOKEN_KEYS) private readonly keys: TokenKeys,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The session of a token that was remembered and still holds, by its `Authorization` header. */
  async recall(authorization: string): Promise<AuthenticatedSession | undefined> {
    const found = this.known.get(authorization);
    if (!found) return undefined;
    const isLive = found.session.expiresAt.getTime() > this.clock.now().getTime();
    if (isLive && (await this.keys.find(found.keyId)) === found.key) return found.session;
    this.known.delete(authorization);
    return undefined;
  }

  /** Remembers a token that has just been found good, in the place of the oldest when there are many. */
  async remember(authorization: string, session: AuthenticatedSession): Promise<void> {
    const keyId = decodeProtectedHeader(authorization.replace(/^\S+\s+/, '')).kid;
    const key = keyId === undefined ? undefined : await this.keys.find(keyId);
    if (keyId === undefined || key === undefined) return;
    this.known.set(authorization, { session, keyId, key });
    const [oldest] = this.known.keys();
    if (this.known.size > MAX_CACHED && oldest !== undefined) this.known.delete(oldest);
  }
}
