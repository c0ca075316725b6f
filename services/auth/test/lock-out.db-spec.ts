import { CLOCK } from '@abhyas/service-kit';
import { FixedClock } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashEmailKey } from '../src/users/rules/email-key.js';
import { AuthApp, Browser, type CallOptions } from './app.js';
import { buildStudent, registerStudent, wrongCodeFor } from './builders.js';

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

async function requestCode(path: string, email: string, options: CallOptions): Promise<number> {
  await app.skipCodeGaps();
  return (await app.post(path, { ...buildStudent({ email }) }, options)).status;
}

const stranger = (): CallOptions => ({ address: app.newAddress() });

/** What attackers who know an email address can do from many client addresses. */
async function attack(email: string): Promise<void> {
  for (let n = 0; n < 20; n += 1) await requestCode('register', email, stranger());
  for (let n = 0; n < 20; n += 1) await requestCode('resend-otp', email, stranger());
  for (let n = 0; n < 15; n += 1) {
    await app.post('login', { email, password: 'a wild guess' }, stranger());
  }
}

async function guess(path: string, email: string, times: number, options: () => CallOptions) {
  let otp = await app.codeFor(email);
  for (let n = 0; n < times; n += 1) {
    otp = wrongCodeFor(otp);
    expect((await app.post(path, { email, otp }, options())).status).toBe(422);
  }
}

const resetsBy = async (proof: object, options: CallOptions = {}): Promise<boolean> => {
  const reset = { ...proof, newPassword: NEW_PASSWORD };
  return (await app.post('reset-password', reset, options)).status === 200;
};

describe('strangers who register an address and guess its password', () => {
  it('do not block a reset and log-in by its owner from a new browser and address', async () => {
    const { email, password } = await registerStudent(app);
    await attack(email);
    const browser = new Browser();
    const options = { browser, address: app.newAddress() };
    expect((await app.post('login', { email, password }, options)).status).toBe(429);
    expect(await requestCode('forgot-password', email, options)).toBe(200);
    const otp = await app.codeFor(email);
    expect(await resetsBy({ email, otp }, options)).toBe(true);
    await attack(email);
    const { status } = await app.post('login', { email, password: NEW_PASSWORD }, options);
    expect(status).toBe(200);
  });

  it('do not block a log-in by its owner in a known browser, from any address', async () => {
    const browser = new Browser();
    const { email, password } = await registerStudent(app, {}, browser);
    await attack(email);
    const options = { browser, address: app.newAddress() };
    expect((await app.post('login', { email, password }, options)).status).toBe(200);
    expect(await requestCode('forgot-password', email, options)).toBe(200);
  });
});

describe('what the owner does', () => {
  const LIMIT = 10;

  async function guesses(email: string, times: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) {
      const guessed = await app.post('login', { email, password: 'a wild guess' }, stranger());
      statuses.push(guessed.status);
    }
    return statuses;
  }

  type Owner = Awaited<ReturnType<typeof registerStudent>> & { browser: Browser };
  const actions: [string, (owner: Owner) => Promise<unknown>][] = [
    [
      'a log-in in a known browser',
      ({ browser, ...owner }) => app.post('login', owner, { browser }),
    ],
    [
      'a change of the password',
      ({ password, token }) => {
        const change = { currentPassword: password, newPassword: NEW_PASSWORD };
        return app.post('change-password', change, { token });
      },
    ],
  ];

  it.each(actions)('does not let strangers guess again early: %s', async (_what, act) => {
    const browser = new Browser();
    const owner = { ...(await registerStudent(app, {}, browser)), browser };
    await guesses(owner.email, LIMIT);
    await act(owner);
    expect(await guesses(owner.email, 2)).toEqual([429, 429]);
    expect(await guesses(buildStudent().email, LIMIT + 1)).toEqual([
      ...Array<number>(LIMIT).fill(401),
      429,
    ]);
  });

  it.each([
    [
      'a reset',
      async (email: string) => {
        await app.post('forgot-password', { email }, stranger());
        const otp = await app.codeFor(email);
        await app.post('reset-password', { email, otp, newPassword: NEW_PASSWORD }, stranger());
      },
    ],
    [
      'a registration',
      async (email: string) =>
        app.post('verify-email', { email, otp: await app.codeFor(email) }, stranger()),
    ],
  ])('lets the owner log in on every device after %s by mail', async (what, finish) => {
    const student = buildStudent({ password: NEW_PASSWORD });
    if (what === 'a reset') await registerStudent(app, student);
    else await app.post('register', student);
    await guesses(student.email, LIMIT + 1);
    await finish(student.email);
    expect((await app.post('login', student, stranger())).status).toBe(200);
  });

  it('does not change the number of guesses or the waiting time: a log-in in a new browser', async () => {
    const { email, password } = await registerStudent(app);
    const logIn = () => app.post('login', { email, password }, stranger());
    expect((await logIn()).status).toBe(200);
    // No window has started.
    expect(await app.redis.keys(`auth:limit:login:${hashEmailKey(email)}*`)).toEqual([]);
    await guesses(email, LIMIT - 2);
    expect((await logIn()).status).toBe(200);
    expect(await guesses(email, 3)).toEqual([401, 401, 429]);
  });
});

