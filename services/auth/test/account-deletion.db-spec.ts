import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CLOCK, revokedSessionKey } from '@abhyas/service-kit';
import { FixedClock, startApp } from '@abhyas/service-kit/testing';
import { decodeJwt } from 'jose';
import { DataSource } from 'typeorm';

import { readConfig } from '../src/config.js';
import { ErasureSweeper } from '../src/erasure/erasure.sweeper.js';
import { defineService } from '../src/service.js';
import { SessionSweeper } from '../src/sessions/session.sweeper.js';

import { AuthApp, StubService } from './app.js';
import { buildStudent, registerStudent } from './builders.js';
import { phonePhoto } from './pictures.js';

const ERASE = '/internal/users/erase';
const names = ['catalogue', 'attempt', 'messaging'] as const;
const neighbours = {
  catalogue: new StubService(),
  attempt: new StubService(),
  messaging: new StubService(),
};
const clock = new FixedClock();
let app: AuthApp;

// Passwords and pictures take the machine some time when it is busy.
jest.setTimeout(60_000);

beforeAll(async () => {
  app = await AuthApp.start(
    {
      CATALOGUE_URL: await neighbours.catalogue.listen(),
      ATTEMPT_URL: await neighbours.attempt.listen(),
      MESSAGING_URL: await neighbours.messaging.listen(),
      LIMIT_ADDRESS: '100000',
    },
    new Map([[CLOCK, clock]]),
  );
});

beforeEach(() => {
  for (const name of names) {
    neighbours[name].answers[ERASE] = { success: true };
    neighbours[name].posted.length = 0;
  }
});

afterAll(async () => {
  await app.close();
  await Promise.all(names.map((name) => neighbours[name].close()));
});

type Row = Record<string, unknown>;

function rows(sql: string, ...values: unknown[]): Promise<Row[]> {
  return app.running.app.get(DataSource).query<Row[]>(sql, values);
}

/** How often the attempt service was asked to forget a student. */
function askedToErase(userId: string): number {
  return neighbours.attempt.posted.filter(
    ({ body }) => (body as { userId: string }).userId === userId,
  ).length;
}

function sweep(): Promise<void> {
  return app.running.app.get(ErasureSweeper).sweep();
}

function deleteAccount(token: string, password: unknown, address?: string) {
  return app.post('delete-account', { password }, { token, ...(address && { address }) });
}

/** Every column of every table that holds a text, wherever it is. */
async function tablesWith(text: string): Promise<string[]> {
  const columns = await rows(
    `SELECT table_name AS tableName, column_name AS columnName FROM information_schema.columns
     WHERE table_schema = DATABASE() AND data_type IN ('char', 'varchar', 'text')`,
  );
  const found: string[] = [];
  for (const { tableName, columnName } of columns) {
    const sql = `SELECT 1 FROM \`${String(tableName)}\` WHERE \`${String(columnName)}\` = ? LIMIT 1`;
    if ((await rows(sql, text)).length > 0) found.push(String(tableName));
  }
  return [...new Set(found)];
}

