import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publicRoutes } from '@abhyas/service-kit/testing';

import { AuthApp } from './app.js';
import { buildStudent } from './builders.js';

let app: AuthApp;

beforeAll(async () => {
  app = await AuthApp.start({ LIMIT_ADDRESS: '5' });
});

afterAll(async () => {
  await app.close();
});

describe('limits', () => {
  it('hold per address, whatever account is meant', async () => {
    const address = app.newAddress();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await app.post('login', buildStudent(), { address })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const other = await app.post('login', buildStudent(), { address: app.newAddress() });
    expect(other.status).toBe(401);
  });
});

describe('routes', () => {
  it('are private but for these', () => {
    expect(publicRoutes(app.running.app)).toEqual([
      'GET /health/live',
      'GET /health/ready',
      'GET /healthz',
      'GET /internal/jwks',
      'GET /metrics',
      'POST /api/auth/forgot-password',
      'POST /api/auth/google',
      'POST /api/auth/login',
      'POST /api/auth/register',
      'POST /api/auth/resend-otp',
      'POST /api/auth/reset-password',
      'POST /api/auth/verify-email',
      'POST /api/auth/verify-reset-otp',
    ]);
  });
});