describe('requested codes', () => {
  it.each(['register', 'resend-otp', 'forgot-password'])(
    'by %s are limited to five per hour and address, whatever others request',
    async (path) => {
      const { email } = buildStudent();
      const address = app.newAddress();
      for (let n = 0; n < 7; n += 1) await requestCode(path, email, stranger());
      const statuses: number[] = [];
      for (let n = 0; n < 6; n += 1) statuses.push(await requestCode(path, email, { address }));
      expect(statuses.slice(0, 5).every((status) => status < 300)).toBe(true);
      expect(statuses[5]).toBe(429);
    },
  );

  it('for one purpose do not use up the limit of another', async () => {
    const { email } = buildStudent();
    const address = app.newAddress();
    for (let n = 0; n < 6; n += 1) await requestCode('register', email, { address });
    expect(await requestCode('register', email, { address })).toBe(429);
    expect(await requestCode('forgot-password', email, { address })).toBe(200);
  });

  it('are a minute apart for each caller', async () => {
    const { email } = await registerStudent(app);
    const [home, away] = [app.newAddress(), app.newAddress()];
    const forgot = async (address: string) =>
      (await app.post('forgot-password', { email }, { address })).status;
    expect([await forgot(away), await forgot(away), await forgot(home)]).toEqual([200, 429, 200]);
  });

  it.each([
    ['forgot-password', 'reset-password'],
    ['register', 'already-registered'],
  ])(
    'by strangers with %s are mailed at most fifteen times per hour, with the same response after that',
    async (path, template) => {
      const { email } = await registerStudent(app);
      const mails = async () =>
        (await app.mailsTo(email)).filter((mail) => mail.template === template).length;
      const statuses: number[] = [];
      for (let n = 0; n < 20; n += 1) statuses.push(await requestCode(path, email, stranger()));
      expect(new Set(statuses)).toEqual(new Set([path === 'register' ? 201 : 200]));
      // The code that verified the address counts as a registration code.
      expect(await mails()).toBe(path === 'register' ? 14 : 15);
    },
  );

  it('by the owner’s browser are still mailed', async () => {
    const browser = new Browser();
    const { email } = await registerStudent(app, {}, browser);
    for (let n = 0; n < 16; n += 1) await requestCode('forgot-password', email, stranger());
    const before = (await app.mailsTo(email)).length;
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push(await requestCode('forgot-password', email, { browser, ...stranger() }));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await app.mailsTo(email)).toHaveLength(before + 5);
  });
});

