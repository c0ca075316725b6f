import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthApp } from './app.js';
import { buildStudent, registerStudent } from './builders.js';

let app: AuthApp;
let student: Awaited<ReturnType<typeof registerStudent>>;

// These tests hash dozens of passwords one after another.

beforeAll(async () => {
  app = await AuthApp.start({
    LIMIT_ADDRESS: '100000',
    LIMIT_CODES: '100000',
    LIMIT_LOGIN_FAILURES: '100000',
  });
  student = await registerStudent(app);
});

afterAll(async () => {
  await app.close();
});

const otp = '123456';
const newPassword = 'a new day in Nagpur';
const calls: [method: 'POST' | 'PUT', path: string, body: Record<string, unknown>][] = [
  ['POST', '/api/auth/register', { ...buildStudent() }],
  ['POST', '/api/auth/verify-email', { email: buildStudent().email, otp }],
  ['POST', '/api/auth/resend-otp', { email: buildStudent().email }],
  ['POST', '/api/auth/login', { ...buildStudent(), remember: true }],
  ['POST', '/api/auth/google', { accessToken: 'x', email: 'x', name: 'x', googleId: 'x' }],
  ['POST', '/api/auth/forgot-password', { email: buildStudent().email }],
  ['POST', '/api/auth/verify-reset-otp', { email: buildStudent().email, otp }],
  ['POST', '/api/auth/reset-password', { email: buildStudent().email, otp, newPassword }],
  ['POST', '/api/auth/change-password', { currentPassword: 'not the password', newPassword }],
  ['PUT', '/api/user/profile/settings', { loginAlerts: true, testReminders: true }],
  [
    'PUT',
    '/api/user/profile',
    { name: 'Asha', email: 'x', mobile: '9876543210', education: 'B.Sc.', address: 'Pune' },
  ],
];

const hostile: unknown[] = [
  null,
  0,
  -1e308,
  true,
  [],
  ['a@example.com'],
  {},
  { $gt: '' },
  { toString: 'x', length: 1 },
  '',
  ' ',
  'x'.repeat(100_000),
  '\u0000',
  'a\uFE0F'.repeat(400),
  'a\uFE0F'.repeat(100),
  '\uD83D\uDE00'.repeat(120),
  '\uD800',
  "' OR '1'='1'; DROP TABLE users; -- ",
  'é',
  'देवनागरी',
  '<script>alert(1)</script>',
  '${jndi:ldap://x}',
  '../../etc/passwd',
  'x\r\nBcc: all@example.com',
  `${'a'.repeat(64)}@${'b.'.repeat(90)}example.com`,
  Array.from({ length: 20 }).reduce<unknown>((inner) => [inner], 'x'),
];

describe('hostile values', () => {
  it.each(calls)('cause no server error in %s %s', async (method, path, body) => {
    for (const field of Object.keys(body)) {
      for (const value of hostile) {
        const response = await app.call(method, path, {
          body: { ...body, [field]: value },
          token: student.token,
        });
        const { status } = response;
        const label = `${field}=${JSON.stringify(value).slice(0, 40)} ${status}`;
        expect([label, status < 500]).toEqual([label, true]);
        if (status === 400) {
          expect(Object.keys(response.body['fields'] as object)).toEqual([field]);
        }
        await app.skipCodeGaps();
      }
    }
  });

  it.each(calls)('as whole bodies cause no server error in %s %s', async (method, path) => {
    for (const body of ['{', 'null', '[]', '"x"', '1', '[[[[', '{"__proto__":{"admin":1}}']) {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${student.token}`,
      };
      const request: RequestInit = { method, headers };
      request.body = body;
      const response = await fetch(`${app.running.url}${path}`, request);
      const { success, code } = (await response.json()) as { success?: boolean; code?: string };
      const isAccepted = path.endsWith('settings') || path.endsWith('google');
      if (!isAccepted) expect([body, response.status, success]).toEqual([body, 400, false]);
      expect([body, response.status < 500, code]).not.toEqual([body, false, code]);
    }
  });
});
