import { SERVICE_CREDENTIAL_HEADER } from '@abhyas/service-kit';
import { costliestBody } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AuthApp } from './app.js';
import { registerStudent } from './builders.js';

let app: AuthApp;
let token: string;

// These tests send hundreds of bodies to each route.
jest.setTimeout(120_000);

beforeAll(async () => {
  app = await AuthApp.start({ LIMIT_ADDRESS: '1000000' });
  ({ token } = await registerStudent(app));
});

afterAll(() => app.close());

const otp = '12345';
const person = { name: 'Asha Rao', mobile: '9876543210', email: 'asha' };
const USER_ID = '0199f3c4-0000-7000-8000-000000000000';

/** Each body is invalid, so that no call hashes a password. */
const calls: [path: string, body: Record<string, unknown>, kilobytes?: number][] = [
  ['POST /api/auth/register', { ...person, password: 'monsoon over Pune' }],
  ['POST /api/auth/verify-email', { email: 'asha@example.com', otp }],
  ['POST /api/auth/resend-otp', { email: 'asha' }],
  ['POST /api/auth/login', { email: 'asha', password: 'monsoon over Pune', remember: true }],
  ['POST /api/auth/google', { accessToken: 7 }],
  ['POST /api/auth/forgot-password', { email: 'asha' }],
  ['POST /api/auth/verify-reset-otp', { email: 'asha@example.com', otp }],
  ['POST /api/auth/reset-password', { email: 'asha', otp, newPassword: 'a new day in Nagpur' }],
  ['POST /api/auth/change-password', { currentPassword: 'monsoon', newPassword: 'short' }],
  ['POST /api/auth/delete-account', { password: '' }],
  ['PUT /api/user/profile/settings', { loginAlerts: 1, testReminders: true }],
  ['PUT /api/user/profile', { ...person, mobile: '1', education: 'B.Sc.', address: 'Pune' }],
  ['POST /internal/users/account', { email: 'asha' }],
  ['POST /internal/users/recipients', { userIds: [USER_ID], mail: 'any' }, 32],
];

describe('the cost of parsing a body', () => {
  it.each(calls)('for %s is never much higher than that of an ordinary body', async (...call) => {
    const [path, body, kilobytes = 8] = call;
    const [method, route] = path.split(' ');
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      [SERVICE_CREDENTIAL_HEADER]: app.env['SERVICE_CREDENTIAL'] ?? '',
    };
    const statuses = new Set<number>();
    const costliest = await costliestBody(body, kilobytes * 1024, async (json) => {
      const response = await fetch(`${app.running.url}${route}`, { method, headers, body: json });
      statuses.add(response.status);
      await response.text();
    });
    expect(costliest).toMatchObject({ isBounded: true });
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  });
});
