import { CLOCK, systemIds } from '@abhyas/service-kit';
import { FixedClock } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { AuthApp, StubProvider } from './app.js';
import { buildStudent, registerStudent } from './builders.js';

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const NEW_PASSWORD = 'a new day in Nagpur';
const SETTINGS = '/api/user/profile/settings';

const clock = new FixedClock();
const provider = new StubProvider();
let app: AuthApp;

// These tests hash dozens of passwords one after another.

beforeAll(async () => {
  app = await AuthApp.start(
    {
      LIMIT_ADDRESS: '100000',
      ...(await provider.start()),
    },
    new Map([[CLOCK, clock]]),
  );
});

afterAll(async () => {
  await app.close();
  await provider.close();
});

async function logIn(student: { email: string; password: string }, userAgent = LINUX) {
  clock.advance(1);
  const { email, password } = student;
  const { body } = await app.post('login', { email, password, remember: true }, { userAgent });
  return String(body['token']);
}

async function signInByProvider(): Promise<string> {
  const { email } = buildStudent();
  provider.responses['/token-info'] = { aud: StubProvider.CLIENT_ID, sub: email };
  provider.responses['/user-info'] = { sub: email, email, email_verified: true, name: 'Ravi' };
  const { body } = await app.post('google', { accessToken: 'given' });
  return String(body['token']);
}

const readSettings = async (token: string) => (await app.get(SETTINGS, token)).body;

async function templatesTo(email: string): Promise<string[]> {
  return (await app.mailsTo(email)).map(({ template }) => template);
}

describe('settings', () => {
  it('require a token', async () => {
    expect((await app.get(SETTINGS)).status).toBe(401);
    expect((await app.call('PUT', SETTINGS, { body: {} })).status).toBe(401);
    expect((await app.post('change-password', {})).status).toBe(401);
    expect((await app.post('logout-everywhere', {})).status).toBe(401);
  });

  it('list the open sessions: the current one first, then the newest', async () => {
    const student = await registerStudent(app);
    const phone = await logIn(student, ANDROID);
    const laptop = await logIn(student);
    const ended = await logIn(student);
    await app.call('POST', '/api/auth/logout', { token: ended });
    const settings = await readSettings(phone);
    expect(settings).toMatchObject({ hasPassword: true, loginAlerts: true, testReminders: true });
    expect(settings['sessions']).toEqual([
      { device: 'Chrome on Android', startedAt: expect.any(String), isCurrent: true },
      { device: 'Firefox on Linux', startedAt: expect.any(String), isCurrent: false },
      { device: 'Unknown device', startedAt: expect.any(String), isCurrent: false },
    ]);
    expect((await app.get('/auth/me', laptop)).status).toBe(200);
  });

  it('list at most twenty sessions, including the current one', async () => {
    const student = await registerStudent(app);
    for (let n = 0; n < 21; n += 1) await logIn(student);
    const sessions = (await readSettings(student.token))['sessions'] as { isCurrent: boolean }[];
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([
      true,
      ...Array<boolean>(19).fill(false),
    ]);
  });

  it('store which mails the student wants', async () => {
    const { token } = await registerStudent(app);
    const put = (body: object) => app.call('PUT', SETTINGS, { body, token });
    expect((await put({ loginAlerts: false })).body).toMatchObject({
      loginAlerts: false,
      testReminders: true,
    });
    expect((await put({ testReminders: false })).body).toMatchObject({
      loginAlerts: false,
      testReminders: false,
    });
    expect((await put({})).body).toEqual(await readSettings(token));
  });

  it.each(['loginAlerts', 'testReminders'])(
    'reject all values except true and false for %s',
    async (field) => {
      const { token } = await registerStudent(app);
      for (const value of ['true', 1, null, [], {}, '\u0000']) {
        const { status, body } = await app.call('PUT', SETTINGS, {
          body: { [field]: value },
          token,
        });
        expect([status, Object.keys(body['fields'] as object)]).toEqual([400, [field]]);
      }
      expect((await readSettings(token))[field]).toBe(true);
    },
  );
});

