import { CLOCK } from '@abhyas/service-kit';
import { FixedClock } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountSweeper } from '../src/registration/account.sweeper.js';
import { AuthApp, Browser, type CallOptions } from './app.js';
import { buildStudent, registerStudent } from './builders.js';

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

async function requestLink(email: string): Promise<string> {
  await app.skipCodeGaps();
  expect((await app.post('forgot-password', { email })).status).toBe(200);
  return app.linkFor(email);
}

const reset = (token: unknown, newPassword: unknown = NEW_PASSWORD) =>
  app.post('reset-password', { token, newPassword });

const countLinks = async (email: string): Promise<number> => {
  const links = await app.rows('SELECT digest FROM reset_links WHERE email_key = ?', email);
  return links.length;
};

describe('the link of a reset mail', () => {
  it('sets a password once, and ends all sessions', async () => {
    const student = await registerStudent(app);
    const { email } = student;
    const token = await requestLink(email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const responses = await Promise.all([1, 2, 3].map(() => reset(token)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 422, 422,
    ]);
    const refused = responses.find(({ status }) => status === 422);
    expect(refused?.body['code']).toBe('link_ended');
    expect(refused?.body['fields']).toHaveProperty('token');
    expect((await app.get('/auth/me', student.token)).status).toBe(401);
    expect((await app.post('login', student)).status).toBe(401);
    expect((await app.post('login', { email, password: NEW_PASSWORD })).status).toBe(200);
    expect((await app.mailsTo(email)).at(-1)?.template).toBe('password-changed');
  });

  it('is valid for exactly two and a half hours', async () => {
    const { email } = await registerStudent(app);
    const token = await requestLink(email);
    clock.advance(8_999);
    expect((await reset(token, 'short')).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
    const late = await requestLink(email);
    clock.advance(9_000);
    expect((await reset(late)).body['code']).toBe('link_ended');
    expect(await countLinks(email)).toBe(1);
    await app.running.app.get(AccountSweeper).run();
    expect(await countLinks(email)).toBe(0);
  });

  it('is valid beside others; using one revokes all links and the code', async () => {
    const { email } = await registerStudent(app);
    const [first, second] = [await requestLink(email), await requestLink(email)];
    const otp = await app.codeFor(email);
    expect(second).not.toBe(first);
    expect((await reset(first)).status).toBe(200);
    expect((await reset(second)).body['code']).toBe('link_ended');
    expect((await app.post('verify-reset-otp', { email, otp })).status).toBe(422);
  });

  it.each(['a reset with the code', 'a password change', 'the deletion of the account'])(
    'is revoked by %s',
    async (how) => {
      const { email, password, token: session } = await registerStudent(app);
      const token = await requestLink(email);
      const otp = await app.codeFor(email);
      const newPassword = 'chosen by the owner';
      const { status } =
        how === 'a reset with the code'
          ? await app.post('reset-password', { email, otp, newPassword })
          : how === 'a password change'
            ? await app.post(
                'change-password',
                { currentPassword: password, newPassword },
                { token: session },
              )
            : await app.post('delete-account', { password }, { token: session });
      expect(status).toBe(200);
      expect((await reset(token)).body['code']).toBe('link_ended');
      expect(await countLinks(email)).toBe(0);
      expect((await app.post('login', { email, password: NEW_PASSWORD })).status).toBe(401);
    },
  );

  it('is valid until the next one can be mailed, whatever limits strangers use up', async () => {
    const { email } = await registerStudent(app);
    const request = async (options: CallOptions) => {
      await app.skipCodeGaps();
      return (await app.post('forgot-password', { email }, options)).status;
    };
    for (let n = 0; n < 15; n += 1) await request({ address: app.newAddress() });
    const token = await app.linkFor(email);
    await app.advance(clock, 3_590);
    const owner = { address: app.newAddress(), browser: new Browser() };
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) statuses.push(await request(owner));
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    // Nothing was mailed.
    expect(await app.linkFor(email)).toBe(token);
    await app.advance(clock, 3_570);
    expect(await request(owner)).toBe(429);
    expect((await reset(token)).status).toBe(200);
  });

  it('is stored only as a digest', async () => {
    const { email } = await registerStudent(app);
    const token = await requestLink(email);
    const [row = {}] = await app.rows('SELECT * FROM reset_links WHERE email_key = ?', email);
    expect(row['digest']).toMatch(/^[\w-]{43}$/);
    expect(Object.values(row)).not.toContain(token);
    expect((await reset(row['digest'])).body['code']).toBe('link_ended');
  });

  it('is not mailed to an unknown address', async () => {
    const { email } = buildStudent();
    await app.post('forgot-password', { email });
    expect([await countLinks(email), await app.mailsTo(email)]).toEqual([0, []]);
  });

  it.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}!`, null, 7, ['x'.repeat(43)], {}])(
    'cannot have the token %j',
    async (token) => {
      const { status, body } = await reset(token);
      expect([status, Object.keys(body['fields'] as object)]).toEqual([400, ['token']]);
    },
  );

  it('cannot be forged', async () => {
    expect((await reset('x'.repeat(43))).body['code']).toBe('link_ended');
  });
});

describe('a reset', () => {
  it('requires the token of a link, or a code with its address', async () => {
    const newPassword = NEW_PASSWORD;
    for (const [proof, missing] of [
      [{}, ['email', 'otp']],
      [{ email: 'asha@example.com' }, ['otp']],
      [{ otp: '123456' }, ['email']],
      [{ email: null, otp: '123456' }, ['email']],
      [{ email: 'nonsense', otp: '12' }, ['email', 'otp']],
    ] as const) {
      const { status, body } = await app.post('reset-password', { ...proof, newPassword });
      expect([status, body['code']]).toEqual([400, 'validation_failed']);
      expect(Object.keys(body['fields'] as object).toSorted()).toEqual(missing);
    }
  });
});
