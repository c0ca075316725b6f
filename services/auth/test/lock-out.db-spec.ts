import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CLOCK } from '@abhyas/service-kit';
import { FixedClock } from '@abhyas/service-kit/testing';

import { AuthApp, Browser, type CallOptions } from './app.js';
import { buildStudent, registerStudent, wrongCodeFor } from './builders.js';

const NEW_PASSWORD = 'a new day in Nagpur';
const clock = new FixedClock();
let app: AuthApp;

// Dozens of passwords are hashed one after another here.
jest.setTimeout(90_000);

beforeAll(async () => {
  app = await AuthApp.start({ LIMIT_ADDRESS: '100000' }, new Map([[CLOCK, clock]]));
});

afterAll(async () => {
  await app.close();
});

async function ask(path: string, email: string, options: CallOptions): Promise<number> {
  await app.skipCodeGaps();
  return (await app.post(path, { ...buildStudent({ email }) }, options)).status;
}

const strange = (): CallOptions => ({ address: app.newAddress() });

/** What a stranger can do to somebody whose e-mail address they know, from everywhere. */
async function attack(email: string): Promise<void> {
  for (let n = 0; n < 20; n += 1) await ask('register', email, strange());
  for (let n = 0; n < 20; n += 1) await ask('resend-otp', email, strange());
  for (let n = 0; n < 15; n += 1) {
    await app.post('login', { email, password: 'a wild guess' }, strange());
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
  it('leave its owner a reset from a new browser at a new address, which gets in at once', async () => {
    const { email, password } = await registerStudent(app);
    await attack(email);
    const browser = new Browser();
    const options = { browser, address: app.newAddress() };
    expect((await app.post('login', { email, password }, options)).status).toBe(429);
    expect(await ask('forgot-password', email, options)).toBe(200);
    const otp = await app.codeFor(email);
    expect(await resetsBy({ email, otp }, options)).toBe(true);
    await attack(email);
    const { status } = await app.post('login', { email, password: NEW_PASSWORD }, options);
    expect(status).toBe(200);
  });

  it('leave its owner the log-in where they were before, whatever the address now', async () => {
    const browser = new Browser();
    const { email, password } = await registerStudent(app, {}, browser);
    await attack(email);
    const options = { browser, address: app.newAddress() };
    expect((await app.post('login', { email, password }, options)).status).toBe(200);
    expect(await ask('forgot-password', email, options)).toBe(200);
  });
});

describe('codes that are asked for', () => {
  it.each(['register', 'resend-otp', 'forgot-password'])(
    'by %s are five an hour from one address, whatever was asked for elsewhere',
    async (path) => {
      const { email } = buildStudent();
      const address = app.newAddress();
      for (let n = 0; n < 7; n += 1) await ask(path, email, strange());
      const statuses: number[] = [];
      for (let n = 0; n < 6; n += 1) statuses.push(await ask(path, email, { address }));
      expect(statuses.slice(0, 5).every((status) => status < 300)).toBe(true);
      expect(statuses[5]).toBe(429);
    },
  );

  it('for one purpose do not use up those for another', async () => {
    const { email } = buildStudent();
    const address = app.newAddress();
    for (let n = 0; n < 6; n += 1) await ask('register', email, { address });
    expect(await ask('register', email, { address })).toBe(429);
    expect(await ask('forgot-password', email, { address })).toBe(200);
  });

  it('are a minute apart for each who asks', async () => {
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
    'by strangers with %s are mailed fifteen times an hour, silently no more',
    async (path, template) => {
      const { email } = await registerStudent(app);
      const mails = async () =>
        (await app.mailsTo(email)).filter((mail) => mail.template === template).length;
      const statuses: number[] = [];
      for (let n = 0; n < 20; n += 1) statuses.push(await ask(path, email, strange()));
      expect(new Set(statuses)).toEqual(new Set([path === 'register' ? 201 : 200]));
      // The code that verified the address was one of those of registrations.
      expect(await mails()).toBe(path === 'register' ? 14 : 15);
    },
  );

  it('by the owner’s browser are mailed all the same', async () => {
    const browser = new Browser();
    const { email } = await registerStudent(app, {}, browser);
    for (let n = 0; n < 16; n += 1) await ask('forgot-password', email, strange());
    const before = (await app.mailsTo(email)).length;
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push(await ask('forgot-password', email, { browser, ...strange() }));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await app.mailsTo(email)).toHaveLength(before + 5);
  });
});

