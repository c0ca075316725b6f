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
const forgersJwk = { ...forger.publicKey.export({ format: 'jwk' }), kid: 'forged' };
const [ownKey] = (JSON.parse(testJwksJson) as { keys: (JsonWebKey & { kid: string })[] }).keys;
const kid = ownKey!.kid;
const asked: string[] = [];

let running: TestApp;
let forgersServer: Server;

beforeAll(async () => {
  running = await startApp(defineNotes(await createTestEnv('service-kit')));
  forgersServer = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(JSON.stringify({ keys: [forgersJwk] }));
  });
  await new Promise<void>((resolve) => forgersServer.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await running.close();
  forgersServer.close();
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

describe('a token is taken only with one of our signatures', () => {
  it('whatever it says about needing none', async () => {
    const [, payload, signature] = (await signTestToken()).split('.');
    for (const alg of ['none', 'None', 'NONE', '']) {
      expect(await statusWith(`${encoded({ alg, kid })}.${payload}.`)).toBe(401);
      expect(await statusWith(`${encoded({ alg, kid })}.${payload}.${signature}`)).toBe(401);
    }
  });

  it('and not with a key that the token brings along or points to', async () => {
    const { port } = forgersServer.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/keys`;
    for (const header of [
      { kid },
      { kid: 'forged' },
      { jwk: forgersJwk },
      { jwk: forgersJwk, kid },
      { jku: url, kid: 'forged' },
      { jku: url, kid },
      { x5u: url, kid: 'forged' },
      { kid: '../../etc/passwd' },
    ]) {
      expect(await statusWith(await forge(header as JWTHeaderParameters))).toBe(401);
    }
    expect(asked).toEqual([]);
  });

  it('nor with the public key taken for a shared secret, or another algorithm', async () => {
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

  it('nor with what was signed, changed afterwards', async () => {
    const [header, payload, signature] = (await signTestToken({ id: 'u1' })).split('.');
    const said = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object;
    const changed = encoded({ ...said, sub: 'u2' });
    expect(await statusWith(`${header}.${payload}.${signature}`)).toBe(200);
    expect(await statusWith(`${header}.${changed}.${signature}`)).toBe(401);
  });
});

describe('a token that we signed is taken', () => {
  const now = Math.floor(Date.now() / 1000);

  it.each([
    ['after its end', { exp: now - 1 }],
    ['before it begins', { nbf: now + 600 }],
    ['without an end', { exp: undefined }],
    ['with an end that is no time', { exp: 'never' }],
    ['for another audience', { aud: 'another' }],
    ['from another issuer', { iss: 'another' }],
    ['for nobody', { sub: '' }],
    ['of no session', { sid: undefined }],
  ])('not %s', async (_what, wrong) => {
    expect(await statusWith(await signTestToken({ claims: wrong }))).toBe(401);
  });

  it('from the Authorization header alone', async () => {
    const token = await signTestToken();
    expect(await statusWith(token)).toBe(200);
    for (const name of ['token', 'access_token', 'auth_token', 'bearer']) {
      const answer = await fetch(`${running.url}/notes/mine?${name}=${token}`);
      expect(answer.status).toBe(401);
    }
    const headers = { cookie: `token=${token}`, 'x-access-token': token };
    expect((await fetch(`${running.url}/notes/mine`, { headers })).status).toBe(401);
  });
});
