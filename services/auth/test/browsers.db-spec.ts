import { CLOCK } from '@abhyas/service-kit';
import { FixedClock } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountSweeper } from '../src/registration/account.sweeper.js';
import { AuthApp, Browser, StubProvider } from './app.js';
import { buildStudent, registerStudent } from './builders.js';

const DAY = 86_400;
const NEW_PASSWORD = 'a new day in Nagpur';
const clock = new FixedClock();
const provider = new StubProvider();
let app: AuthApp;

// These tests hash dozens of passwords one after another.

beforeAll(async () => {
  app = await AuthApp.start(
    {
      LIMIT_ADDRESS: '100000',
      LIMIT_LOGIN_FAILURES: '3',
      ...(await provider.start()),
    },
    new Map([[CLOCK, clock]]),
  );
});

afterAll(async () => {
  await app.close();
  await provider.close();
});

const knownOf = (userId: string) =>
  app.rows('SELECT browser FROM known_browsers WHERE user_id = ?', userId);

/** Uses up the tries of strangers for an account. Only a known browser can still log in. */
async function isKnown(student: { email: string; password: string }, browser: Browser) {
  const { email, password } = student;
  for (let n = 0; n < 4; n += 1) {
    const guess = { email, password: 'a wild guess' };
    await app.post('login', guess, { address: app.newAddress() });
  }
  const { status } = await app.post('login', { email, password }, { browser });
  return status === 200;
}

