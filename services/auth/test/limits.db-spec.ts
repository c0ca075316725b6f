import { publicRoutes, startApp } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../src/config.js';
import { authService } from '../src/service.js';
import { AuthApp } from './app.js';
import { buildStudent } from './builders.js';

const PUBLIC_POSTS = [
  'forgot-password',
  'google',
  'login',
  'register',
  'resend-otp',
  'reset-password',
  'verify-email',
  'verify-reset-otp',
];
let app: AuthApp;

beforeAll(async () => {
  app = await AuthApp.start({ LIMIT_ADDRESS: '5' });
});

afterAll(async () => {
  await app.close();
});

describe('limits', () => {
  it('apply per client address, across all accounts', async () => {
    const address = app.newAddress();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await app.post('login', buildStudent(), { address })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const other = await app.post('login', buildStudent(), { address: app.newAddress() });
    expect(other.status).toBe(401);
  });

  it.each(PUBLIC_POSTS)('count refused calls of %s', async (path) => {
    const address = app.newAddress();
    const statuses: number[] = [];
    for (const body of [[], { email: 7, accessToken: 7 }, { email: 'x'.repeat(9_000) }, 7, 'x']) {
      statuses.push((await app.post(path, body, { address })).status);
    }
    expect(statuses).toEqual([400, 400, 413, 400, 400]);
    expect((await app.post(path, {}, { address })).status).toBe(429);
  });

  it('are the same counter for all public calls', async () => {
    const address = app.newAddress();
    for (const path of PUBLIC_POSTS.slice(0, 5)) await app.post(path, [], { address });
    for (const path of PUBLIC_POSTS) {
      expect((await app.post(path, {}, { address })).status).toBe(429);
    }
  });
});

describe('without Redis', () => {
  it('the service responds with 503 at once, creates no account, and still closes', async () => {
    const variables = { ...app.env, REDIS_URL: 'redis://127.0.0.1:1' };
    const disconnected = await startApp(authService(readConfig(variables)));
    const student = buildStudent();
    for (const path of ['register', 'login', 'forgot-password']) {
      const response = await fetch(`${disconnected.url}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(student),
      });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toMatchObject({ success: false, code: 'dependency_down' });
    }
    await disconnected.close();
    expect(await app.rows('SELECT id FROM users WHERE email_key = ?', student.email)).toEqual([]);
  });
});

describe('routes', () => {
  it('are private except these', () => {
    expect(publicRoutes(app.running.app)).toEqual([
      'GET /api/user/profile/photos/:file',
      'GET /health/live',
      'GET /health/ready',
      'GET /healthz',
      'GET /internal/jwks',
      'GET /metrics',
      ...PUBLIC_POSTS.map((path) => `POST /api/auth/${path}`),
    ]);
  });
});
