import { CLOCK } from '@abhyas/service-kit';
import { FixedClock } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountSweeper } from '../src/registration/account.sweeper.js';
import { AuthApp, Browser, type CallOptions } from './app.js';
import { buildStudent, type Student } from './builders.js';

const NEW_PASSWORD = 'a new day in Nagpur';
const clock = new FixedClock();
let app: AuthApp;

// These tests hash dozens of passwords one after another.

beforeAll(async () => {
  app = await AuthApp.start({ LIMIT_ADDRESS: '100000' }, new Map([[CLOCK, clock]]));
});

afterAll(async () => {
  await app.close();
});

const pendingOf = ({ email }: Student) =>
  app.rows('SELECT name FROM pending_registrations WHERE email_key = ? ORDER BY name', email);

/** The victim, and an attacker who registers with the same address. */
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

describe('an attacker who registers with the address of a victim', () => {
  it.each([
    ['with her own browser', () => ({ browser: new Browser() })],
    ['without cookies', () => ({})],
    ['from elsewhere', () => ({ browser: new Browser(), address: app.newAddress() })],
  ])('%s cannot use the account after the victim enters the code', async (_how, makeOptions) => {
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

  it('before the victim cannot use the account', async () => {
    const { owner, mallory } = buildPair();
    const browser = new Browser();
    const attacker = new Browser();
    await register(mallory, { browser: attacker });
    const otp = await register(owner, { browser });
    await verify(owner, otp, { browser });
    expect(await logsIn(mallory)).toBe(false);
    expect(await logsIn(owner)).toBe(true);
    await app.skipCodeGaps();
    expect((await verify(owner, otp, { browser: attacker })).status).toBe(422);
  });

  it('cannot use the account when the code is entered in a new browser', async () => {
    const { owner, mallory } = buildPair();
    await register(owner, { browser: new Browser() });
    const otp = await register(mallory, { browser: new Browser() });
    const { body } = await verify(owner, otp, {});
    expect(body['passwordSet']).toBe(false);
    expect(await logsIn(mallory)).toBe(false);
    expect(await logsIn(owner)).toBe(false);
  });

  it('cannot use the account when a victim who never registered enters the code', async () => {
    const { owner, mallory } = buildPair();
    const otp = await register(mallory, { browser: new Browser() });
    const { body } = await verify(owner, otp, { browser: new Browser() });
    expect(body['passwordSet']).toBe(false);
    expect(await logsIn(mallory)).toBe(false);
  });
});

describe('a code entered in another browser', () => {
  it('creates the account without a password, and returns a token to set one', async () => {
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

    const reset = { token: body['passwordToken'], newPassword: NEW_PASSWORD };
    expect((await app.post('reset-password', reset, { browser: laptop })).status).toBe(200);
    expect(await logsIn({ ...student, password: NEW_PASSWORD })).toBe(true);
    expect((await app.post('reset-password', reset, { browser: laptop })).status).toBe(422);
  });

  it('keeps the password of a program without cookies if nobody else registered', async () => {
    const student = buildStudent();
    const otp = await register(student, {});
    const { body } = await verify(student, otp, {});
    expect(body).toEqual({ token: expect.any(String), user: expect.any(Object) });
    expect(await logsIn(student)).toBe(true);
  });

  it.each([
    ['another registration', {}, 2],
    ['the header Origin', { origin: 'http://localhost:8080' }, 1],
    ['the header Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }, 1],
    ['another secret', { cookie: `abhyas-browser=${'x'.repeat(43)}` }, 1],
  ])('keeps no password of a program if there is %s', async (_what, headers, times) => {
    const student = buildStudent();
    let otp = '';
    for (let n = 0; n < times; n += 1) otp = await register(student, {});
    const { status, body } = await verify(student, otp, { headers });
    expect([status, body['passwordSet']]).toEqual([200, false]);
    expect(await logsIn(student)).toBe(false);
  });
});

describe('registrations of one address', () => {
  it('are separate per browser, and all are deleted when one is verified', async () => {
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

  it('are limited to the newest twenty', async () => {
    const { owner, mallory } = buildPair();
    const browser = new Browser();
    await register(owner, { browser });
    for (let n = 0; n < 20; n += 1) await register(mallory, { address: app.newAddress() });
    expect((await pendingOf(owner)).map((row) => row['name'])).toEqual(Array(20).fill('Mallory'));
    const { body } = await verify(owner, await app.codeFor(owner.email), { browser });
    expect(body['passwordSet']).toBe(false);
    expect(await logsIn(mallory)).toBe(false);
  });

  it('expire after two days', async () => {
    const student = buildStudent();
    await register(student, { browser: new Browser() });
    clock.advance(2 * 86_400 - 1);
    await app.running.app.get(AccountSweeper).run();
    expect(await pendingOf(student)).toHaveLength(1);
    clock.advance(2);
    await app.running.app.get(AccountSweeper).run();
    expect(await pendingOf(student)).toEqual([]);
  });

  it('contain no readable password or code', async () => {
    const student = buildStudent();
    const otp = await register(student, { browser: new Browser() });
    const [row] = await app.rows(
      'SELECT * FROM pending_registrations WHERE email_key = ?',
      student.email,
    );
    expect(row?.['password_hash']).toMatch(/^\$argon2id\$/);
    expect(Object.values(row ?? {})).not.toContain(otp);
  });

  it('are deleted by a reset, which creates the account with the new password', async () => {
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

describe('logging in before entering the code', () => {
  const codesTo = async ({ email }: Student) =>
    (await app.mailsTo(email)).filter(({ template }) => template === 'verify-email').length;

  /** The mail comes after the response. */
  async function nextCode(student: Student, previous: number): Promise<string> {
    for (let n = 0; n < 500 && (await codesTo(student)) === previous; n += 1) {
      await app.get('/health/live');
    }
    expect(await codesTo(student)).toBe(previous + 1);
    return app.codeFor(student.email);
  }

  it('mails a code that completes the registration', async () => {
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

  it('mails at most five codes per hour, a minute apart, with the same response beyond the limit', async () => {
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
    // Requested codes have a separate limit.
    expect((await app.post('resend-otp', { email: student.email })).status).toBe(200);
    expect(await codesTo(student)).toBe(7);
  });
});
