import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLOCK, revokedSessionKey } from '@abhyas/service-kit';
import { FixedClock, signTestToken, startApp } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { DataSource } from 'typeorm';
import { readConfig } from '../src/config.js';
import { authService } from '../src/service.js';
import { SessionSweeper } from '../src/sessions/session.sweeper.js';
import { SigningKeysRepository } from '../src/signing-keys/signing-keys.repository.js';
import { AuthApp } from './app.js';
import { registerStudent } from './builders.js';

const HOUR = 3_600;
let app: AuthApp;
const clock = new FixedClock();

beforeAll(async () => {
  app = await AuthApp.start({ LIMIT_ADDRESS: '100000' }, new Map([[CLOCK, clock]]));
});

afterAll(async () => {
  await app.close();
});

async function logIn(remember?: boolean) {
  const student = await registerStudent(app);
  const { email, password } = student;
  const { body } = await app.post('login', { email, password, remember });
  return { student, token: String(body['token']) };
}

/** Whether an update of a session waits for the commit of another one. */
async function isUpdating(database: DataSource): Promise<boolean> {
  const found = await database.query<unknown[]>(
    "SELECT 1 FROM information_schema.processlist WHERE db = DATABASE() AND info LIKE 'UPDATE `sessions`%'",
  );
  return found.length > 0;
}

describe('tokens', () => {
  it('name the student and are valid for 12 hours, or 30 days with Remember me', async () => {
    const { student, token } = await logIn();
    const claims = decodeJwt(token);
    expect(claims).toMatchObject({
      sub: student.id,
      name: student.name,
      email: student.email,
      iss: 'abhyas',
      aud: 'abhyas',
      sid: expect.any(String),
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(12 * HOUR);
    const remembered = decodeJwt((await logIn(true)).token);
    expect((remembered.exp ?? 0) - (remembered.iat ?? 0)).toBe(30 * 24 * HOUR);
  });

  it('are signed by a published key', async () => {
    const { token } = await logIn();
    const header = decodeProtectedHeader(token);
    const { body } = await app.get('/internal/jwks');
    expect(header).toMatchObject({ alg: 'ES256', kid: expect.any(String) });
    expect(body['keys']).toContainEqual(expect.objectContaining({ kid: header.kid, crv: 'P-256' }));
    expect(JSON.stringify(body)).not.toContain('"d"');
  });

  it('are renewed by /auth/me only when they are due', async () => {
    const { student, token } = await logIn();
    expect((await app.get('/auth/me', token)).body).not.toHaveProperty('token');
    clock.advance(6 * HOUR);
    const { body } = await app.get('/auth/me', token);
    const fresh = decodeJwt(String(body['token']));
    expect(fresh).toMatchObject({ sub: student.id, sid: decodeJwt(token)['sid'] });
    expect((fresh.exp ?? 0) - (fresh.iat ?? 0)).toBe(12 * HOUR);
    clock.advance(7 * HOUR);
    expect((await app.get('/auth/me', token)).status).toBe(401);
    expect((await app.get('/auth/me', String(body['token']))).status).toBe(200);
  });

  it('are replaced when the student has a new name, and are valid for as long as before', async () => {
    const { token } = await logIn();
    const renamed = { name: 'Asha Kaur' };
    expect((await app.call('PUT', '/api/user/profile', { body: renamed, token })).status).toBe(200);
    clock.advance(60);
    const { body } = await app.get('/auth/me', token);
    expect(body['user']).toMatchObject({ name: 'Asha Kaur' });
    expect(decodeJwt(String(body['token']))).toEqual({ ...decodeJwt(token), name: 'Asha Kaur' });
    expect((await app.get('/auth/me', String(body['token']))).body).not.toHaveProperty('token');
  });

  it('are not renewed when their session ends at the same time', async () => {
    const { token } = await logIn();
    clock.advance(6 * HOUR);
    const database = app.running.app.get(DataSource);
    const ending = database.createQueryRunner();
    await ending.startTransaction();
    await ending.query('UPDATE sessions SET ended_at = ? WHERE id = ?', [
      clock.now(),
      decodeJwt(token)['sid'],
    ]);
    const renewal = app.get('/auth/me', token);
    while (!(await isUpdating(database))) await sleep(5);
    await ending.commitTransaction();
    await ending.release();
    const { status, body } = await renewal;
    expect([status, body['token']]).toEqual([401, undefined]);
  });

  it('of other keys, algorithms or audiences are rejected', async () => {
    const { token } = await logIn();
    const { kid } = decodeProtectedHeader(token);
    const claims = decodeJwt(token);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: kid ?? '' })
      .sign(privateKey);
    const symmetric = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: kid ?? '' })
      .sign(new TextEncoder().encode(JSON.stringify((await app.get('/internal/jwks')).body)));
    const unsigned = `${Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url')}.${token.split('.')[1]}.`;
    const foreign = await signTestToken({ id: String(claims.sub) });
    for (const bad of [forged, symmetric, unsigned, foreign, 'x', `${token}x`]) {
      expect((await app.get('/auth/me', bad)).status).toBe(401);
    }
    expect((await app.get('/auth/me')).status).toBe(401);
  });

  it('stay valid when the signing key changes', async () => {
    const { token } = await logIn(true);
    clock.advance(29 * 24 * HOUR);
    const { token: later } = await logIn(true);
    clock.advance(2 * 24 * HOUR);
    const { token: next } = await logIn();
    expect(decodeProtectedHeader(next).kid).not.toBe(decodeProtectedHeader(token).kid);
    expect((await app.get('/auth/me', later)).status).toBe(200);
    expect((await app.get('/auth/me', next)).status).toBe(200);
  });

  it('stay valid while the signing keys cannot be read', async () => {
    const { token } = await logIn();
    const read = jest.spyOn(app.running.app.get(SigningKeysRepository), 'findCreatedAfter');
    read.mockRejectedValue(new Error('the database is away'));
    try {
      clock.advance(61);
      expect((await app.get('/auth/me', token)).status).toBe(200);
      // The second time, the token is known.
      expect((await app.get('/auth/me', token)).status).toBe(200);
      expect(read).toHaveBeenCalled();
      const unknown = await signTestToken();
      expect((await app.get('/auth/me', unknown)).status).toBe(503);
    } finally {
      read.mockRestore();
    }
  });
});

