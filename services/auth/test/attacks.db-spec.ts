import { performance } from 'node:perf_hooks';
import { CLOCK } from '@abhyas/service-kit';
import { FixedClock } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PasswordHasher } from '../src/passwords/password-hasher.js';
import { AuthApp, StubProvider, type ApiResponse } from './app.js';
import { buildStudent, registerStudent, wrongCodeFor } from './builders.js';

const clock = new FixedClock();
const provider = new StubProvider();
const NEW_PASSWORD = 'a new day in Nagpur';
let app: AuthApp;

// These tests hash dozens of passwords one after another.

beforeAll(async () => {
  // With the real cost, so that a response that skips the hash takes a visibly shorter time.
  app = await AuthApp.startWithRealCost(
    {
      LIMIT_ADDRESS: '100000',
      LIMIT_CODES: '1000',
      LIMIT_LOGIN_FAILURES: '100',
      ...(await provider.start()),
    },
    new Map([[CLOCK, clock]]),
  );
});

afterAll(async () => {
  await app.close();
  await provider.close();
});

type AddressState = 'unknown' | 'pending' | 'verified' | 'passwordless';
const KNOWN: AddressState[] = ['pending', 'verified', 'passwordless'];

/** An address that nobody uses, or that is registered, verified or only signs in through a provider. */
async function emailWhichIs(state: AddressState): Promise<string> {
  const student = buildStudent();
  const { email } = student;
  if (state === 'verified') return (await registerStudent(app, student)).email;
  if (state === 'pending') await app.post('register', student);
  if (state === 'passwordless') {
    provider.responses['/token-info'] = { aud: StubProvider.CLIENT_ID, sub: email };
    provider.responses['/user-info'] = { sub: email, email, email_verified: true, name: 'Ravi' };
    expect((await app.post('google', { accessToken: 'given' })).status).toBe(200);
  }
  return email;
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function timed(call: () => Promise<ApiResponse>): Promise<[ApiResponse, number]> {
  const startedAt = performance.now();
  const response = await call();
  return [response, performance.now() - startedAt];
}

/** A response without the parts that differ every time. */
function comparable({ status, headers, body }: ApiResponse): unknown {
  const compared = new Map(headers);
  for (const name of ['date', 'content-length', 'retry-after']) compared.delete(name);
  const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;'));
  compared.set('set-cookie', cookies.join('\n'));
  return { status, headers: Object.fromEntries(compared), body: { ...body, requestId: '' } };
}

/**
 * Makes both calls in turn. Their responses must be equal and their times similar. Each time is compared with the
 * one right after it, because other programs may slow down a whole stretch of calls.
 */
async function expectSameResponse(
  one: () => Promise<ApiResponse>,
  other: () => Promise<ApiResponse>,
) {
  const ratios: number[] = [];
  for (let n = 0; n < 9; n += 1) {
    await app.skipCodeGaps();
    const [first, firstTime] = await timed(one);
    await app.skipCodeGaps();
    const [second, secondTime] = await timed(other);
    expect(comparable(second)).toEqual(comparable(first));
    expect(first.headers.getSetCookie()).toHaveLength(1);
    ratios.push(firstTime / secondTime);
  }
  expect(median(ratios)).toBeGreaterThan(0.4);
  expect(median(ratios)).toBeLessThan(2.5);
}

describe('the password of a new account', () => {
  it('is stored as an argon2id hash with 46 MiB, three passes and one lane', async () => {
    const { id } = await registerStudent(app);
    const [row] = await app.rows<{ password_hash: string }>(
      'SELECT password_hash FROM users WHERE id = ?',
      id,
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=3,p=1\$/);
  });
});

describe('the registration of an address is not revealed by', () => {
  it('logging in with a wrong password', async () => {
    const { email } = await registerStudent(app);
    const pending = buildStudent();
    await app.post('register', pending);
    const guess = (address: string) => app.post('login', { email: address, password: 'a guess' });
    await expectSameResponse(
      () => guess(email),
      () => guess(buildStudent().email),
    );
    await expectSameResponse(
      () => guess(pending.email),
      () => guess(buildStudent().email),
    );
  });

  it('logging in with the right password of an unverified address', async () => {
    const pending = buildStudent();
    const { email } = await registerStudent(app);
    await app.post('register', pending);
    await expectSameResponse(
      () => app.post('login', pending),
      () => app.post('login', { email, password: 'a guess' }),
    );
    await expectSameResponse(
      () => app.post('login', pending),
      () => app.post('login', buildStudent()),
    );
  });

  it.each(
    ['forgot-password', 'resend-otp'].flatMap((path) => KNOWN.map((it) => [path, it] as const)),
  )('%s, for a %s address', async (path, state) => {
    const email = await emailWhichIs(state);
    const unknown = await emailWhichIs('unknown');
    await expectSameResponse(
      () => app.post(path, { email }),
      () => app.post(path, { email: unknown }),
    );
  });

  it.each(KNOWN)('registering a %s address', async (state) => {
    const email = await emailWhichIs(state);
    await expectSameResponse(
      () => app.post('register', buildStudent({ email })),
      () => app.post('register', buildStudent()),
    );
  });

  it.each(
    ['verify-email', 'verify-reset-otp', 'reset-password'].flatMap((path) =>
      KNOWN.map((state) => [path, state] as const),
    ),
  )('a wrong code for %s, for a %s address', async (path, state) => {
    const email = await emailWhichIs(state);
    await app.post('forgot-password', { email });
    const otp = wrongCodeFor(await app.codeFor(email));
    const body = { otp, newPassword: NEW_PASSWORD };
    const wrong = await app.post(path, { ...body, email });
    const unknown = await app.post(path, { ...body, email: await emailWhichIs('unknown') });
    expect([wrong.status, wrong.body['code']]).toEqual([422, 'wrong_code']);
    expect(comparable(unknown)).toEqual(comparable(wrong));
  });

  it('the number of passwords that a log-in checks', async () => {
    const hasher = app.running.app.get(PasswordHasher);
    const [check, hash] = [jest.spyOn(hasher, 'isRight'), jest.spyOn(hasher, 'hash')];
    const responses: unknown[] = [];
    for (const state of ['unknown', ...KNOWN] as const) {
      const email = await emailWhichIs(state);
      check.mockClear();
      hash.mockClear();
      responses.push(comparable(await app.post('login', { email, password: 'a guess' })));
      expect([state, check.mock.calls.length, hash.mock.calls.length]).toEqual([state, 1, 0]);
    }
    jest.restoreAllMocks();
    expect(responses).toEqual(Array(4).fill(responses[0]));
  });
});

describe('codes', () => {
  it.each([
    ['verify-email', 'register'],
    ['verify-reset-otp', 'forgot-password'],
  ])('cannot be guessed with many parallel calls of %s', async (path, source) => {
    const student = source === 'register' ? buildStudent() : await registerStudent(app);
    await app.post(source, student);
    const { email } = student;
    const otp = await app.codeFor(email);
    let guess = otp;
    const guesses = Array.from({ length: 60 }, () => (guess = wrongCodeFor(guess)));
    await Promise.all(guesses.map((code) => app.post(path, { email, otp: code })));
    expect((await app.post(path, { email, otp })).status).toBe(422);
  });

  it('are valid for exactly ten minutes', async () => {
    const [early, late] = [buildStudent(), buildStudent()];
    for (const student of [early, late]) await app.post('register', student);
    const codes = [await app.codeFor(early.email), await app.codeFor(late.email)];
    clock.advance(599);
    const inTime = await app.post('verify-email', { email: early.email, otp: codes[0] });
    expect(inTime.status).toBe(200);
    clock.advance(1);
    const tooLate = await app.post('verify-email', { email: late.email, otp: codes[1] });
    expect(tooLate.status).toBe(422);
  });

  it('for a reset are valid for exactly ten minutes', async () => {
    const { email } = await registerStudent(app);
    await app.post('forgot-password', { email });
    const otp = await app.codeFor(email);
    clock.advance(599);
    expect((await app.post('verify-reset-otp', { email, otp })).status).toBe(200);
    clock.advance(1);
    const reset = { email, otp, newPassword: NEW_PASSWORD };
    expect((await app.post('reset-password', reset)).status).toBe(422);
  });

  it('do not work for another account', async () => {
    const [mallory, owner] = [await registerStudent(app), await registerStudent(app)];
    await app.post('forgot-password', { email: mallory.email });
    const otp = await app.codeFor(mallory.email);
    const reset = { email: owner.email, otp, newPassword: NEW_PASSWORD };
    expect((await app.post('reset-password', reset)).status).toBe(422);
  });

  it('that the mail queue does not accept do not count against the limits', async () => {
    const student = buildStudent();
    await app.post('register', student);
    await app.skipCodeGaps();
    const meta = await app.redis.hGetAll('{bull}:mail:meta');
    await app.redis.del('{bull}:mail:meta');
    await app.redis.set('{bull}:mail:meta', 'out of order');
    const failed = await app.post('resend-otp', { email: student.email });
    await app.redis.del('{bull}:mail:meta');
    if (Object.keys(meta).length > 0) await app.redis.hSet('{bull}:mail:meta', meta);
    expect([failed.status, failed.body['code']]).toEqual([500, 'internal']);
    const again = await app.post('resend-otp', { email: student.email });
    expect(again.status).toBe(200);
    const otp = await app.codeFor(student.email);
    expect((await app.post('verify-email', { email: student.email, otp })).status).toBe(200);
  });
});

describe('a stranger who registers with the address of somebody else', () => {
  it.each([
    ['\u1D43sha@example.com', 'a letter that counts as another'],
    ['asha@example.\u217Dom', 'a numeral that counts as a letter'],
    [`${'\u0130'.repeat(30)}@${'\u0130'.repeat(60)}.${'\u0130'.repeat(60)}.example.com`, 'growth'],
    [`asha@${'example.'.repeat(40)}com`, 'length'],
  ])('cannot disguise it: %j (%s)', async (email) => {
    const { status, body } = await app.post('register', buildStudent({ email }));
    expect([status, Object.keys(body['fields'] as object)]).toEqual([400, ['email']]);
  });
});

describe('log-ins with the old password while it is being reset', () => {
  it('leave no valid session', async () => {
    const student = await registerStudent(app);
    const { email } = student;
    await app.post('forgot-password', { email });
    const reset = { email, otp: await app.codeFor(email), newPassword: NEW_PASSWORD };
    const [done, ...logins] = await Promise.all([
      app.post('reset-password', reset),
      ...Array.from({ length: 12 }, () => app.post('login', student)),
    ]);
    expect(done.status).toBe(200);
    for (const { status, body } of logins) {
      if (status === 200) {
        expect((await app.get('/auth/me', String(body['token']))).status).toBe(401);
      } else {
        // 503 when a slow machine has too many passwords to check.
        expect([401, 503]).toContain(status);
      }
    }
    expect((await app.post('login', student)).status).toBe(401);
  });
});

describe('names', () => {
  const forged = [
    '\r\nBcc: all@example.com',
    '\n',
    '\u0000',
    '\u0085',
    '\u2028',
    '\u2029',
    '\u001b',
  ];

  it.each(forged.map((text) => [`Asha${text}Rao`]))(
    'are rejected if they contain %j',
    async (name) => {
      const registered = await app.post('register', buildStudent({ name }));
      expect([registered.status, Object.keys(registered.body['fields'] as object)]).toEqual([
        400,
        ['name'],
      ]);
    },
  );

  it.each(['\u200B', '\u200B\u200D\uFEFF', '\u202E', '\u3164', '\u2800 \u00AD', '\uFE0F'])(
    'with only invisible characters count as missing: %j',
    async (name) => {
      const { token } = await registerStudent(app);
      const missing = { fields: { name: 'Name is required' } };
      const registered = await app.post('register', buildStudent({ name }));
      expect([registered.status, registered.body]).toMatchObject([400, missing]);
      const changed = await app.call('PUT', '/api/user/profile', { body: { name }, token });
      expect([changed.status, changed.body]).toMatchObject([400, missing]);
    },
  );

  it.each([
    ['\u202EAsha\u202C Rao\u200F', 'Asha Rao'],
    ['\u2067Asha\u2069 \u200BRao', 'Asha Rao'],
    ['അവന്\u200D', 'അവന്\u200D'],
    ['क्\u200Dष 👩\u200D🎓', 'क्\u200Dष 👩\u200D🎓'],
  ])(
    'lose direction controls and invisible characters, and nothing else: %j',
    async (name, clean) => {
      const { token, email } = await registerStudent(app, { name });
      expect(await app.mailsTo(email)).toMatchObject([{ data: { name: clean } }]);
      expect((await app.get('/auth/me', token)).body['user']).toMatchObject({ name: clean });
      const body = {
        name,
        education: `\u202E${name}`,
        address: `1\n${name}`,
        mobile: '\u202A9876543210\u202C',
      };
      const changed = await app.call('PUT', '/api/user/profile', { body, token });
      expect([changed.status, changed.body]).toMatchObject([
        200,
        { name: clean, education: clean, address: `1\n${clean}`, mobile: '9876543210' },
      ]);
    },
  );

  it('are rejected in the profile too', async () => {
    const { token } = await registerStudent(app);
    for (const text of forged) {
      const body = { name: `Asha${text}Rao` };
      expect((await app.call('PUT', '/api/user/profile', { body, token })).status).toBe(400);
    }
  });
});
