import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthApp, Browser } from './app.js';
import { buildStudent, registerStudent } from './builders.js';

const STEP_MS = 60;
let app: AuthApp;

// These tests hash dozens of passwords one after another.

beforeAll(async () => {
  app = await AuthApp.start({
    LIMIT_ADDRESS: '1000',
    LOGIN_SLOWDOWN_MS: String(STEP_MS),
    LIMIT_LOGIN_FAILURES: '10',
  });
});

afterAll(async () => {
  await app.close();
});

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

describe('log-ins slow down', () => {
  it('per account, across all client addresses', async () => {
    const { email } = await registerStudent(app);
    const guess = () =>
      app.post('login', { email, password: 'a guess' }, { address: app.newAddress() });
    for (let n = 0; n < 9; n += 1) await guess();
    expect(await timeOf(guess)).toBeGreaterThanOrEqual(5 * STEP_MS - 1);
    expect((await guess()).status).toBe(429);
  });

  it('per client address, across all accounts', async () => {
    const address = app.newAddress();
    const guess = () => app.post('login', buildStudent(), { address });
    for (let n = 0; n < 3; n += 1) await guess();
    const counter = `auth:limit:login-from:${address}`;
    expect(await app.redis.get(counter)).toBe('3');
    // Simulates a hundred failures, which would take long.
    await app.redis.set(counter, '99', { expiration: 'KEEPTTL' });
    expect(await timeOf(guess)).toBeGreaterThanOrEqual(5 * STEP_MS - 1);
    const elsewhere = await app.post('login', buildStudent(), { address: app.newAddress() });
    expect(elsewhere.status).toBe(401);
  });

  it('but not after successes', async () => {
    const student = await registerStudent(app);
    const address = app.newAddress();
    for (let n = 0; n < 12; n += 1) {
      expect((await app.post('login', student, { address })).status).toBe(200);
    }
    const counted = await app.redis.get(`auth:limit:login-from:${address}`);
    expect(Number(counted)).toBe(0);
  });
});

describe('the right password of an unverified address', () => {
  it('counts as a failure until the code is entered', async () => {
    const student = buildStudent();
    const browser = new Browser();
    const logIn = async () => (await app.post('login', student, { browser })).status;
    await app.post('register', student, { browser });
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push(await logIn());
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const otp = await app.codeFor(student.email);
    await app.post('verify-email', { email: student.email, otp }, { browser });
    expect(await logIn()).toBe(200);
  });
});

describe('an IPv6 client', () => {
  it('is counted by its network, not by its single addresses', async () => {
    const student = buildStudent();
    const guess = (address: string) => app.post('login', student, { address });
    await guess('2001:db8:7:7::1');
    await guess('2001:db8:7:7:ffff::2');
    expect(await app.redis.get('auth:limit:login-from:2001:db8:7:7::/64')).toBe('2');
  });
});
