import { setTimeout as sleep } from 'node:timers/promises';
import { CLOCK, revokedSessionKey } from '@abhyas/service-kit';
import { FixedClock, startApp } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { readConfig } from '../src/config.js';
import { ErasureSweeper } from '../src/erasure/erasure.sweeper.js';
import { authService } from '../src/service.js';
import { SessionSweeper } from '../src/sessions/session.sweeper.js';
import { AuthApp, StubService } from './app.js';
import { buildStudent, registerStudent } from './builders.js';
import { phonePhoto } from './pictures.js';

const ERASE = '/internal/users/erase';
const names = ['catalogue', 'attempt', 'messaging'] as const;
const stubs = {
  catalogue: new StubService(),
  attempt: new StubService(),
  messaging: new StubService(),
};
const clock = new FixedClock();
let app: AuthApp;

// Passwords and pictures take long on a busy machine.

beforeAll(async () => {
  app = await AuthApp.start(
    {
      CATALOGUE_URL: await stubs.catalogue.listen(),
      ATTEMPT_URL: await stubs.attempt.listen(),
      MESSAGING_URL: await stubs.messaging.listen(),
      LIMIT_ADDRESS: '100000',
    },
    new Map([[CLOCK, clock]]),
  );
});

beforeEach(() => {
  for (const name of names) {
    stubs[name].responses[ERASE] = { success: true };
    stubs[name].posted.length = 0;
  }
});

afterAll(async () => {
  await app.close();
  await Promise.all(names.map((name) => stubs[name].close()));
});

/** How often the attempt service was called to erase a student. */
function countEraseCalls(userId: string): number {
  return stubs.attempt.posted.filter(({ body }) => (body as { userId: string }).userId === userId)
    .length;
}

function sweep(): Promise<void> {
  return app.running.app.get(ErasureSweeper).run();
}

function deleteAccount(token: string, password: unknown, address?: string) {
  return app.post('delete-account', { password }, { token, ...(address && { address }) });
}