describe('old sessions', () => {
  it('are deleted, but open ones are not', async () => {
    const { token } = await logIn();
    clock.advance(13 * HOUR);
    const { token: open } = await logIn();
    await app.running.app.get(SessionSweeper).run();
    const rows = await app.rows('SELECT id FROM sessions');
    const ids = rows.map(({ id }) => id);
    expect(ids).not.toContain(decodeJwt(token)['sid']);
    expect(ids).toContain(decodeJwt(open)['sid']);
  });
});

describe('logging out', () => {
  it('ends only the current session', async () => {
    const { student, token } = await logIn();
    expect((await app.call('POST', '/api/auth/logout', { token })).body).toEqual({ success: true });
    expect((await app.get('/auth/me', token)).status).toBe(401);
    expect((await app.call('POST', '/api/auth/logout', { token })).status).toBe(401);
    expect((await app.get('/auth/me', student.token)).status).toBe(200);
  });

  it('is known to another replica within five seconds, and again after Redis lost its data', async () => {
    const { token } = await logIn();
    const other = await startApp(authService(readConfig(app.env)), new Map([[CLOCK, clock]]));
    const callOther = async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${other.url}/auth/me`, { headers })).status;
    };
    try {
      expect(await callOther()).toBe(200);
      await app.call('POST', '/api/auth/logout', { token });
      clock.advance(5);
      expect(await callOther()).toBe(401);
    } finally {
      await other.close();
    }

    const key = revokedSessionKey(String(decodeJwt(token)['sid']));
    await app.redis.del(key);
    const restarted = await startApp(authService(readConfig(app.env)), new Map([[CLOCK, clock]]));
    try {
      for (let tries = 0; tries < 50 && (await app.redis.exists(key)) === 0; tries += 1) {
        await sleep(20);
      }
      expect(await app.redis.exists(key)).toBe(1);
    } finally {
      await restarted.close();
    }
  });
});
