import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CLOCK, systemIds } from '@abhyas/service-kit';
import { FixedClock } from '@abhyas/service-kit/testing';
import { DataSource } from 'typeorm';

import { AccountSweeper } from '../src/accounts/account.sweeper.js';

import { AuthApp, Browser, type CallOptions } from './app.js';
import { buildStudent, type Student } from './builders.js';

const NEW_PASSWORD = 'a new day in Nagpur';
const clock = new FixedClock();
let app: AuthApp;

// Dozens of passwords are hashed one after another here.
jest.setTimeout(60_000);

beforeAll(async () => {
  app = await AuthApp.start({ LIMIT_ADDRESS: '100000' }, new Map([[CLOCK, clock]]));
});

afterAll(async () => {
  await app.close();
});

type Row = Record<string, unknown>;

const rows = (sql: string, ...values: unknown[]): Promise<Row[]> =>
  app.running.app.get(DataSource).query<Row[]>(sql, values);

const pendingOf = ({ email }: Student) =>
  rows('SELECT name FROM pending_registrations WHERE email_key = ? ORDER BY name', email);

/** The victim and who registers with the victim's address. */
function buildPair(): { owner: Student; mallory: Student } {
  const owner = buildStudent({ name: 'Asha Owner' });
  const mallory = { ...owner, name: 'Mallory', mobile: '9000000000', password: 'planted by her' };
  return { owner, mallory };
}

async function register(student: Student, options: CallOptions): Promise<string> {
  clock.advance(1);
  expect((await app.post('register', student, options)).status).toBe(201);
  return app.codeFor(student.email);
}

const verify = ({ email }: Student, otp: string, options: CallOptions) =>
  app.post('verify-email', { email, otp }, options);

async function logsIn({ email, password }: Student): Promise<boolean> {
  const { status } = await app.post('login', { email, password }, { address: app.newAddress() });
  return status === 200;
}

async function hasPassword(token: unknown): Promise<unknown> {
  return (await app.get('/api/user/profile/settings', String(token))).body['hasPassword'];
}

describe('who plants an account behind the victim’s own address', () => {
  it.each([
    ['with a browser of her own', () => ({ browser: new Browser() })],
    ['without cookies', () => ({})],
    ['from elsewhere', () => ({ browser: new Browser(), address: app.newAddress() })],
  ])('%s, gains nothing of the code that the victim enters', async (_how, makeOptions) => {
    const { owner, mallory } = buildPair();
    const browser = new Browser();
    await register(owner, { browser });
    const newest = await register(mallory, makeOptions());
    const { status, body } = await verify(owner, newest, { browser });
    expect(status).toBe(200);
    expect(body['user']).toMatchObject({ name: owner.name });
    expect(body).not.toHaveProperty('passwordSet');
    expect(await logsIn(mallory)).toBe(false);
    expect(await logsIn(owner)).toBe(true);
  });

  it('first, gains nothing either', async () => {
    const { owner, mallory } = buildPair();
    const browser = new Browser();
    const planted = new Browser();
    await register(mallory, { browser: planted });
    const otp = await register(owner, { browser });
    await verify(owner, otp, { browser });
    expect(await logsIn(mallory)).toBe(false);
    expect(await logsIn(owner)).toBe(true);
    await app.skipCodeGaps();
    expect((await verify(owner, otp, { browser: planted })).status).toBe(422);
  });

  it('gains nothing of a code that is entered where nobody registered', async () => {
    const { owner, mallory } = buildPair();
    await register(owner, { browser: new Browser() });
    const otp = await register(mallory, { browser: new Browser() });
    const { body } = await verify(owner, otp, {});
    expect(body['passwordSet']).toBe(false);
    expect(await logsIn(mallory)).toBe(false);
    expect(await logsIn(owner)).toBe(false);
  });

  it('gains nothing of a victim who never registered and enters the code that came', async () => {
    const { owner, mallory } = buildPair();
    const otp = await register(mallory, { browser: new Browser() });
    const { body } = await verify(owner, otp, { browser: new Browser() });
    expect(body['passwordSet']).toBe(false);
    expect(await logsIn(mallory)).toBe(false);
  });
});

