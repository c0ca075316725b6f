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

const refusal = (field: string) => ({
  code: 'validation_failed',
  fields: { [field]: expect.any(String) },
});

describe('a password may be anything', () => {
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

  it('and counts exactly as it was given', async () => {
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

describe('a password is refused', () => {
  it.each([
    ['too short', 'seven77'],
    ['among the commonest', 'password1'],
    ['among the commonest, in capitals', 'QWERTYUIOP'],
    ['too long', 'x'.repeat(129)],
  ])('when it is %s, wherever one is set', async (_kind, weak) => {
    const registration = await app.post('register', buildStudent({ password: weak }));
    expect([registration.status, registration.body]).toMatchObject([400, refusal('password')]);
    const student = await registerStudent(app);
    const reset = { email: student.email, otp: '000000', newPassword: weak };
    const resetAnswer = await app.post('reset-password', reset);
    expect([resetAnswer.status, resetAnswer.body]).toMatchObject([400, refusal('newPassword')]);
    const { token } = (await app.post('login', student)).body;
    const change = { currentPassword: student.password, newPassword: weak };
    const changed = await app.post('change-password', change, { token: String(token) });
    expect([changed.status, changed.body]).toMatchObject([400, refusal('newPassword')]);
  });
});

describe('changing the password', () => {
  it('needs the present one, and a session', async () => {
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
  it('are nobody’s by default: the demo account is only where it was asked for', async () => {
    const demo = { email: 'demo@abhyas.example', password: 'demo-practice-2026' };
    expect((await app.post('login', demo)).status).toBe(401);
  });

  it('never show what is kept to check a password', async () => {
    const student = await registerStudent(app);
    const signedIn = await app.post('login', student);
    const token = String(signedIn.body['token']);
    const answers = [signedIn];
    for (const path of ['/auth/me', '/api/user/profile', '/api/user/profile/settings'])
      answers.push(await app.get(path, token));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const said = JSON.stringify(answers.map(({ body }) => body));
    expect(said).not.toMatch(/argon2|hash|registrationId|providerId|emailKey/i);
    expect(Object.keys(signedIn.body['user'] as object).toSorted()).toEqual([
      'avatar',
      'email',
      'id',
      'membership',
      'name',
    ]);
  });
});