describe('log-in alerts', () => {
  const alertsTo = async (email: string) =>
    (await app.mailsTo(email)).filter(({ template }) => template === 'new-login');

  it('are sent once for a new kind of device', async () => {
    const student = await registerStudent(app);
    await logIn(student, ANDROID);
    const at = clock.now().toISOString();
    await logIn(student, ANDROID);
    expect((await alertsTo(student.email)).map(({ data }) => data)).toEqual([
      { name: student.name, at, device: 'Chrome on Android' },
    ]);
  });

  it('are not sent for the first log-in, or to students who do not want them', async () => {
    const student = await registerStudent(app);
    expect(await alertsTo(student.email)).toEqual([]);
    await app.call('PUT', SETTINGS, { body: { loginAlerts: false }, token: student.token });
    await logIn(student, ANDROID);
    expect(await alertsTo(student.email)).toEqual([]);
  });

  it('are sent once for many parallel log-ins', async () => {
    const student = await registerStudent(app);
    await Promise.all([1, 2, 3, 4].map(() => logIn(student, ANDROID)));
    expect(await alertsTo(student.email)).toHaveLength(1);
  });
});

describe('changing the password', () => {
  const change = (token: string, body: object) => app.post('change-password', body, { token });

  it('ends all sessions and starts one with the same lifetime', async () => {
    const student = await registerStudent(app);
    const token = await logIn(student);
    const { status, body, headers } = await change(token, {
      currentPassword: student.password,
      newPassword: NEW_PASSWORD,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: 'Password changed successfully!',
      user: { id: student.id },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    const claims = decodeJwt(String(body['token']));
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(30 * 86_400);
    for (const old of [token, student.token]) {
      expect((await app.get('/auth/me', old)).status).toBe(401);
    }
    expect((await app.get('/auth/me', String(body['token']))).status).toBe(200);
    expect((await app.post('login', student)).status).toBe(401);
    expect((await app.post('login', { ...student, password: NEW_PASSWORD })).status).toBe(200);
    expect(await templatesTo(student.email)).toContain('password-changed');
  });

  it.each([
    [422, 'wrong_password', 'currentPassword', 'not the password', NEW_PASSWORD],
    [422, 'same_password', 'newPassword', undefined, 'monsoon over Pune'],
    [400, 'validation_failed', 'newPassword', undefined, 'short'],
    [400, 'validation_failed', 'newPassword', undefined, 'Password1'],
    [400, 'validation_failed', 'newPassword', undefined, 'x'.repeat(129)],
    [400, 'validation_failed', 'newPassword', undefined, null],
    [400, 'validation_failed', 'currentPassword', '', NEW_PASSWORD],
    [400, 'validation_failed', 'currentPassword', ['x'], NEW_PASSWORD],
    [400, 'validation_failed', 'currentPassword', 'x'.repeat(129), NEW_PASSWORD],
  ])('responds with %d %s for %s', async (status, code, field, currentPassword, newPassword) => {
    const student = await registerStudent(app);
    const response = await change(student.token, {
      currentPassword: currentPassword === undefined ? student.password : currentPassword,
      newPassword,
    });
    expect([response.status, response.body['code']]).toEqual([status, code]);
    expect(Object.keys(response.body['fields'] as object)).toEqual([field]);
    expect((await app.post('login', student)).status).toBe(200);
  });

  it('counts wrong passwords by session', async () => {
    const student = await registerStudent(app);
    const change = (token: unknown, currentPassword: string) => {
      const options = { token: String(token), address: app.newAddress() };
      return app.post('change-password', { currentPassword, newPassword: NEW_PASSWORD }, options);
    };
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      statuses.push((await change(student.token, 'a wild guess')).status);
    }
    expect(statuses).toEqual(Array<number>(10).fill(422));
    const { status, headers, body } = await change(student.token, student.password);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
    expect(body['message']).toMatch(/^Too many tries\. Please wait \d+ minutes and try again\. /);
    const login = await app.post('login', student, { address: app.newAddress() });
    expect(login.status).toBe(200);
    expect((await change(login.body['token'], student.password)).status).toBe(200);
  });

  it('is possible in any browser while strangers guess the password', async () => {
    const { email, password, token } = await registerStudent(app);
    const guess = { email, password: 'a wild guess' };
    for (let n = 0; n < 12; n += 1) {
      await app.post('login', guess, { address: app.newAddress() });
    }
    const change = { currentPassword: password, newPassword: NEW_PASSWORD };
    expect((await app.post('change-password', change, { token })).status).toBe(200);
  });

  it('explains to a student without a password how to set one', async () => {
    const token = await signInByProvider();
    expect(await readSettings(token)).toMatchObject({ hasPassword: false });
    const { status, body } = await change(token, {
      currentPassword: 'whatever it is',
      newPassword: NEW_PASSWORD,
    });
    expect([status, body['code']]).toEqual([409, 'no_password']);
    expect(body['message']).toContain('Forgot your password');
  });

  it('succeeds for one of several parallel changes', async () => {
    const student = await registerStudent(app);
    const tokens = await Promise.all([1, 2, 3].map(() => logIn(student)));
    const responses = await Promise.all(
      tokens.map((token, n) =>
        change(token, { currentPassword: student.password, newPassword: `${NEW_PASSWORD} ${n}` }),
      ),
    );
    const succeeded = responses.filter(({ status }) => status === 200);
    expect(succeeded).toHaveLength(1);
    expect((await app.get('/auth/me', String(succeeded[0]?.body['token']))).status).toBe(200);
  });

  it('invalidates a reset code that was requested before', async () => {
    const student = await registerStudent(app);
    await app.post('forgot-password', { email: student.email });
    const otp = await app.codeFor(student.email);
    await change(student.token, { currentPassword: student.password, newPassword: NEW_PASSWORD });
    const reset = { email: student.email, otp, newPassword: 'what the thief wants' };
    expect((await app.post('reset-password', reset)).status).toBe(422);
  });
});

describe('logging out everywhere', () => {
  it('ends every session, including the current one', async () => {
    const student = await registerStudent(app);
    const token = await logIn(student);
    const { status, body } = await app.post('logout-everywhere', {}, { token });
    expect([status, body]).toEqual([200, { success: true }]);
    for (const ended of [token, student.token]) {
      expect((await app.get('/auth/me', ended)).status).toBe(401);
    }
    expect((await app.post('login', student)).status).toBe(200);
  });
});

describe('recipients', () => {
  const call = (body: unknown, credential = app.env['SERVICE_CREDENTIAL'] ?? '') =>
    fetch(`${app.running.url}/internal/users/recipients`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-credential': credential },
      body: JSON.stringify(body),
    });

  it('are verified students who want the mail', async () => {
    const [willing, unwilling] = [await registerStudent(app), await registerStudent(app)];
    const body = { testReminders: false };
    await app.call('PUT', SETTINGS, { body, token: unwilling.token });
    const userIds = [willing.id, unwilling.id, systemIds.uuid()];
    const response = await call({ userIds, mail: 'testReminders' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([
      { id: willing.id, name: willing.name, email: willing.email },
    ]);
    expect(await (await call({ userIds: [], mail: 'testReminders' })).json()).toEqual([]);
    // Nobody turns off the response to a report of one's own.
    const outcomes = await (await call({ userIds, mail: 'reportOutcomes' })).json();
    expect((outcomes as { id: string }[]).map(({ id }) => id).toSorted()).toEqual(
      [willing.id, unwilling.id].toSorted(),
    );
  });

  it('of a mail that confirms a registration are all verified students', async () => {
    const [willing, unwilling] = [await registerStudent(app), await registerStudent(app)];
    const body = { testReminders: false };
    await app.call('PUT', SETTINGS, { body, token: unwilling.token });
    const userIds = [willing.id, unwilling.id, systemIds.uuid()];
    const found = (await (await call({ userIds, mail: 'registrations' })).json()) as object[];
    expect(found).toHaveLength(2);
  });

  it('are only for the other services', async () => {
    expect((await call({ userIds: [], mail: 'testReminders' }, 'guessed')).status).toBe(403);
  });

  it.each([
    [{ userIds: Array(501).fill(systemIds.uuid()), mail: 'testReminders' }],
    [{ userIds: ["x' OR '1'='1"], mail: 'testReminders' }],
    [{ userIds: {}, mail: 'testReminders' }],
    [{ userIds: [], mail: 'passwordHash' }],
    [{}],
  ])('are not returned for an invalid request', async (body) => {
    expect((await call(body)).status).toBe(400);
  });
});

describe('the account of an address', () => {
  const call = (body: unknown, credential = app.env['SERVICE_CREDENTIAL'] ?? '') =>
    fetch(`${app.running.url}/internal/users/account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-credential': credential },
      body: JSON.stringify(body),
    });

  it('is returned if verified, with any spelling of the address', async () => {
    const student = await registerStudent(app);
    const response = await call({ email: ` ${student.email.toUpperCase()} ` });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      id: student.id,
      name: student.name,
      email: student.email,
    });
  });

  it('is only for the other services, and not returned for an invalid request', async () => {
    const { email } = await registerStudent(app);
    expect((await call({ email }, 'guessed')).status).toBe(403);
    expect((await call({ email: 'nobody@example.com' })).status).toBe(404);
    expect((await call({ email: "x' OR '1'='1" })).status).toBe(400);
    expect((await call({ email: { $gt: '' } })).status).toBe(400);
    expect((await call({})).status).toBe(400);
  });
});
