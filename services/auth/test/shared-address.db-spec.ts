import { CLOCK } from '@abhyas/service-kit';
import { FixedClock } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { KnownBrowsersRepository } from '../src/browsers/known-browsers.repository.js';
import { AuthApp, Browser, type CallOptions } from './app.js';
import { buildStudent, registerStudent } from './builders.js';

const LIMIT = 20;
const LIMIT_KNOWN = 8;
const KNOWN_SECONDS = 180 * 86_400;
const NEW_PASSWORD = 'a new day in Nagpur';
const clock = new FixedClock();
let app: AuthApp;

// These tests hash dozens of passwords one after another.

beforeAll(async () => {
  app = await AuthApp.start(
    { LIMIT_ADDRESS: String(LIMIT), LIMIT_KNOWN_BROWSERS: String(LIMIT_KNOWN) },
    new Map([[CLOCK, clock]]),
  );
});

afterAll(async () => {
  await app.close();
});

/** An address from which a stranger has made all calls that its limit allows. */
async function usedUpAddress(): Promise<string> {
  const address = app.newAddress();
  for (let n = 0; n < LIMIT; n += 1) await app.post('login', {}, { address });
  expect((await app.post('login', {}, { address })).status).toBe(429);
  return address;
}

/** Registers at an address that is not used up. */
const register = (browser: Browser) =>
  registerStudent(app, {}, browser, { address: app.newAddress() });

async function statusesOf(times: number, options: CallOptions): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) {
    statuses.push((await app.post('login', buildStudent(), options)).status);
  }
  return statuses;
}

describe('at an address that a stranger has used up', () => {
  it('the owner logs in, resets and changes the password in a known browser', async () => {
    const browser = new Browser();
    const { email, password } = await register(browser);
    const options = { browser, address: await usedUpAddress() };
    expect((await app.post('login', { email, password }, options)).status).toBe(200);
    expect((await app.post('forgot-password', { email }, options)).status).toBe(200);
    const otp = await app.codeFor(email);
    expect((await app.post('verify-reset-otp', { email, otp }, options)).status).toBe(200);
    const reset = { email, otp, newPassword: NEW_PASSWORD };
    expect((await app.post('reset-password', reset, options)).status).toBe(200);
    const login = await app.post('login', { email, password: NEW_PASSWORD }, options);
    expect(login.status).toBe(200);
    const change = { currentPassword: NEW_PASSWORD, newPassword: password };
    const token = String(login.body['token']);
    expect((await app.post('change-password', change, { ...options, token })).status).toBe(200);
  });

  it('a student with a token changes the password and deletes the account in any browser', async () => {
    const { token, password } = await register(new Browser());
    const address = await usedUpAddress();
    const change = { currentPassword: password, newPassword: NEW_PASSWORD };
    const changed = await app.post('change-password', change, { address, token });
    expect(changed.status).toBe(200);
    const fresh = { address, token: String(changed.body['token']) };
    expect((await app.post('delete-account', { password: NEW_PASSWORD }, fresh)).status).toBe(200);
  });

  it.each([
    ['no cookie', {}],
    ['a secret that no account knows', { cookie: `abhyas-browser=${'x'.repeat(43)}` }],
    ['a malformed secret', { cookie: 'abhyas-browser=short' }],
    ['a malformed cookie', { cookie: ';;=;abhyas-browser=%' }],
    ['the cookie of http over https', { 'x-forwarded-proto': 'https' }],
  ])('a call with %s gets 429', async (_what, headers) => {
    const browser = new Browser();
    const student = await register(browser);
    const address = await usedUpAddress();
    const sent = 'x-forwarded-proto' in headers ? { ...browser.headers(), ...headers } : headers;
    const { status, body } = await app.post('login', student, { address, headers: sent });
    expect([status, body['code']]).toEqual([429, 'too_many_requests']);
  });

  it('a token does not help with public calls', async () => {
    const student = await register(new Browser());
    const { token } = student;
    const address = await usedUpAddress();
    expect((await app.post('login', student, { address, token })).status).toBe(429);
  });

  it('a browser is a stranger 180 days after it was last used, and after a reset elsewhere', async () => {
    const [phone, laptop] = [new Browser(), new Browser()];
    const { email } = await register(phone);
    const old = new Browser();
    await register(old);
    await app.post('forgot-password', { email }, { browser: laptop, address: app.newAddress() });
    const reset = { token: await app.linkFor(email), newPassword: NEW_PASSWORD };
    await app.post('reset-password', reset, { browser: laptop, address: app.newAddress() });
    const address = await usedUpAddress();
    expect(await statusesOf(1, { address, browser: phone })).toEqual([429]);
    expect(await statusesOf(1, { address, browser: laptop })).toEqual([401]);
    clock.advance(KNOWN_SECONDS - 1);
    expect(await statusesOf(1, { address, browser: old })).toEqual([401]);
    clock.advance(1);
    expect(await statusesOf(1, { address, browser: old })).toEqual([429]);
  });

  it('all browsers of an account together have their own, smaller limit', async () => {
    const [phone, laptop, other] = [new Browser(), new Browser(), new Browser()];
    const student = await register(phone);
    await app.post('login', student, { browser: laptop, address: app.newAddress() });
    await register(other);
    const address = await usedUpAddress();
    const half = LIMIT_KNOWN / 2;
    const allowed = Array<number>(half).fill(401);
    expect(await statusesOf(half, { address, browser: phone })).toEqual(allowed);
    expect(await statusesOf(half, { address, browser: laptop })).toEqual(allowed);
    for (const browser of [phone, laptop]) {
      const refused = await app.post('login', student, { address, browser });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await statusesOf(1, { address, browser: other })).toEqual([401]);
  });
});