describe('wrong codes of strangers', () => {
  it.each([
    ['reset', 'verify-reset-otp', 'forgot-password'],
    ['registration', 'verify-email', 'register'],
  ])('leave the code of a %s to the browser that asked for it', async (_what, path, source) => {
    const isReset = source === 'forgot-password';
    const { email } = isReset ? await registerStudent(app) : buildStudent();
    const browser = new Browser();
    await ask(source, email, { browser });
    const otp = await app.codeFor(email);
    await guess(path, email, 12, strange);
    await guess(path, email, 3, () => ({ browser: new Browser() }));
    expect((await app.post(path, { email, otp }, strange())).status).toBe(422);
    const options = { browser, address: app.newAddress() };
    expect((await app.post(path, { email, otp }, options)).status).toBe(200);
  });

  it('leave a reset code to a browser that the account knows, wherever it was asked for', async () => {
    const browser = new Browser();
    const { email } = await registerStudent(app, {}, browser);
    await ask('forgot-password', email, {});
    const otp = await app.codeFor(email);
    await guess('verify-reset-otp', email, 6, strange);
    expect(await resetsBy({ email, otp }, { browser })).toBe(true);
  });

  it('and new codes leave the earlier code and link as they are', async () => {
    const { email } = await registerStudent(app);
    const browser = new Browser();
    await ask('forgot-password', email, { browser });
    const [otp, token] = [await app.codeFor(email), await app.linkFor(email)];
    for (let n = 0; n < 14; n += 1) {
      await ask('forgot-password', email, strange());
      await guess('verify-reset-otp', email, 1, strange);
    }
    const check = { email, otp };
    expect((await app.post('verify-reset-otp', check, { browser })).status).toBe(200);
    expect(await resetsBy({ token })).toBe(true);
  });

  it('never kill the link that came with the code', async () => {
    const { email } = await registerStudent(app);
    await ask('forgot-password', email, {});
    const token = await app.linkFor(email);
    await guess('verify-reset-otp', email, 20, strange);
    expect(await resetsBy({ token }, strange())).toBe(true);
  });

  it('are compared five times with a code, and those of its own browser five times', async () => {
    const { email } = await registerStudent(app);
    const browser = new Browser();
    await ask('forgot-password', email, { browser });
    const otp = await app.codeFor(email);
    const other = new Browser();
    await ask('forgot-password', email, { browser: other });
    await guess('verify-reset-otp', email, 5, () => ({ browser: other }));
    // Other's tries counted against the first code too, as those of a stranger.
    const check = { email, otp };
    expect((await app.post('verify-reset-otp', check, strange())).status).toBe(422);
    expect((await app.post('verify-reset-otp', check, { browser })).status).toBe(200);
    await guess('verify-reset-otp', email, 5, () => ({ browser }));
    expect((await app.post('verify-reset-otp', check, { browser })).status).toBe(422);
  });

  it('are bounded for a day, too; then strangers need the link', async () => {
    const home = new Browser();
    const { email } = await registerStudent(app, {}, home);
    const [browser, other] = [new Browser(), new Browser()];
    await ask('forgot-password', email, { browser });
    await ask('forgot-password', email, { browser: other });
    const [otp, token] = [await app.codeFor(email), await app.linkFor(email)];
    const check = (by: Browser) => app.post('verify-reset-otp', { email, otp }, { browser: by });
    for (const round of [1, 2, 3, 4, 5]) {
      await guess('verify-reset-otp', email, 4, () => ({ browser }));
      await guess('verify-reset-otp', email, 4 + round, strange);
      await ask('forgot-password', email, { browser, ...strange() });
    }
    // A right code takes nothing of what is left.
    for (let n = 0; n < 6; n += 1) expect((await check(other)).status).toBe(200);
    await guess('verify-reset-otp', email, 5, () => ({ browser }));
    const refused = await check(other);
    expect([refused.status, refused.body['code']]).toEqual([422, 'wrong_code']);
    expect(refused.body['message']).toContain('open the link in the same mail');
    expect((await check(home)).status).toBe(200);
    expect(await resetsBy({ token }, { browser })).toBe(true);
  });
});
