import { createService } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../src/config.js';
import { authService } from '../src/service.js';
import { AuthApp, Browser } from './app.js';
import { buildStudent, registerStudent, wrongCodeFor } from './builders.js';

let app: AuthApp;

beforeAll(async () => {
  app = await AuthApp.start({ DEMO_LOGIN: '1', LIMIT_ADDRESS: '100000' });
});

afterAll(async () => {
  await app.close();
});

async function countUsers(email: string): Promise<number> {
  const users = await app.rows('SELECT id FROM users WHERE email_key = ?', email.toLowerCase());
  return users.length;
}

describe('registering', () => {
  it('starts a session after the mailed code is entered', async () => {
    const student = buildStudent({ mobile: '+91 98765-43210' });
    const registered = await app.post('register', student);
    expect([registered.status, registered.body]).toEqual([
      201,
      { success: true, message: 'Registration successful! Please verify your email.' },
    ]);
    const [mail] = await app.mailsTo(student.email);
    expect(mail).toMatchObject({ template: 'verify-email', data: { name: student.name } });

    const otp = await app.codeFor(student.email);
    const verified = await app.post('verify-email', { email: student.email.toUpperCase(), otp });
    expect(verified.status).toBe(200);
    expect(verified.body['user']).toEqual({
      id: expect.any(String),
      name: student.name,
      email: student.email,
      membership: 'Premium',
      avatar: null,
    });
    const me = await app.get('/auth/me', String(verified.body['token']));
    expect([me.status, me.body]).toEqual([200, { user: verified.body['user'] }]);
  });

  it.each([
    ['name', '', 'Name is required'],
    ['name', 'x'.repeat(101), 'Name is too long'],
    ['name', 'Asha\r\nBcc: all@example.com', 'Name must be on one line'],
    ['name', { $gt: '' }, 'Name is required'],
    ['email', 'not an address', 'Email is invalid'],
    ['email', undefined, 'Email is required'],
    ['email', `${'x'.repeat(250)}@example.com`, 'Email is'],
    ['email', 'asha@example.com\r\nBcc: all@example.com', 'Email is invalid'],
    ['email', 'q%x@example.com', 'Email is invalid'],
    ['email', '"asha rao"@example.com', 'Email is invalid'],
    ['email', `${'x'.repeat(65)}@example.com`, 'Email is invalid'],
    ['email', 'āśā@example.com', 'Email must be in English letters'],
    ['email', 'asha@bücher.example', 'Email must be in English letters'],
    ['email', 'asha@example.com\u200B', 'Email must be in English letters'],
    ['mobile', '12345', 'Please enter a valid mobile number'],
    ['mobile', 9876543210, 'Please enter a valid mobile number'],
    ['password', 'short', 'Password must have at least 8 characters'],
    ['password', 'x'.repeat(129), 'Password is too long'],
    ['password', 'Password1', 'This password is too easy to guess'],
    ['password', ['monsoon over Pune'], 'Password'],
  ])('rejects the %s %j', async (field, value, sentence) => {
    const { status, body } = await app.post('register', { ...buildStudent(), [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'validation_failed' });
    const fields = body['fields'] as Record<string, string>;
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]).toContain(sentence);
  });

  it('gives the same response for a verified address, and mails its owner', async () => {
    const student = await registerStudent(app);
    const stranger = buildStudent({ email: student.email.toUpperCase(), name: 'Mallory' });
    const fresh = await app.post('register', buildStudent());
    const again = await app.post('register', stranger);
    expect([again.status, again.body]).toEqual([fresh.status, fresh.body]);
    expect((await app.mailsTo(student.email)).at(-1)?.template).toBe('already-registered');
    const { body } = await app.get('/auth/me', student.token);
    expect(body['user']).toMatchObject({ name: student.name });
    expect((await app.post('login', student)).status).toBe(200);
  });

  it('again in the same browser replaces the name, password and code', async () => {
    const browser = new Browser();
    const mistyped = buildStudent({ name: 'Ahsa', password: 'mistyped, alas' });
    const student = buildStudent({ email: mistyped.email });
    await app.post('register', mistyped, { browser });
    const stale = await app.codeFor(student.email);
    await app.post('register', student, { browser });
    const otp = await app.codeFor(student.email);
    const { email } = student;
    if (stale !== otp) {
      const refused = await app.post('verify-email', { email, otp: stale }, { browser });
      expect(refused.status).toBe(422);
    }
    const { body } = await app.post('verify-email', { email, otp }, { browser });
    expect(body['user']).toMatchObject({ name: student.name });
    expect((await app.post('login', mistyped)).status).toBe(401);
    expect((await app.post('login', student)).status).toBe(200);
  });

  it('creates one account from twenty parallel registrations', async () => {
    const student = buildStudent();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => app.post('register', student)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 429]));
    expect(await countUsers(student.email)).toBe(0);
    const otp = await app.codeFor(student.email);
    const verified = await Promise.all(
      Array.from({ length: 5 }, () => app.post('verify-email', { email: student.email, otp })),
    );
    expect(verified.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await countUsers(student.email)).toBe(1);
  });
});