describe('the database is asked for a browser', () => {
  const lookups = () => jest.spyOn(app.running.app.get(KnownBrowsersRepository), 'findLatest');

  it('only for calls beyond the limit with a well-formed secret', async () => {
    const browser = new Browser();
    await register(browser);
    const find = lookups();
    const address = await usedUpAddress();
    await app.post('login', {}, { address, headers: { cookie: 'abhyas-browser=short' } });
    expect(find).not.toHaveBeenCalled();
    await app.post('login', {}, { address, browser });
    expect(find).toHaveBeenCalledTimes(1);
    find.mockRestore();
  });

  it('at most twice at the same time; what exceeds the queue counts as strangers', async () => {
    const address = await usedUpAddress();
    const find = lookups();
    let open = 0;
    const peaks = { open: 0 };
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    find.mockImplementation(async () => {
      peaks.open = Math.max(peaks.open, (open += 1));
      await gate;
      open -= 1;
      return null;
    });
    const cookie = (n: number) => `abhyas-browser=${`${n}`.padStart(43, 'x')}`;
    const statuses: number[] = [];
    const calls = Array.from({ length: 80 }, async (_, n) => {
      const { status } = await app.post('login', {}, { address, headers: { cookie: cookie(n) } });
      statuses.push(status);
    });
    // 52 wait for the database; the others are refused without it.
    while (statuses.length < 28) await app.get('/health/live');
    release();
    await Promise.all(calls);
    expect(new Set(statuses)).toEqual(new Set([429]));
    expect(find).toHaveBeenCalledTimes(52);
    expect(peaks.open).toBe(2);
    find.mockRestore();
  });
});

describe('calls with a token', () => {
  it('are limited by student, at all addresses', async () => {
    const { token } = await register(new Browser());
    const statuses: number[] = [];
    for (let n = 0; n <= LIMIT; n += 1) {
      const options = { token, address: app.newAddress() };
      statuses.push((await app.post('change-password', {}, options)).status);
    }
    expect(statuses).toEqual([...Array<number>(LIMIT).fill(400), 429]);
    const other = await register(new Browser());
    expect((await app.post('change-password', {}, { token: other.token })).status).toBe(400);
  });
});
