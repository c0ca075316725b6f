import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthApp } from './app.js';
import { buildStudent, registerStudent } from './builders.js';

let app: AuthApp;

beforeAll(async () => {
  app = await AuthApp.start({ LIMIT_LOGIN_FAILURES: '1000' });
});

afterAll(async () => {
  await app.close();
});

const rejection = (field: string) => ({
  code: 'validation_failed',
  fields: { [field]: expect.any(String) },
});

describe('a password may be', () => {
  it.each([
    ['all small letters', 'monsoonoverpune'],
    ['digits only', '9031746258'],
    ['with spaces around', '  spaces stay  '],
    ['in Devanagari', 'वर्षा ऋतु की सुबह'],
    ['of emoji', '🌧️🌧️🪁🪁📚📚🍵🍵'],
    ['of 128 characters', 'a1'.repeat(64)],
  ])('%s', async (_kind, password) => {
    const student = await registerStudent(app, { password });
    expect((await app.post('login', student)).status).toBe(200);
  });

  it('any text, and must match exactly', async () => {
    const password = ` Monsoon over Pune ${'x'.repeat(80)} `;
    const student = await registerStudent(app, { password });
    for (const other of [
      password.toLowerCase(),
      password.trim(),
      password.slice(0, 72),
      `${password}x`,
      password.replaceAll(' ', ''),
    ]) {
      expect((await app.post('login', { ...student, password: other })).status).toBe(401);
    }
    expect((await app.post('login', student)).status).toBe(200);
  });
});

describe('a password is rejected', () => {
  it.each([
    ['too short', 'seven77'],
    ['among the most common', 'password1'],
    ['among the most common, in capitals', 'QWERTYUIOP'],
    ['too long', 'x'.repeat(129)],
  ])('when it is %s, by every route that sets one', async (_kind, weak) => {
    const registration = await app.post('register', buildStudent({ password: weak }));
    expect([registration.status, registration.body]).toMatchObject([400, rejection('password')]);
    const student = await registerStudent(app);
    const reset = { email: student.email, otp: '000000', newPassword: weak };
    const resetResponse = await app.post('reset-password', reset);
    expect([resetResponse.status, resetResponse.body]).toMatchObject([
      400,
      rejection('newPassword'),
    ]);
    const { token } = (await app.post('login', student)).body;
    const change = { currentPassword: student.password, newPassword: weak };
    const changed = await app.post('change-password', change, { token: String(token) });
    expect([changed.status, changed.body]).toMatchObject([400, rejection('newPassword')]);
  });
});

describe('changing the password', () => {
  it('requires the current password and a session', async () => {
    const student = await registerStudent(app);
    const token = String((await app.post('login', student)).body['token']);
    const newPassword = 'kites above the roof';
    const wrong = { currentPassword: 'not the password', newPassword };
    expect((await app.post('change-password', wrong, { token })).status).toBe(422);
    expect((await app.post('change-password', { newPassword }, { token })).status).toBe(400);
    const right = { currentPassword: student.password, newPassword };
    expect((await app.post('change-password', right)).status).toBe(401);
    expect((await app.post('change-password', right, { token })).status).toBe(200);
    expect((await app.post('login', student)).status).toBe(401);
    expect((await app.post('login', { ...student, password: newPassword })).status).toBe(200);
  });
});

describe('accounts', () => {
  it('do not include the demo account by default', async () => {
    const demo = { email: 'demo@abhyas.example', password: 'demo-practice-2026' };
    expect((await app.post('login', demo)).status).toBe(401);
  });

  it('never expose the password hash', async () => {
    const student = await registerStudent(app);
    const signedIn = await app.post('login', student);
    const token = String(signedIn.body['token']);
    const responses = [signedIn];
    for (const path of ['/auth/me', '/api/user/profile', '/api/user/profile/settings'])
      responses.push(await app.get(path, token));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const text = JSON.stringify(responses.map(({ body }) => body));
    expect(text).not.toMatch(/argon2|hash|providerId|emailKey/i);
    expect(Object.keys(signedIn.body['user'] as object).toSorted()).toEqual([
      'avatar',
      'email',
      'id',
      'membership',
      'name',
    ]);
  });
});