describe('a code that is entered elsewhere', () => {
  it('opens the account without a password, and with a way to set one at once', async () => {
    const student = buildStudent();
    const [phone, laptop] = [new Browser(), new Browser()];
    const otp = await register(student, { browser: phone });
    await app.post('forgot-password', { email: buildStudent().email }, { browser: laptop });
    const { status, body } = await verify(student, otp, { browser: laptop });
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.any(String),
      user: expect.objectContaining({ name: student.name, email: student.email }),
      passwordSet: false,
      passwordToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect((await app.get('/auth/me', String(body['token']))).status).toBe(200);
    expect(await hasPassword(body['token'])).toBe(false);
    expect(await logsIn(student)).toBe(false);

    const first = { token: body['passwordToken'], newPassword: NEW_PASSWORD };
    expect((await app.post('reset-password', first, { browser: laptop })).status).toBe(200);
    expect(await logsIn({ ...student, password: NEW_PASSWORD })).toBe(true);
    expect((await app.post('reset-password', first, { browser: laptop })).status).toBe(422);
  });

  it('keeps the password for a program without cookies that alone registered', async () => {
    const student = buildStudent();
    const otp = await register(student, {});
    const { body } = await verify(student, otp, {});
    expect(body).toEqual({ token: expect.any(String), user: expect.any(Object) });
    expect(await logsIn(student)).toBe(true);
  });
});

describe('registrations of one address', () => {
  it('are kept apart by browser, and all gone with the first that is verified', async () => {
    const { owner, mallory } = buildPair();
    const browser = new Browser();
    await register(owner, { browser });
    await register(mallory, { browser: new Browser() });
    const otp = await register({ ...owner, name: 'Asha Anew' }, { browser });
    expect((await pendingOf(owner)).map((row) => row['name'])).toEqual(['Asha Anew', 'Mallory']);
    const { body } = await verify(owner, otp, { browser });
    expect(body['user']).toMatchObject({ name: 'Asha Anew' });
    expect(await pendingOf(owner)).toEqual([]);
  });

  it('are twenty at most, the newest', async () => {
    const { owner, mallory } = buildPair();
    const browser = new Browser();
    await register(owner, { browser });
    for (let n = 0; n < 20; n += 1) await register(mallory, { address: app.newAddress() });
    expect((await pendingOf(owner)).map((row) => row['name'])).toEqual(Array(20).fill('Mallory'));
    const { body } = await verify(owner, await app.codeFor(owner.email), { browser });
    expect(body['passwordSet']).toBe(false);
    expect(await logsIn(mallory)).toBe(false);
  });

  it('end after two days', async () => {
    const student = buildStudent();
    await register(student, { browser: new Browser() });
    clock.advance(2 * 86_400 - 1);
    await app.running.app.get(AccountSweeper).sweep();
    expect(await pendingOf(student)).toHaveLength(1);
    clock.advance(2);
    await app.running.app.get(AccountSweeper).sweep();
    expect(await pendingOf(student)).toEqual([]);
  });

  it('hold no password or code that could be read', async () => {
    const student = buildStudent();
    const otp = await register(student, { browser: new Browser() });
    const [row] = await rows(
      'SELECT * FROM pending_registrations WHERE email_key = ?',
      student.email,
    );
    expect(row?.['password_hash']).toMatch(/^\$argon2id\$/);
    expect(Object.values(row ?? {})).not.toContain(otp);
  });

  it('are dropped by a reset, which opens the account with its own password', async () => {
    const { owner, mallory } = buildPair();
    await register(mallory, { browser: new Browser() });
    await app.post('forgot-password', { email: owner.email });
    const reset = { token: await app.linkFor(owner.email), newPassword: NEW_PASSWORD };
    expect((await app.post('reset-password', reset)).status).toBe(200);
    expect(await logsIn(mallory)).toBe(false);
    expect(await logsIn({ ...owner, password: NEW_PASSWORD })).toBe(true);
    expect(await pendingOf(owner)).toEqual([]);
  });
});