describe('deleting the account', () => {
  it('needs a token and the password', async () => {
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
    expect(neighbours.attempt.posted).toEqual([]);
  });

  it('counts wrong passwords as failed log-ins', async () => {
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

  it('is 409 for an account without a password', async () => {
    const { token, id, password } = await registerStudent(app);
    await rows('UPDATE users SET password_hash = NULL WHERE id = ?', id);
    const { status, body } = await deleteAccount(token, password);
    expect([status, body['code']]).toEqual([409, 'no_password']);
  });

  it('leaves nothing here, and no token of it opens anything', async () => {
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

  it('has every service forget at once, and once more a minute later', async () => {
    const student = await registerStudent(app);
    const before = clock.now().toISOString();
    await deleteAccount(student.token, student.password);
    const call = {
      path: ERASE,
      body: { userId: student.id, email: student.email, before },
      credential: app.env['SERVICE_CREDENTIAL'],
    };
    for (const name of names) expect(neighbours[name].posted).toEqual([call]);
    clock.advance(55);
    await sweep();
    for (const name of names) expect(neighbours[name].posted).toEqual([call]);
    clock.advance(6);
    await sweep();
    for (const name of names) expect(neighbours[name].posted).toEqual([call, call]);
    clock.advance(3_600);
    await sweep();
    for (const name of names) expect(neighbours[name].posted).toHaveLength(2);
  });

  it('mails the student once', async () => {
    const student = await registerStudent(app);
    delete neighbours.messaging.answers[ERASE];
    await deleteAccount(student.token, student.password);
    clock.advance(10);
    await sweep();
    const mails = await app.mailsTo(student.email);
    expect(mails.filter(({ template }) => template === 'account-deleted')).toEqual([
      expect.objectContaining({ data: { name: student.name } }),
    ]);
  });

  it('asks a service that was away until it confirms, in growing pauses', async () => {
    const student = await registerStudent(app);
    delete neighbours.attempt.answers[ERASE];
    expect((await deleteAccount(student.token, student.password)).status).toBe(200);
    const asked = () => askedToErase(student.id);
    expect(asked()).toBe(1);
    for (const [seconds, times] of [
      [4, 1],
      [1, 2],
      [9, 2],
      [1, 3],
    ] as const) {
      clock.advance(seconds);
      await sweep();
      expect(asked()).toBe(times);
    }
    neighbours.attempt.answers[ERASE] = { success: true };
    clock.advance(20);
    await sweep();
    expect(asked()).toBe(4);
    expect(await tablesWith(student.email)).toEqual(['erasures']);
    clock.advance(60);
    await sweep();
    expect(asked()).toBe(5);
    expect(await tablesWith(student.email)).toEqual([]);
  });

  it('does not take for done what a service does not confirm', async () => {
    const student = await registerStudent(app);
    neighbours.catalogue.answers[ERASE] = { success: false };
    await deleteAccount(student.token, student.password);
    const [row] = await rows('SELECT erased_at, tries FROM erasures WHERE user_id = ?', student.id);
    expect(row).toEqual({ erased_at: null, tries: 1 });
  });

  it('frees the address at once, and passes that follow leave the new account alone', async () => {
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

  it('leaves a code for a new password without an account to change', async () => {
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

  it('happens once of several calls at once', async () => {
    const student = await registerStudent(app);
    const answers = await Promise.all(
      [1, 2, 3].map(() => deleteAccount(student.token, student.password)),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    for (const status of statuses.slice(1)) expect([401, 422]).toContain(status);
  });

  it('leaves other students alone', async () => {
    const [leaving, staying] = [await registerStudent(app), await registerStudent(app)];
    await deleteAccount(leaving.token, leaving.password);
    expect((await app.get('/auth/me', staying.token)).status).toBe(200);
    expect((await app.post('login', staying)).status).toBe(200);
  });
});

// Last: passport keeps one strategy for the whole process, that of the app made last.
describe('with several processes', () => {
  it('an erasure goes on after the process that began it died, in one of several others', async () => {
    const student = await registerStudent(app);
    for (const name of names) delete neighbours[name].answers[ERASE];
    await deleteAccount(student.token, student.password);
    for (const name of names) neighbours[name].answers[ERASE] = { success: true };
    const replicas = await Promise.all(
      [1, 2].map(() => startApp(defineService(readConfig(app.env)), new Map([[CLOCK, clock]]))),
    );
    expect(askedToErase(student.id)).toBe(1);
    clock.advance(5);
    await Promise.all(replicas.map((replica) => replica.app.get(ErasureSweeper).sweep()));
    await Promise.all(replicas.map((replica) => replica.close()));
    expect(askedToErase(student.id)).toBe(2);
  });

  it('a revocation is known to Redis again after it lost all, though the account is gone', async () => {
    const student = await registerStudent(app);
    await deleteAccount(student.token, student.password);
    const key = revokedSessionKey(String(decodeJwt(student.token)['sid']));
    await app.redis.del(key);
    const restarted = await startApp(defineService(readConfig(app.env)), new Map([[CLOCK, clock]]));
    try {
      for (let tries = 0; tries < 100 && (await app.redis.exists(key)) === 0; tries += 1) {
        await sleep(20);
      }
      expect(await app.redis.exists(key)).toBe(1);
    } finally {
      await restarted.close();
    }
    clock.advance(13 * 3_600);
    await app.running.app.get(SessionSweeper).sweep();
    const id = decodeJwt(student.token)['sid'];
    expect(await rows('SELECT id FROM revoked_sessions WHERE id = ?', id)).toEqual([]);
  });
});
