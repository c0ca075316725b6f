import { performance } from 'node:perf_hooks';

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CLOCK } from '@abhyas/service-kit';
import { FixedClock } from '@abhyas/service-kit/testing';

import { AuthApp, type Answer } from './app.js';
import { buildStudent, registerStudent, wrongCodeFor } from './builders.js';

const clock = new FixedClock();
const NEW_PASSWORD = 'a new day in Nagpur';
let app: AuthApp;

// Dozens of passwords are hashed one after another here.
jest.setTimeout(60_000);

beforeAll(async () => {
  app = await AuthApp.start(
    { LIMIT_ADDRESS: '100000', LIMIT_CODES: '1000', LIMIT_LOGIN_FAILURES: '100' },
    new Map([[CLOCK, clock]]),
  );
});

afterAll(async () => {
  await app.close();
});

const settingsOf = async (token: unknown) =>
  (await app.get('/api/user/profile/settings', String(token))).body;

const median = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timed(call: () => Promise<Answer>): Promise<[Answer, number]> {
  const began = performance.now();
  const answer = await call();
  return [answer, performance.now() - began];
}

/** Asks both ways in turn; the answers must be alike, and their usual times of one order. */
async function expectAlike(one: () => Promise<Answer>, other: () => Promise<Answer>) {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < 9; n += 1) {
    await app.skipCodeGaps();
    const [first, firstTime] = await timed(one);
    await app.skipCodeGaps();
    const [second, secondTime] = await timed(other);
    const requestId = expect.any(String);
    expect(second.status).toBe(first.status);
    if (first.body['success'] === false) {
      expect({ ...second.body, requestId }).toEqual({ ...first.body, requestId });
    } else {
      expect(second.body).toEqual(first.body);
    }
    times[0].push(firstTime);
    times[1].push(secondTime);
  }
  const ratio = median(times[0]) / median(times[1]);
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
}