describe('the cookie with a browser’s secret', () => {
  const call = (headers: Record<string, string> = {}) =>
    app.post('forgot-password', { email: buildStudent().email }, { headers });

  it('is not available to scripts, other sites and other paths', async () => {
    const { headers } = await call();
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^abhyas-browser=[\w-]{43}; Max-Age=34560000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  });

  it('cannot be set by another subdomain if the client used https', async () => {
    const { headers } = await call({ 'x-forwarded-proto': 'https' });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-abhyas-browser=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
  });

  it('stays the same with every use', async () => {
    const browser = new Browser();
    const student = buildStudent();
    const secrets: string[][] = [];
    for (const path of ['register', 'login', 'resend-otp', 'verify-email', 'verify-reset-otp']) {
      await app.post(path, { ...student, otp: '000000' }, { browser });
      secrets.push([...browser.cookies.values()]);
    }
    expect(new Set(secrets.flat()).size).toBe(1);
  });

  it.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}!`, '"', '%00', 'x'.repeat(6_000)])(
    'is replaced if it is %.50j',
    async (value) => {
      const { status, headers } = await call({ cookie: `abhyas-browser=${value}` });
      expect(status).toBe(200);
      const [cookie] = headers.getSetCookie();
      expect(cookie).toMatch(/^abhyas-browser=[\w-]{43};/);
      expect(cookie).not.toContain(`=${value};`);
    },
  );

  it.each(['abhyas-browser', '__Secure-abhyas-browser'])(
    'is not taken over https under the name %s, which others can set',
    async (name) => {
      const planted = 'p'.repeat(43);
      const headers = { 'x-forwarded-proto': 'https', cookie: `${name}=${planted}` };
      const person = buildStudent();
      const { email } = person;
      const register = (password: string) =>
        app.post('register', { ...person, password }, { headers, address: app.newAddress() });
      await register('chosen by the owner');
      const otp = await app.codeFor(email);
      // The attacker knows the value, and registers as the owner's browser.
      await register('chosen by a stranger');
      const verified = await app.post('verify-email', { email, otp }, { headers });
      expect(verified.status).toBe(200);
      const login = { email, password: 'chosen by a stranger' };
      expect((await app.post('login', login, { headers })).status).toBe(401);
    },
  );

  it('differs between http and https', async () => {
    const browser = new Browser();
    await app.post('login', buildStudent(), { browser });
    const [secret = ''] = browser.cookies.values();
    const { headers } = await call({
      'x-forwarded-proto': 'https',
      cookie: `abhyas-browser=${secret}`,
    });
    expect(headers.getSetCookie()[0]).not.toContain(secret);
  });

  it('does not authenticate, and is stored only as a digest', async () => {
    const browser = new Browser();
    const student = await registerStudent(app, {}, browser);
    const [secret = ''] = browser.cookies.values();
    expect((await app.call('GET', '/auth/me', { browser })).status).toBe(401);
    const [known] = await knownOf(student.id);
    expect(known?.['browser']).toMatch(/^[\w-]{43}$/);
    expect(known?.['browser']).not.toBe(secret);
    const found = await app.redis.keys('*');
    expect(found.filter((key) => key.includes(secret))).toEqual([]);
  });

  it('is not set by routes that read the account', async () => {
    const student = await registerStudent(app);
    for (const path of ['/auth/me', '/api/user/profile', '/api/user/profile/settings']) {
      expect((await app.get(path, student.token)).headers.getSetCookie()).toEqual([]);
    }
  });
});

describe('a browser is known to an account', () => {
  it('after entering the code of the registration', async () => {
    const [browser, other] = [new Browser(), new Browser()];
    const student = await registerStudent(app, {}, browser);
    expect(await isKnown(student, browser)).toBe(true);
    expect(await isKnown(student, other)).toBe(false);
  });

  it('after a log-in, with any client address', async () => {
    const browser = new Browser();
    const student = await registerStudent(app);
    await app.post('login', student, { browser });
    for (let n = 0; n < 4; n += 1) {
      await app.post('login', { ...student, password: 'a guess' }, { address: app.newAddress() });
    }
    const address = app.newAddress();
    expect((await app.post('login', student, { address })).status).toBe(429);
    expect((await app.post('login', student, { browser, address })).status).toBe(200);
  });

  it('after a reset, and after a sign-in through a provider', async () => {
    const browser = new Browser();
    const student = await registerStudent(app);
    const { email } = student;
    await app.post('forgot-password', { email }, { browser });
    const reset = { email, otp: await app.codeFor(email), newPassword: NEW_PASSWORD };
    expect((await app.post('reset-password', reset, { browser })).status).toBe(200);
    expect(await isKnown({ email, password: NEW_PASSWORD }, browser)).toBe(true);

    const phone = new Browser();
    provider.responses['/token-info'] = { aud: StubProvider.CLIENT_ID, sub: 'known-1' };
    provider.responses['/user-info'] = {
      sub: 'known-1',
      email,
      email_verified: true,
      name: 'Ravi',
    };
    expect((await app.post('google', { accessToken: 'given' }, { browser: phone })).status).toBe(
      200,
    );
    expect(await isKnown({ email, password: NEW_PASSWORD }, phone)).toBe(true);
  });

  it('but not after a failed log-in, and not to another account', async () => {
    const browser = new Browser();
    const student = await registerStudent(app);
    await app.post('login', { ...student, password: 'a wild guess' }, { browser });
    expect(await isKnown(student, browser)).toBe(false);
    const other = await registerStudent(app, {}, browser);
    expect(await isKnown(student, browser)).toBe(false);
    expect(await isKnown(other, browser)).toBe(true);
  });

  it('and has its own tries for log-ins', async () => {
    const browser = new Browser();
    const student = await registerStudent(app, {}, browser);
    const guess = (options: object) =>
      app.post('login', { ...student, password: 'a wild guess' }, options);
    const own: number[] = [];
    for (let n = 0; n < 4; n += 1) own.push((await guess({ browser })).status);
    expect(own).toEqual([401, 401, 401, 429]);
    expect((await guess({ address: app.newAddress() })).status).toBe(401);
  });

  it('for 180 days after its last log-in', async () => {
    const browser = new Browser();
    const student = await registerStudent(app, {}, browser);
    clock.advance(180 * DAY - 1);
    expect(await isKnown(student, browser)).toBe(true);
    clock.advance(180 * DAY - 1);
    expect(await isKnown(student, browser)).toBe(true);
    clock.advance(180 * DAY);
    expect(await isKnown(student, browser)).toBe(false);
    await app.running.app.get(AccountSweeper).run();
    expect(await knownOf(student.id)).toEqual([]);
  });

  it('for as long as its sessions are renewed', async () => {
    const browser = new Browser();
    const student = await registerStudent(app, {}, browser);
    const login = { ...student, remember: true };
    let { body } = await app.post('login', login, { browser });
    for (let days = 0; days < 240; days += 20) {
      clock.advance(20 * DAY);
      ({ body } = await app.get('/auth/me', String(body['token'])));
      expect(body['token']).toEqual(expect.any(String));
    }
    expect(await isKnown(student, browser)).toBe(true);
  });

  it('and is updated at most once a day', async () => {
    const browser = new Browser();
    const student = await registerStudent(app, {}, browser);
    let { token } = student;
    const seen = new Set<string>();
    for (let n = 0; n < 8; n += 1) {
      clock.advance(DAY / 4);
      token = String((await app.get('/auth/me', token)).body['token']);
      const [row] = await app.rows(
        'SELECT last_seen_at FROM known_browsers WHERE user_id = ?',
        student.id,
      );
      seen.add(String(row?.['last_seen_at']));
    }
    // As it was before the first day ended, then once for each of the two days.
    expect(seen.size).toBe(3);
  });

  it('but not again if it was forgotten before a session is renewed', async () => {
    const [phone, laptop] = [new Browser(), new Browser()];
    const student = await registerStudent(app, {}, phone);
    const login = await app.post('login', student, { browser: laptop });
    await app.rows('DELETE FROM known_browsers WHERE user_id = ?', student.id);
    clock.advance(DAY / 4);
    const renewed = await app.get('/auth/me', String(login.body['token']));
    expect(renewed.body['token']).toEqual(expect.any(String));
    expect(await knownOf(student.id)).toEqual([]);
  });

  it('until the password is set in another browser', async () => {
    const [phone, laptop] = [new Browser(), new Browser()];
    const student = await registerStudent(app, {}, phone);
    const token = String((await app.post('login', student, { browser: laptop })).body['token']);
    const change = { currentPassword: student.password, newPassword: NEW_PASSWORD };
    await app.post('change-password', change, { token, browser: laptop });
    const { email } = student;
    expect(await isKnown({ email, password: NEW_PASSWORD }, phone)).toBe(false);
    expect(await isKnown({ email, password: NEW_PASSWORD }, laptop)).toBe(true);

    await app.post('forgot-password', { email }, { browser: phone });
    const reset = { token: await app.linkFor(email), newPassword: student.password };
    expect((await app.post('reset-password', reset, { browser: phone })).status).toBe(200);
    expect(await isKnown(student, laptop)).toBe(false);
    expect(await isKnown(student, phone)).toBe(true);
  });

  it('as one of at most a hundred; those that never returned are deleted first', async () => {
    const browser = new Browser();
    const student = await registerStudent(app, {}, browser);
    clock.advance(1);
    await app.post('login', student, { browser });
    const knownBrowser = (n: number) => [`${n}`.padStart(43, '0'), clock.now(), clock.now()];
    for (let n = 0; n < 99; n += 1) {
      clock.advance(1);
      await app.rows(
        'INSERT INTO known_browsers (user_id, device, browser, first_seen_at, last_seen_at) VALUES (?, ?, ?, ?, ?)',
        student.id,
        'Unknown device',
        ...knownBrowser(n),
      );
    }
    clock.advance(1);
    await app.post('login', student);
    const known = (await knownOf(student.id)).map((row) => row['browser']);
    expect(known).toHaveLength(100);
    expect(known).not.toContain(knownBrowser(0)[0]);
    expect(known).toContain(knownBrowser(1)[0]);
    expect(await isKnown(student, browser)).toBe(true);
  });

  it('until the account is deleted', async () => {
    const browser = new Browser();
    const student = await registerStudent(app, {}, browser);
    const { token, password } = student;
    await app.post('delete-account', { password }, { token, browser });
    expect(await knownOf(student.id)).toEqual([]);
  });
});
