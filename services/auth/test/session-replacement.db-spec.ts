import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthApp } from './app.js';
import { buildStudent, registerStudent } from './builders.js';

let app: AuthApp;

beforeAll(async () => {
  app = await AuthApp.start();
});

afterAll(async () => {
  await app.close();
});

const statusOf = async (token: unknown) => (await app.get('/auth/me', String(token))).status;

describe('signing in with the token of another session', () => {
  it('returns a new token and ends the other session', async () => {
    const student = await registerStudent(app);
    const first = (await app.post('login', student)).body['token'];
    const elsewhere = (await app.post('login', student)).body['token'];
    const second = (await app.post('login', student, { token: String(first) })).body['token'];
    expect(second).not.toBe(first);
    expect(await statusOf(first)).toBe(401);
    expect(await statusOf(second)).toBe(200);
    expect(await statusOf(elsewhere)).toBe(200);
  });

  it('also ends a session of another student, and when an address is verified', async () => {
    const [asha, ravi] = [await registerStudent(app), buildStudent()];
    const { token } = (await app.post('login', asha)).body;
    await app.post('register', ravi);
    const proof = { email: ravi.email, otp: await app.codeFor(ravi.email) };
    const verified = await app.post('verify-email', proof, { token: String(token) });
    expect(verified.status).toBe(200);
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(verified.body['token'])).toBe(200);
  });

  it('ends nothing when it fails, and ignores an invalid token', async () => {
    const student = await registerStudent(app);
    const { token } = (await app.post('login', student)).body;
    const wrong = { ...student, password: 'not the password' };
    expect((await app.post('login', wrong, { token: String(token) })).status).toBe(401);
    expect(await statusOf(token)).toBe(200);
    expect((await app.post('login', student, { token: 'x.y.z' })).status).toBe(200);
  });
});