describe('logging in before the code was entered', () => {
  const codesTo = async ({ email }: Student) =>
    (await app.mailsTo(email)).filter(({ template }) => template === 'verify-email').length;

  /** The mail comes after the response. */
  async function nextCode(student: Student, seen: number): Promise<string> {
    for (let n = 0; n < 500 && (await codesTo(student)) === seen; n += 1) {
      await app.get('/health/live');
    }
    expect(await codesTo(student)).toBe(seen + 1);
    return app.codeFor(student.email);
  }

  it('mails a code that finishes the registration', async () => {
    const student = buildStudent();
    const browser = new Browser();
    await register(student, { browser });
    const { status, body } = await app.post('login', student, { browser });
    expect([status, body['code']]).toEqual([401, 'wrong_credentials']);
    const { body: verified } = await verify(student, await nextCode(student, 1), { browser });
    expect(await hasPassword(verified['token'])).toBe(true);
    expect((await app.post('login', student, { browser })).status).toBe(200);
  });

  it('mails nothing for a wrong password', async () => {
    const [student, other] = [buildStudent(), buildStudent()];
    await register(student, {});
    await register(other, {});
    await app.post('login', { ...student, password: 'a wild guess' });
    await app.post('login', other);
    await nextCode(other, 1);
    expect(await codesTo(student)).toBe(1);
  });

  it('mails five an hour, a minute apart, and says nothing beyond', async () => {
    const student = buildStudent();
    await register(student, {});
    for (let n = 1; n <= 5; n += 1) {
      await app.post('login', student);
      await nextCode(student, n);
      await app.skipCodeGaps();
    }
    const other = buildStudent();
    await register(other, {});
    expect((await app.post('login', student)).status).toBe(401);
    await app.post('login', other);
    await nextCode(other, 1);
    await app.post('login', other);
    expect(await codesTo(student)).toBe(6);
    expect(await codesTo(other)).toBe(2);
    // Codes that are asked for are counted apart.
    expect((await app.post('resend-otp', { email: student.email })).status).toBe(200);
    expect(await codesTo(student)).toBe(7);
  });
});

describe('a registration that an earlier release kept among the accounts', () => {
  async function keepAsBefore(student: Student): Promise<void> {
    await register(student, {});
    const { email } = student;
    await rows(
      `INSERT INTO users (id, email, email_key, name, mobile, password_hash, registration_id, created_at, updated_at)
       SELECT ?, email, email_key, name, mobile, password_hash, ?, created_at, created_at
       FROM pending_registrations WHERE email_key = ?`,
      systemIds.uuid(),
      systemIds.uuid(),
      email,
    );
    await rows('DELETE FROM pending_registrations WHERE email_key = ?', email);
    await app.skipCodeGaps();
  }

  const accountsOf = async ({ email }: Student) =>
    (await rows('SELECT verified_at FROM users WHERE email_key = ?', email)).map(
      (row) => row['verified_at'] !== null,
    );

  it('is finished by a code', async () => {
    const student = buildStudent();
    await keepAsBefore(student);
    expect(await logsIn(student)).toBe(false);
    await app.post('resend-otp', { email: student.email });
    const { body } = await verify(student, await app.codeFor(student.email), {});
    expect(body['user']).toMatchObject({ name: student.name });
    expect(await logsIn(student)).toBe(true);
    expect(await accountsOf(student)).toEqual([true]);
  });

  it('gives its password to nobody who enters the code in a browser', async () => {
    const student = buildStudent();
    await keepAsBefore(student);
    const browser = new Browser();
    await app.post('resend-otp', { email: student.email }, { browser });
    const { body } = await verify(student, await app.codeFor(student.email), { browser });
    expect(body['passwordSet']).toBe(false);
    expect(await logsIn(student)).toBe(false);
  });

  it('counts for two days, and is in nobody’s way later', async () => {
    const student = buildStudent();
    await keepAsBefore(student);
    clock.advance(2 * 86_400);
    await app.post('resend-otp', { email: student.email });
    expect(await app.mailsTo(student.email)).toHaveLength(1);
    const again = { ...student, name: 'Asha Anew' };
    const otp = await register(again, {});
    const { body } = await verify(again, otp, {});
    expect(body['user']).toMatchObject({ name: 'Asha Anew' });
    expect(await accountsOf(student)).toEqual([true]);
  });
});
