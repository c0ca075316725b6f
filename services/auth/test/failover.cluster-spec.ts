import { revokedSessionKey } from '@abhyas/service-kit';
import { emailKeyOf } from '@abhyas/service-kit/rules';
import { eventually, REDIS_TOPOLOGIES, type RedisServers } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { hashEmailKey } from '../src/users/rules/email-key.js';
import { AuthApp } from './app.js';
import { buildStudent, registerStudent, wrongCodeFor } from './builders.js';

/** Servers start and elect each other on a machine that may be busy. */
const TIMEOUT_MS = 120_000;

describe.each(REDIS_TOPOLOGIES)('accounts with Redis behind %s', (name, start) => {
  let servers: RedisServers;
  let app: AuthApp;

  beforeAll(async () => {
    servers = await start();
    app = await AuthApp.start({ REDIS_URL: servers.url, LIMIT_LOGIN_FAILURES: '3' });
  });
  afterAll(async () => {
    await app.close();
    await servers.close();
  });

  const isAnnounced = async (sessionId: string) =>
    (await app.redis.exists(revokedSessionKey(sessionId))) === 1;

  function sessionOf(token: string): string {
    return String(decodeJwt(token)['sid']);
  }

  it('are created with a code; wrong codes and wrong passwords are counted', async () => {
    const student = buildStudent();
    await app.post('register', student);
    const otp = await app.codeFor(student.email);
    const verify = (code: string) => app.post('verify-email', { email: student.email, otp: code });
    expect((await verify(wrongCodeFor(otp))).status).toBe(422);
    expect((await verify(otp)).status).toBe(200);
    const { email } = student;
    const tries = [];
    for (let count = 0; count < 4; count += 1) {
      tries.push((await app.post('login', { email, password: 'a wrong one' })).status);
    }
    expect(tries).toEqual([401, 401, 401, 429]);
  });

  it('lose several sessions at once', async () => {
    const { email, password, token } = await registerStudent(app);
    const { body } = await app.post('login', { email, password });
    const tokens = [token, String(body['token'])];
    const options = { token: tokens[0] ?? '' };
    const { status } = await app.call('POST', '/api/auth/logout-everywhere', options);
    expect(status).toBe(200);
    for (const ended of tokens) {
      await eventually('the announcement', () => isAnnounced(sessionOf(ended)));
    }
  });

  it('go on after the death of the master that has a code', async () => {
    const waiting = buildStudent();
    expect((await app.post('register', waiting)).status).toBe(201);
    const otp = await app.codeFor(waiting.email);
    const email = hashEmailKey(emailKeyOf(waiting.email));
    await servers.killMasterOf(`auth:codes:verify-email:${email}`);
    const killedAt = performance.now();
    const verified = await eventually(
      'the code to be accepted',
      async () => {
        const response = await app.post('verify-email', { email: waiting.email, otp });
        // 503 until there is another master. The code that the student was sent stays valid.
        if (response.status === 503) return undefined;
        expect(response.status).toBe(200);
        return response;
      },
      TIMEOUT_MS,
    );
    const seconds = (performance.now() - killedAt) / 1000;
    const session = sessionOf(String(verified.body['token']));
    await app.call('POST', '/api/auth/logout', { token: String(verified.body['token']) });
    // The client of this test may find the new master later than the service.
    await eventually('the announcement', () => isAnnounced(session).catch(() => false));
    process.stdout.write(
      `Accounts behind ${name}: master killed, the code was accepted after ${seconds.toFixed(1)} s\n`,
    );
  });
});