describe('wrong codes of strangers', () => {
  it.each([
    ['reset', 'verify-reset-otp', 'forgot-password'],
    ['registration', 'verify-email', 'register'],
  ])(
    'do not invalidate the code of a %s for the browser that requested it',
    async (_what, path, source) => {
      const isReset = source === 'forgot-password';
      const { email } = isReset ? await registerStudent(app) : buildStudent();
      const browser = new Browser();
      await requestCode(source, email, { browser });
      const otp = await app.codeFor(email);
      await guess(path, email, 12, stranger);
      await guess(path, email, 3, () => ({ browser: new Browser() }));
      expect((await app.post(path, { email, otp }, stranger())).status).toBe(422);
      const options = { browser, address: app.newAddress() };
      expect((await app.post(path, { email, otp }, options)).status).toBe(200);
    },
  );

  it('do not invalidate a reset code for a known browser, whoever requested it', async () => {
    const browser = new Browser();
    const { email } = await registerStudent(app, {}, browser);
    await requestCode('forgot-password', email, {});
    const otp = await app.codeFor(email);
    await guess('verify-reset-otp', email, 6, stranger);
    expect(await resetsBy({ email, otp }, { browser })).toBe(true);
  });

  it('and new codes do not invalidate the earlier code and link', async () => {
    const { email } = await registerStudent(app);
    const browser = new Browser();
    await requestCode('forgot-password', email, { browser });
    const [otp, token] = [await app.codeFor(email), await app.linkFor(email)];
    for (let n = 0; n < 14; n += 1) {
      await requestCode('forgot-password', email, stranger());
      await guess('verify-reset-otp', email, 1, stranger);
    }
    const check = { email, otp };
    expect((await app.post('verify-reset-otp', check, { browser })).status).toBe(200);
    expect(await resetsBy({ token })).toBe(true);
  });

  it('never invalidate the link in the same mail', async () => {
    const { email } = await registerStudent(app);
    await requestCode('forgot-password', email, {});
    const token = await app.linkFor(email);
    await guess('verify-reset-otp', email, 20, stranger);
    expect(await resetsBy({ token }, stranger())).toBe(true);
  });

  it('are limited to five per code, separately from five by its own browser', async () => {
    const { email } = await registerStudent(app);
    const browser = new Browser();
    await requestCode('forgot-password', email, { browser });
    const otp = await app.codeFor(email);
    const other = new Browser();
    await requestCode('forgot-password', email, { browser: other });
    await guess('verify-reset-otp', email, 5, () => ({ browser: other }));
    // The tries of the other browser also counted against the first code, as those of a stranger.
    const check = { email, otp };
    expect((await app.post('verify-reset-otp', check, stranger())).status).toBe(422);
    expect((await app.post('verify-reset-otp', check, { browser })).status).toBe(200);
    await guess('verify-reset-otp', email, 5, () => ({ browser }));
    expect((await app.post('verify-reset-otp', check, { browser })).status).toBe(422);
  });

  it('are also limited per day; after that strangers need the link', async () => {
    const home = new Browser();
    const { email } = await registerStudent(app, {}, home);
    const [browser, other] = [new Browser(), new Browser()];
    await requestCode('forgot-password', email, { browser });
    await requestCode('forgot-password', email, { browser: other });
    const [otp, token] = [await app.codeFor(email), await app.linkFor(email)];
    const check = (from: Browser) =>
      app.post('verify-reset-otp', { email, otp }, { browser: from });
    for (const round of [1, 2, 3, 4, 5]) {
      await guess('verify-reset-otp', email, 4, () => ({ browser }));
      await guess('verify-reset-otp', email, 4 + round, stranger);
      await requestCode('forgot-password', email, { browser, ...stranger() });
    }
    // A right code does not consume the limit.
    for (let n = 0; n < 6; n += 1) expect((await check(other)).status).toBe(200);
    await guess('verify-reset-otp', email, 5, () => ({ browser }));
    const refused = await check(other);
    expect([refused.status, refused.body['code']]).toEqual([422, 'wrong_code']);
    expect(refused.body['message']).toContain('open the link in the same email');
    expect((await check(home)).status).toBe(200);
    expect(await resetsBy({ token }, { browser })).toBe(true);
  });
});