describe('codes', () => {
  it('work only once', async () => {
    const student = buildStudent();
    await app.post('register', student);
    const otp = await app.codeFor(student.email);
    expect((await app.post('verify-email', { email: student.email, otp })).status).toBe(200);
    const again = await app.post('verify-email', { email: student.email, otp });
    expect([again.status, again.body['code']]).toEqual([422, 'wrong_code']);
    expect(again.body['fields']).toHaveProperty('otp');
  });

  it('are invalid after five wrong tries', async () => {
    const student = buildStudent();
    await app.post('register', student);
    const otp = await app.codeFor(student.email);
    for (let tries = 1; tries <= 5; tries += 1) {
      const wrong = { email: student.email, otp: wrongCodeFor(otp) };
      expect((await app.post('verify-email', wrong)).status).toBe(422);
    }
    expect((await app.post('verify-email', { email: student.email, otp })).status).toBe(422);
    await app.skipCodeGaps();
    expect((await app.post('resend-otp', { email: student.email })).status).toBe(200);
    const next = await app.codeFor(student.email);
    expect((await app.post('verify-email', { email: student.email, otp: next })).status).toBe(200);
  });

  it('can be typed with the digits of any script', async () => {
    const devanagari = (otp: string): string =>
      otp.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));
    const { email, ...student } = buildStudent({ mobile: '+९१ ९८७६५-४३२१०' });
    await app.post('register', { ...student, email });
    const otp = devanagari(await app.codeFor(email));
    const { status, body } = await app.post('verify-email', { email, otp: ` ${otp} ` });
    expect(status).toBe(200);
    const profile = await app.get('/api/user/profile', String(body['token']));
    expect(profile.body).toMatchObject({ mobile: '+919876543210' });

    await app.skipCodeGaps();
    await app.post('forgot-password', { email });
    const reset = { email, otp: devanagari(await app.codeFor(email)) };
    expect((await app.post('verify-reset-otp', reset)).status).toBe(200);
    const newPassword = 'a new day in Nagpur';
    expect((await app.post('reset-password', { ...reset, newPassword })).status).toBe(200);
  });

  it.each(['12345', '1234567', 'abcdef', '', 123456, null])(
    'must have six digits, not %j',
    async (otp) => {
      const { status, body } = await app.post('verify-email', { email: 'a@example.com', otp });
      expect(status).toBe(400);
      expect(body['fields']).toHaveProperty('otp');
    },
  );

  it('are sent again after a minute, at most five per hour, for known and unknown addresses', async () => {
    const known = buildStudent();
    await app.post('register', known);
    const unknown = buildStudent();
    await app.skipCodeGaps();
    for (const { email } of [known, unknown]) {
      const sent = await app.post('resend-otp', { email });
      expect([sent.status, sent.body]).toEqual([
        200,
        { success: true, message: 'OTP resent successfully!' },
      ]);
      const early = await app.post('resend-otp', { email });
      expect(early.status).toBe(429);
      expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(50);
    }
    expect(await app.mailsTo(unknown.email)).toEqual([]);
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      await app.skipCodeGaps();
      statuses.push((await app.post('resend-otp', { email: unknown.email })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('are stored only as digests', async () => {
    const student = buildStudent();
    await app.post('register', student);
    const keys = await app.redis.keys('auth:codes:*');
    expect(keys).not.toEqual([]);
    for (const key of keys) {
      expect(key).toMatch(/^auth:codes:[a-z-]+:[\w-]{43}$/);
      const fields = Object.entries(await app.redis.hGetAll(key));
      const codes = fields.filter(([field]) => field.startsWith('code:'));
      expect(codes).not.toEqual([]);
      // The expiry, and 256 bits of a digest.
      for (const [, value] of codes) expect(value).toMatch(/^\d+:[\w-]{43}$/);
    }
  });
});

describe('logging in', () => {
  it('accepts the email address in upper and lower case', async () => {
    const student = await registerStudent(app);
    const { status, body, headers } = await app.post('login', {
      email: ` ${student.email.toUpperCase()} `,
      password: student.password,
    });
    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.any(String), user: expect.any(Object) });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('gives the same response for a wrong password and an unknown address', async () => {
    const student = await registerStudent(app);
    const wrong = await app.post('login', { ...student, password: 'not the password' });
    const unknown = await app.post('login', buildStudent());
    const requestId = expect.any(String);
    expect(wrong.status).toBe(unknown.status);
    expect({ ...wrong.body, requestId }).toEqual({ ...unknown.body, requestId });
    expect([wrong.status, wrong.body['code']]).toEqual([401, 'wrong_credentials']);
  });

  it('before the address is verified fails like a wrong password, with the next step in the message', async () => {
    const student = buildStudent();
    await app.post('register', student);
    const { status, body } = await app.post('login', student);
    expect([status, body['code']]).toEqual([401, 'wrong_credentials']);
    expect(body['message']).toContain('enter the code from our email');
  });

  it('requires both fields', async () => {
    const { status, body } = await app.post('login', {});
    expect(status).toBe(400);
    expect(body['fields']).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
  });

  it('is blocked after ten failures, and the owner can log in after a reset', async () => {
    const student = await registerStudent(app);
    const browser = new Browser();
    const wrong = { email: student.email, password: 'a wild guess' };
    const guess = () => app.post('login', wrong, { address: app.newAddress() });
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const blocked = await guess();
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(blocked.body['message']).toMatch(
      /^Too many tries\. Please wait \d+ minutes and try again\. If you reset your password, you can log in now\.$/,
    );

    await app.post('forgot-password', { email: student.email }, { browser });
    const otp = await app.codeFor(student.email);
    const newPassword = 'a new day in Nagpur';
    await app.post('reset-password', { email: student.email, otp, newPassword }, { browser });
    for (let n = 0; n < 12; n += 1) await guess();
    const owner = { email: student.email, password: newPassword };
    expect((await app.post('login', owner, { browser, address: app.newAddress() })).status).toBe(
      200,
    );
  });

  it('works with the demo account if configured', async () => {
    const demo = { email: 'demo@abhyas.example', password: 'demo-practice-2026' };
    expect((await app.post('login', demo)).status).toBe(200);
  });
});

describe('resetting the password', () => {
  it('checks the code without redeeming it, then resets once and ends all sessions', async () => {
    const student = await registerStudent(app);
    const { email } = student;
    const forgot = await app.post('forgot-password', { email });
    expect([forgot.status, forgot.body['message']]).toEqual([
      200,
      'Password reset OTP sent to your email!',
    ]);
    const otp = await app.codeFor(email);
    expect((await app.post('verify-reset-otp', { email, otp })).status).toBe(200);
    expect((await app.post('verify-reset-otp', { email, otp })).status).toBe(200);

    const reset = { email, otp, newPassword: 'a new day in Nagpur' };
    expect((await app.post('reset-password', { ...reset, newPassword: 'short' })).status).toBe(400);
    const responses = await Promise.all([1, 2, 3].map(() => app.post('reset-password', reset)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 422, 422,
    ]);

    expect((await app.get('/auth/me', student.token)).status).toBe(401);
    expect((await app.post('login', student)).status).toBe(401);
    expect((await app.post('login', { email, password: reset.newPassword })).status).toBe(200);
  });

  it('gives the same response for an unknown address, and mails nobody', async () => {
    const { email } = buildStudent();
    const { status, body } = await app.post('forgot-password', { email });
    expect([status, body['success']]).toEqual([200, true]);
    expect(await app.mailsTo(email)).toEqual([]);
    const guess = await app.post('verify-reset-otp', { email, otp: '000000' });
    expect([guess.status, guess.body['code']]).toEqual([422, 'wrong_code']);
  });

  it('rejects a code for the other purpose', async () => {
    const student = buildStudent();
    await app.post('register', student);
    const otp = await app.codeFor(student.email);
    expect((await app.post('verify-reset-otp', { email: student.email, otp })).status).toBe(422);
  });
});

describe('start-up', () => {
  it('uses the signing keys in the database, and fails with a clear message if it cannot decrypt them', async () => {
    const other = authService(readConfig({ ...app.env, SIGNING_KEY_SECRET: 'x'.repeat(40) }));
    await expect(createService(other)).rejects.toThrow('SIGNING_KEY_SECRET does not open');
  });
});
