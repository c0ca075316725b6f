import { createPublicKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SignJWT, type JWTHeaderParameters } from 'jose';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from '../src/index.js';
import {
  createTestEnv,
  signTestToken,
  startApp,
  testJwksJson,
  type TestApp,
} from '../src/testing/index.js';
import { defineNotes } from './app.js';

const forger = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const forgedJwk = { ...forger.publicKey.export({ format: 'jwk' }), kid: 'forged' };
const [ownKey] = (JSON.parse(testJwksJson) as { keys: (JsonWebKey & { kid: string })[] }).keys;
const kid = ownKey!.kid;
const requests: string[] = [];

let running: TestApp;
let forgerServer: Server;

beforeAll(async () => {
  running = await startApp(defineNotes(await createTestEnv('service-kit')));
  forgerServer = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end(JSON.stringify({ keys: [forgedJwk] }));
  });
  await new Promise<void>((resolve) => forgerServer.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await running.close();
  forgerServer.close();
});

async function statusWith(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${running.url}/notes/mine`, { headers })).status;
}

function claims(): SignJWT {
  return new SignJWT({ sid: 's', name: 'Mallory', email: 'm@example.com' })
    .setSubject('u1')
    .setIssuer(TOKEN_ISSUER)
    .setAudience(TOKEN_AUDIENCE)
    .setIssuedAt()
    .setExpirationTime('1h');
}

function forge(header: Omit<JWTHeaderParameters, 'alg'>): Promise<string> {
  return claims()
    .setProtectedHeader({ alg: 'ES256', ...header })
    .sign(forger.privateKey);
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a token without our signature is refused', () => {
  it('when it claims to need none', async () => {
    const [, payload, signature] = (await signTestToken()).split('.');
    for (const alg of ['none', 'None', 'NONE', '']) {
      expect(await statusWith(`${encoded({ alg, kid })}.${payload}.`)).toBe(401);
      expect(await statusWith(`${encoded({ alg, kid })}.${payload}.${signature}`)).toBe(401);
    }
  });

  it('when it contains a key or points to one', async () => {
    const { port } = forgerServer.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/keys`;
    for (const header of [
      { kid },
      { kid: 'forged' },
      { jwk: forgedJwk },
      { jwk: forgedJwk, kid },
      { jku: url, kid: 'forged' },
      { jku: url, kid },
      { x5u: url, kid: 'forged' },
      { kid: '../../etc/passwd' },
    ]) {
      expect(await statusWith(await forge(header as JWTHeaderParameters))).toBe(401);
    }
    expect(requests).toEqual([]);
  });

  it('when it uses the public key as a shared secret, or another algorithm', async () => {
    const key = createPublicKey({ key: ownKey!, format: 'jwk' });
    const pem = key.export({ type: 'spki', format: 'pem' }).toString();
    for (const secret of [pem, JSON.stringify(ownKey), '']) {
      const secretKey = Buffer.from(secret.padEnd(32));
      const token = await claims().setProtectedHeader({ alg: 'HS256', kid }).sign(secretKey);
      expect(await statusWith(token)).toBe(401);
    }
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const token = await claims().setProtectedHeader({ alg: 'RS256', kid }).sign(rsa.privateKey);
    expect(await statusWith(token)).toBe(401);
  });

  it('when it was changed after signing', async () => {
    const [header, payload, signature] = (await signTestToken({ id: 'u1' })).split('.');
    const claimsInToken = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object;
    const changed = encoded({ ...claimsInToken, sub: 'u2' });
    expect(await statusWith(`${header}.${payload}.${signature}`)).toBe(200);
    expect(await statusWith(`${header}.${changed}.${signature}`)).toBe(401);
  });
});

describe('a token that we signed is accepted', () => {
  const now = Math.floor(Date.now() / 1000);

  it.each([
    ['after it expires', { exp: now - 1 }],
    ['before it becomes valid', { nbf: now + 600 }],
    ['without an expiry', { exp: undefined }],
    ['with an expiry that is not a time', { exp: 'never' }],
    ['for another audience', { aud: 'another' }],
    ['from another issuer', { iss: 'another' }],
    ['without a user', { sub: '' }],
    ['without a session', { sid: undefined }],
  ])('not %s', async (_what, wrong) => {
    expect(await statusWith(await signTestToken({ claims: wrong }))).toBe(401);
  });

  it.each<[string, Record<string, unknown>]>([
    ['an extension that its reader must understand', { crit: ['exp'], exp: 1 }],
    ['one that is not in its header', { crit: ['x'] }],
    ['no extension in its list', { crit: [] }],
    ['a list that is none', { crit: null }],
    ['a payload that is not encoded', { b64: false }],
    ['a payload that is not encoded, as an extension', { b64: false, crit: ['b64'] }],
  ])('not with %s', async (_what, header) => {
    expect(await statusWith(await signTestToken({ header }))).toBe(401);
  });

  it('whatever its header says that a reader may ignore', async () => {
    const url = `http://127.0.0.1:${(forgerServer.address() as AddressInfo).port}/keys`;
    const header = { typ: 'JWT', cty: 'x', jwk: forgedJwk, jku: url, x5u: url, x5c: ['x'] };
    expect(await statusWith(await signTestToken({ header }))).toBe(200);
    expect(requests).toEqual([]);
  });

  it('only from the Authorization header', async () => {
    const token = await signTestToken();
    expect(await statusWith(token)).toBe(200);
    for (const name of ['token', 'access_token', 'auth_token', 'bearer']) {
      const response = await fetch(`${running.url}/notes/mine?${name}=${token}`);
      expect(response.status).toBe(401);
    }
    const headers = { cookie: `token=${token}`, 'x-access-token': token };
    expect((await fetch(`${running.url}/notes/mine`, { headers })).status).toBe(401);
  });
});