/** The tables that contain a text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const columns = await app.rows(
    `SELECT table_name AS tableName, column_name AS columnName FROM information_schema.columns
     WHERE table_schema = DATABASE() AND data_type IN ('char', 'varchar', 'text')`,
  );
  const found: string[] = [];
  for (const { tableName, columnName } of columns) {
    const sql = `SELECT 1 FROM \`${String(tableName)}\` WHERE \`${String(columnName)}\` = ? LIMIT 1`;
    if ((await app.rows(sql, text)).length > 0) found.push(String(tableName));
  }
  return [...new Set(found)];
}

describe('deleting the account', () => {
  it('requires a token and the password', async () => {
    expect((await app.post('delete-account', { password: 'x' })).status).toBe(401);
    const { token } = await registerStudent(app);
    for (const password of [undefined, '', 7, { $ne: '' }, 'x'.repeat(129)]) {
      const { status, body } = await deleteAccount(token, password);
      expect([status, Object.keys(body['fields'] as object)]).toEqual([400, ['password']]);
    }
    const wrong = await deleteAccount(token, 'not the password');
    expect([wrong.status, wrong.body['code']]).toEqual([422, 'wrong_password']);
    expect(wrong.body['fields']).toHaveProperty('password');
    expect((await app.get('/auth/me', token)).status).toBe(200);
    expect(stubs.attempt.posted).toEqual([]);
  });

  it('counts wrong passwords by session', async () => {
    const student = await registerStudent(app);
    const statuses: number[] = [];
    const address = app.newAddress();
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await deleteAccount(student.token, 'a wild guess', address)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    const right = await deleteAccount(student.token, student.password, address);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is possible in any browser while strangers guess the password', async () => {
    const { email, password, token } = await registerStudent(app);
    const guess = { email, password: 'a wild guess' };
    for (let n = 0; n < 12; n += 1) await app.post('login', guess, { address: app.newAddress() });
    expect((await deleteAccount(token, password)).status).toBe(200);
  });

  it('is 409 for an account without a password', async () => {
    const { token, id, password } = await registerStudent(app);
    await app.rows('UPDATE users SET password_hash = NULL WHERE id = ?', id);
    const { status, body } = await deleteAccount(token, password);
    expect([status, body['code']]).toEqual([409, 'no_password']);
  });

  it('deletes all data in this service, and its tokens are rejected', async () => {
    const student = await registerStudent(app);
    const { body } = await app.post('login', { ...student, remember: true });
    const second = String(body['token']);
    const photo = await fetch(`${app.running.url}/api/user/profile/photo`, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${second}` },
      body: new Uint8Array(await phonePhoto(80, 60)),
    });
    const { avatar } = (await photo.json()) as { avatar: string };
    await app.post('forgot-password', { email: student.email });

    const deleted = await deleteAccount(student.token, student.password);
    expect([deleted.status, deleted.body]).toEqual([
      200,
      { success: true, message: 'Your account was deleted.' },
    ]);
    for (const token of [student.token, second]) {
      expect((await app.get('/auth/me', token)).status).toBe(401);
      const key = revokedSessionKey(String(decodeJwt(token)['sid']));
      expect(await app.redis.exists(key)).toBe(1);
    }
    expect((await app.post('login', student)).status).toBe(401);
    expect((await fetch(`${app.running.url}${avatar}`)).status).toBe(404);
    expect(await tablesWith(student.id)).toEqual(['erasures']);
    expect(await tablesWith(student.email)).toEqual(['erasures']);
    clock.advance(61);
    await sweep();
    expect(await tablesWith(student.id)).toEqual([]);
    expect(await tablesWith(student.email)).toEqual([]);
  });

  it('erases the data in every service at once, and again a minute later', async () => {
    const student = await registerStudent(app);
    const before = clock.now().toISOString();
    await deleteAccount(student.token, student.password);
    const call = {
      path: ERASE,
      body: { userId: student.id, email: student.email, before },
      credential: app.env['SERVICE_CREDENTIAL'],
    };
    for (const name of names) expect(stubs[name].posted).toEqual([call]);
    clock.advance(55);
    await sweep();
    for (const name of names) expect(stubs[name].posted).toEqual([call]);
    clock.advance(6);
    await sweep();
    for (const name of names) expect(stubs[name].posted).toEqual([call, call]);
    clock.advance(3_600);
    await sweep();
    for (const name of names) expect(stubs[name].posted).toHaveLength(2);
  });

  it('mails the student once', async () => {
    const student = await registerStudent(app);
    delete stubs.messaging.responses[ERASE];
    await deleteAccount(student.token, student.password);
    clock.advance(10);
    await sweep();
    const mails = await app.mailsTo(student.email);
    expect(mails.filter(({ template }) => template === 'account-deleted')).toEqual([
      expect.objectContaining({ data: { name: student.name } }),
    ]);
  });

  it('calls an unavailable service until it confirms, with growing delays', async () => {
    const student = await registerStudent(app);
    delete stubs.attempt.responses[ERASE];
    expect((await deleteAccount(student.token, student.password)).status).toBe(200);
    const eraseCalls = () => countEraseCalls(student.id);
    expect(eraseCalls()).toBe(1);
    for (const [seconds, times] of [
      [4, 1],
      [1, 2],
      [9, 2],
      [1, 3],
    ] as const) {
      clock.advance(seconds);
      await sweep();
      expect(eraseCalls()).toBe(times);
    }
    stubs.attempt.responses[ERASE] = { success: true };
    clock.advance(20);
    await sweep();
    expect(eraseCalls()).toBe(4);
    expect(await tablesWith(student.email)).toEqual(['erasures']);
    clock.advance(60);
    await sweep();
    expect(eraseCalls()).toBe(5);
    expect(await tablesWith(student.email)).toEqual([]);
  });

  it('is not complete until every service confirms', async () => {
    const student = await registerStudent(app);
    stubs.catalogue.responses[ERASE] = { success: false };
    await deleteAccount(student.token, student.password);
    const [row] = await app.rows(
      'SELECT erased_at, tries FROM erasures WHERE user_id = ?',
      student.id,
    );
    expect(row).toEqual({ erased_at: null, tries: 1 });
  });

  it('frees the address at once, and later passes do not touch the new account', async () => {
    const student = await registerStudent(app);
    await deleteAccount(student.token, student.password);
    await app.skipCodeGaps();
    const again = buildStudent({ email: student.email, name: 'Asha Again' });
    expect((await app.post('register', again)).status).toBe(201);
    clock.advance(61);
    await sweep();
    const otp = await app.codeFor(student.email);
    const verified = await app.post('verify-email', { email: student.email, otp });
    expect(verified.status).toBe(200);
    expect(verified.body['user']).toMatchObject({ name: 'Asha Again' });
    expect((verified.body['user'] as { id: string }).id).not.toBe(student.id);
    expect((await app.get('/auth/me', student.token)).status).toBe(401);
  });

  it('invalidates a reset code', async () => {
    const student = await registerStudent(app);
    await app.skipCodeGaps();
    await app.post('forgot-password', { email: student.email });
    const otp = await app.codeFor(student.email);
    await deleteAccount(student.token, student.password);
    const newPassword = 'a walk in the other town';
    const { status } = await app.post('reset-password', { email: student.email, otp, newPassword });
    expect(status).toBe(422);
    expect((await app.post('login', { email: student.email, password: newPassword })).status).toBe(
      401,
    );
  });

  it('happens once for several parallel calls', async () => {
    const student = await registerStudent(app);
    const responses = await Promise.all(
      [1, 2, 3].map(() => deleteAccount(student.token, student.password)),
    );
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    for (const status of statuses.slice(1)) expect([401, 422]).toContain(status);
  });

  it('does not affect other students', async () => {
    const [leaving, staying] = [await registerStudent(app), await registerStudent(app)];
    await deleteAccount(leaving.token, leaving.password);
    expect((await app.get('/auth/me', staying.token)).status).toBe(200);
    expect((await app.post('login', staying)).status).toBe(200);
  });
});

// These tests run last: passport stores one strategy per process, that of the newest app.
describe('with several processes', () => {
  it('one other process continues an erasure after its process died', async () => {
    const student = await registerStudent(app);
    for (const name of names) delete stubs[name].responses[ERASE];
    await deleteAccount(student.token, student.password);
    for (const name of names) stubs[name].responses[ERASE] = { success: true };
    const replicas = await Promise.all(
      [1, 2].map(() => startApp(authService(readConfig(app.env)), new Map([[CLOCK, clock]]))),
    );
    expect(countEraseCalls(student.id)).toBe(1);
    clock.advance(5);
    await Promise.all(replicas.map((replica) => replica.app.get(ErasureSweeper).run()));
    await Promise.all(replicas.map((replica) => replica.close()));
    expect(countEraseCalls(student.id)).toBe(2);
  });

  it('revocations are restored after Redis lost its data, even for a deleted account', async () => {
    const student = await registerStudent(app);
    await deleteAccount(student.token, student.password);
    const key = revokedSessionKey(String(decodeJwt(student.token)['sid']));
    await app.redis.del(key);
    const restarted = await startApp(authService(readConfig(app.env)), new Map([[CLOCK, clock]]));
    try {
      for (let tries = 0; tries < 100 && (await app.redis.exists(key)) === 0; tries += 1) {
        await sleep(20);
      }
      expect(await app.redis.exists(key)).toBe(1);
    } finally {
      await restarted.close();
    }
    clock.advance(13 * 3_600);
    await app.running.app.get(SessionSweeper).run();
    const id = decodeJwt(student.token)['sid'];
    expect(await app.rows('SELECT id FROM revoked_sessions WHERE id = ?', id)).toEqual([]);
  });
});
