import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { decodeProtectedHeader } from 'jose';
import { ExtractJwt, Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import { z } from 'zod';
import type { Clock } from '../clock.js';
import { dependencyUnavailable, DomainError } from '../errors/domain-error.js';
import { CLOCK, SESSION_REVOCATIONS, TOKEN_KEYS } from '../tokens.js';
import {
  TOKEN_ALGORITHM,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  type AuthenticatedSession,
} from './access-token.js';
import type { SessionRevocations } from './session-revocations.js';
import type { TokenKeys } from './token-keys.js';

const claimsSchema = z.object({
  sub: z.string().min(1),
  sid: z.string().min(1),
  name: z.string(),
  email: z.string(),
  iat: z.number(),
  exp: z.number(),
});

/** Verifies bearer tokens: signature with the published keys, times by the injected clock, revocation. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(TOKEN_KEYS) keys: TokenKeys,
    @Inject(SESSION_REVOCATIONS) private readonly revocations: SessionRevocations,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super(strategyOptions(keys));
  }

  async validate(payload: unknown): Promise<AuthenticatedSession> {
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success || claims.data.exp * 1000 <= this.clock.now().getTime()) {
      throw sessionEnded();
    }
    const { sub, sid, name, email, iat, exp } = claims.data;
    const session = {
      id: sub,
      name,
      email,
      sessionId: sid,
      issuedAt: new Date(iat * 1000),
      expiresAt: new Date(exp * 1000),
    };
    if (await this.revocations.isRevoked(session)) throw sessionEnded();
    return session;
  }
}

function strategyOptions(keys: TokenKeys): StrategyOptionsWithoutRequest {
  return {
    jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
    issuer: TOKEN_ISSUER,
    audience: TOKEN_AUDIENCE,
    algorithms: [TOKEN_ALGORITHM],
    // validate() checks it, by the injected clock.
    ignoreExpiration: true,
    secretOrKeyProvider: (_request, token: string, done) => {
      findKey(keys, token).then(
        // The verifier accepts a KeyObject, which its types do not say. It would parse text every time.
        (key) => done(null, key as unknown as Buffer),
        (error: unknown) => done(error),
      );
    },
  };
}

/** Without an answer about the key, the token may be valid: a 401 would log the student out. */
async function findKey(keys: TokenKeys, token: string): Promise<KeyObject> {
  const keyId = keyIdOf(token);
  const key = keyId === undefined ? undefined : await lookUp(keys, keyId);
  if (!key) throw sessionEnded();
  return key;
}

async function lookUp(keys: TokenKeys, keyId: string): Promise<KeyObject | undefined> {
  try {
    return await keys.find(keyId);
  } catch (error) {
    throw error instanceof DomainError ? error : dependencyUnavailable('signing keys', error);
  }
}

/**
 * Undefined also if the token names extensions that its reader must understand: there is none that we do, and the
 * library that verifies the signature would ignore them (RFC 7515, section 4.1.11; RFC 7797, section 7).
 */
function keyIdOf(token: string): string | undefined {
  try {
    const { kid, crit, b64 } = decodeProtectedHeader(token);
    return crit === undefined && b64 === undefined ? kid : undefined;
  } catch {
    return undefined;
  }
}

/** The 401 of a call without a valid token. */
export function sessionEnded(): DomainError {
  return new DomainError('unauthenticated', 401, 'Please log in to continue.');
}