describe('who is registered is not told by', () => {
  it('logging in with a wrong password', async () => {
    const { email } = await registerStudent(app);
    const pending = buildStudent();
    await app.post('register', pending);
    const guess = (address: string) => app.post('login', { email: address, password: 'a guess' });
    await expectAlike(
      () => guess(email),
      () => guess(buildStudent().email),
    );
    await expectAlike(
      () => guess(pending.email),
      () => guess(buildStudent().email),
    );
  });

  it.each(['forgot-password', 'resend-otp'])('%s', async (path) => {
    const known = path === 'resend-otp' ? buildStudent() : await registerStudent(app);
    if (path === 'resend-otp') await app.post('register', known);
    const unknown = buildStudent();
    await expectAlike(
      () => app.post(path, { email: known.email }),
      () => app.post(path, { email: unknown.email }),
    );
  });

  it('registering', async () => {
    const known = await registerStudent(app);
    await expectAlike(
      () => app.post('register', buildStudent({ email: known.email })),
      () => app.post('register', buildStudent()),
    );
  });

  it.each(['verify-email', 'verify-reset-otp'])('a wrong code for %s', async (path) => {
    const known = buildStudent();
    await app.post('register', known);
    await app.post('forgot-password', { email: known.email });
    const otp = wrongCodeFor(await app.codeFor(known.email));
    const requestId = expect.any(String);
    const answers = [
      await app.post(path, { email: known.email, otp }),
      await app.post(path, { email: buildStudent().email, otp }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
    expect({ ...answers[0]?.body, requestId }).toEqual({ ...answers[1]?.body, requestId });
  });
});

describe('codes', () => {
  it.each([
    ['verify-email', 'register'],
    ['verify-reset-otp', 'forgot-password'],
  ])('cannot be guessed by asking %s many times at once', async (path, source) => {
    const student = source === 'register' ? buildStudent() : await registerStudent(app);
    await app.post(source, student);
    const { email } = student;
    const otp = await app.codeFor(email);
    let guess = otp;
    const guesses = Array.from({ length: 60 }, () => (guess = wrongCodeFor(guess)));
    await Promise.all(guesses.map((one) => app.post(path, { email, otp: one })));
    expect((await app.post(path, { email, otp })).status).toBe(422);
  });

  it('are good for ten minutes, not longer', async () => {
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

  it('to reset with are good for ten minutes, not longer', async () => {
    const { email } = await registerStudent(app);
    await app.post('forgot-password', { email });
    const otp = await app.codeFor(email);
    clock.advance(599);
    expect((await app.post('verify-reset-otp', { email, otp })).status).toBe(200);
    clock.advance(1);
    const reset = { email, otp, newPassword: NEW_PASSWORD };
    expect((await app.post('reset-password', reset)).status).toBe(422);
  });

  it('do not open another account', async () => {
    const [mallory, owner] = [await registerStudent(app), await registerStudent(app)];
    await app.post('forgot-password', { email: mallory.email });
    const otp = await app.codeFor(mallory.email);
    const reset = { email: owner.email, otp, newPassword: NEW_PASSWORD };
    expect((await app.post('reset-password', reset)).status).toBe(422);
  });

  it('asked for while mails cannot be queued leave no wait behind', async () => {
    const student = buildStudent();
    await app.post('register', student);
    await app.skipCodeGaps();
    const meta = await app.redis.hGetAll('bull:mail:meta');
    await app.redis.del('bull:mail:meta');
    await app.redis.set('bull:mail:meta', 'out of order');
    const failed = await app.post('resend-otp', { email: student.email });
    await app.redis.del('bull:mail:meta');
    if (Object.keys(meta).length > 0) await app.redis.hSet('bull:mail:meta', meta);
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5']);
    const again = await app.post('resend-otp', { email: student.email });
    expect(again.status).toBe(200);
    const otp = await app.codeFor(student.email);
    expect((await app.post('verify-email', { email: student.email, otp })).status).toBe(200);
  });
});

describe('a stranger who registers with the address of someone', () => {
  const registered = async (who: ReturnType<typeof buildStudent>, address: string) => {
    await app.post('register', who, { address });
    return app.codeFor(who.email);
  };

  it('first, gains nothing', async () => {
    const mallory = buildStudent({ name: 'Mallory', password: 'i was here first' });
    const owner = buildStudent({ email: mallory.email });
    const [away, home] = [app.newAddress(), app.newAddress()];
    await registered(mallory, away);
    const otp = await registered(owner, home);
    const { body } = await app.post('verify-email', { email: owner.email, otp }, { address: home });
    expect(await settingsOf(body['token'])).toMatchObject({ hasPassword: true });
    expect((await app.post('login', mallory)).status).toBe(401);
    expect((await app.post('login', owner)).status).toBe(200);
  });

  it('last, has not chosen the password of the account that the owner then verifies', async () => {
    const owner = buildStudent();
    const mallory = buildStudent({ email: owner.email, password: 'i was here last' });
    const [away, home] = [app.newAddress(), app.newAddress()];
    await registered(owner, home);
    const otp = await registered(mallory, away);
    const { status, body } = await app.post(
      'verify-email',
      { email: owner.email, otp },
      { address: home },
    );
    expect(status).toBe(200);
    expect(await settingsOf(body['token'])).toMatchObject({ hasPassword: false });
    expect((await app.post('login', mallory, { address: away })).status).toBe(401);
    await app.post('forgot-password', { email: owner.email });
    const code = await app.codeFor(owner.email);
    const reset = { email: owner.email, otp: code, newPassword: NEW_PASSWORD };
    expect((await app.post('reset-password', reset)).status).toBe(200);
    expect((await app.post('login', { ...owner, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('and leaves it so, loses it to the owner who resets', async () => {
    const mallory = buildStudent({ password: 'i was here first' });
    await app.post('register', mallory);
    await app.post('forgot-password', { email: mallory.email });
    const otp = await app.codeFor(mallory.email);
    const reset = { email: mallory.email, otp, newPassword: NEW_PASSWORD };
    expect((await app.post('reset-password', reset)).status).toBe(200);
    expect((await app.post('login', mallory)).status).toBe(401);
    expect((await app.post('login', { ...mallory, password: NEW_PASSWORD })).status).toBe(200);
  });

  it.each([
    ['\u1D43sha@example.com', 'a letter that counts as another'],
    ['asha@example.\u217Dom', 'a numeral that counts as a letter'],
    [`${'\u0130'.repeat(30)}@${'\u0130'.repeat(60)}.${'\u0130'.repeat(60)}.example.com`, 'growth'],
    [`asha@${'example.'.repeat(40)}com`, 'length'],
  ])('cannot dress it up: %j (%s)', async (email) => {
    const { status, body } = await app.post('register', buildStudent({ email }));
    expect([status, Object.keys(body['fields'] as object)]).toEqual([400, ['email']]);
  });
});

describe('log-ins with the old password while it is being reset', () => {
  it('leave no session behind', async () => {
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
        expect(status).toBe(401);
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

  it.each(forged.map((text) => [`Asha${text}Rao`]))('refuse %j', async (name) => {
    const registered = await app.post('register', buildStudent({ name }));
    expect([registered.status, Object.keys(registered.body['fields'] as object)]).toEqual([
      400,
      ['name'],
    ]);
  });

  it('are refused alike in the profile', async () => {
    const { token } = await registerStudent(app);
    for (const text of forged) {
      const body = { name: `Asha${text}Rao` };
      expect((await app.call('PUT', '/api/user/profile', { body, token })).status).toBe(400);
    }
  });
});

// Last, because another app empties the stores of the one above.
describe('strangers who use up the codes and tries of an account', () => {
  it('do not keep its owner from a reset, where the owner is known', async () => {
    const other = await AuthApp.start({ LIMIT_ADDRESS: '1000' });
    try {
      const home = other.newAddress();
      const { email, password } = await registerStudent(other);
      await other.post('login', { email, password }, { address: home });
      const ask = async (address: string) => {
        const keys = await other.redis.keys('auth:limit:code-gap:*');
        if (keys.length > 0) await other.redis.del(keys);
        return (await other.post('forgot-password', { email }, { address })).status;
      };
      const asked: number[] = [];
      for (let n = 0; n < 6; n += 1) asked.push(await ask(other.newAddress()));
      expect(asked.at(-1)).toBe(429);
      expect(await ask(home)).toBe(200);

      const otp = await other.codeFor(email);
      const guess = { email, otp: wrongCodeFor(otp) };
      const proof = { email, otp };
      const away = other.newAddress();
      for (let n = 0; n < 6; n += 1) {
        await other.post('verify-reset-otp', guess, { address: away });
      }
      expect((await other.post('verify-reset-otp', proof, { address: away })).status).toBe(422);
      const reset = { ...proof, newPassword: NEW_PASSWORD };
      expect((await other.post('reset-password', reset, { address: home })).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});
