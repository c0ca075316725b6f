import { generateKeyPairSync, sign } from 'node:crypto';
import { v7 } from 'uuid';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } from '../auth/access-token.js';

const KEY_ID = 'test-key';
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The public key of the tests' signing key, for a service's JWKS_JSON. */
export const testJwksJson: string = JSON.stringify({
  keys: [{ ...pair.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: TOKEN_ALGORITHM }],
});

/** The user of a test token. */
export interface TestUser {
  id?: string;
  name?: string;
  email?: string;
  sessionId?: string;
  /** Default: now. */
  issuedAt?: Date;
  /** Default: an hour after it was issued. */
  expiresAt?: Date;
  /** Claims that replace the valid ones, for example another audience. */
  claims?: Readonly<Record<string, unknown>>;
  /** Added to the header. */
  header?: Readonly<Record<string, unknown>>;
}

/** Signs an access token that services with {@link testJwksJson} accept. By hand: libraries refuse some headers. */
export async function signTestToken(user: TestUser = {}): Promise<string> {
  const issuedAt = user.issuedAt ?? new Date();
  const expiresAt = user.expiresAt ?? new Date(issuedAt.getTime() + 3_600_000);
  const claims = {
    sid: user.sessionId ?? v7(),
    name: user.name ?? 'Asha Rao',
    email: user.email ?? 'asha@example.com',
    sub: user.id ?? v7(),
    iss: TOKEN_ISSUER,
    aud: TOKEN_AUDIENCE,
    iat: Math.floor(issuedAt.getTime() / 1000),
    exp: Math.floor(expiresAt.getTime() / 1000),
    ...user.claims,
  };
  const header = { alg: TOKEN_ALGORITHM, kid: KEY_ID, ...user.header };
  const signed = `${encode(header)}.${encode(claims)}`;
  const key = { key: pair.privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
