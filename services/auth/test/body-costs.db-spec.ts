import { SERVICE_CREDENTIAL_HEADER, SESSION_REVOCATIONS } from '@abhyas/service-kit';
import {
  bodyRoutes,
  expectedCosts,
  measureBodies,
  printCostliest,
  processorTimes,
  requestJson,
  type BodyCall,
  type BodyCosts,
} from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthApp, StubService } from './app.js';
import { registerStudent } from './builders.js';
import { twoHalves } from './pictures.js';

let app: AuthApp;
let token: string;
const catalogue = new StubService();

// These tests send hundreds of bodies to each route.

/** So that the body of a log-out is parsed again and again. */
const noRevocations = { isRevoked: () => Promise.resolve(false), markRevoked: () => undefined };

beforeAll(async () => {
  catalogue.responses['/internal/exams'] = userIds.map((_id) => ({ _id, name: 'SSC CGL' }));
  app = await AuthApp.start(
    {
      LIMIT_ADDRESS: '1000000',
      LIMIT_LOGIN_FAILURES: '1000000',
      LIMIT_PHOTOS: '1000000',
      CATALOGUE_URL: await catalogue.listen(),
    },
    new Map([[SESSION_REVOCATIONS, noRevocations]]),
  );
  ({ token } = await registerStudent(app));
});

afterAll(async () => {
  await app.close();
  await catalogue.close();
});

const otp = '12345';
const person = { name: 'Asha Rao', mobile: '9876543210', email: 'asha' };
const userIds = Array.from({ length: 500 }, (_, index) => {
  return `0199f3c4-0000-7000-8000-${String(index).padStart(12, '0')}`;
});

const targetsOf = (count: number) =>
  userIds.slice(0, count).map((examId) => ({ examId, examDate: '2027-02-01' }));

const PHOTO = 'PUT /api/user/profile/photo';

/** Of all routes for JSON. Where some bodies write or hash a password, so does the ordinary one. */
const calls: BodyCall[] = [
  { route: 'DELETE /api/user/profile/photo', body: {}, status: 200 },
  {
    route: 'POST /api/auth/change-password',
    body: { currentPassword: 'wrong', newPassword: 'a new day in Nagpur' },
    status: 422,
  },
  { route: 'POST /api/auth/delete-account', body: { password: 'wrong' }, status: 422 },
  { route: 'POST /api/auth/forgot-password', body: { email: 'asha' } },
  { route: 'POST /api/auth/google', body: { accessToken: 'x' }, status: 404 },
  {
    route: 'POST /api/auth/login',
    body: { email: 'asha', password: 'monsoon over Pune', remember: 1 },
  },
  { route: 'POST /api/auth/register', body: { ...person, password: 'monsoon over Pune' } },
  { route: 'POST /api/auth/resend-otp', body: { email: 'asha' } },
  {
    route: 'POST /api/auth/reset-password',
    body: { email: 'asha', otp, newPassword: 'a new day in Nagpur' },
  },
  { route: 'POST /api/auth/verify-email', body: { email: 'asha@example.com', otp } },
  { route: 'POST /api/auth/verify-reset-otp', body: { email: 'asha@example.com', otp } },
  { route: 'POST /internal/users/account', body: { email: 'asha@example.com' }, status: 404 },
  {
    route: 'POST /internal/users/recipients',
    body: { userIds: userIds.slice(0, 1), mail: 'any' },
    kilobytes: 32,
    own: {
      'as many students as accepted': JSON.stringify({ userIds, mail: 'any' }),
      'one student too many': JSON.stringify({ userIds: [...userIds, 'x'], mail: 'any' }),
    },
  },
  {
    route: 'PUT /api/user/profile',
    body: { ...person, education: 'B.Sc.', address: 'Pune' },
    status: 200,
  },
  {
    route: 'PUT /api/user/profile/settings',
    body: { loginAlerts: true, testReminders: true },
    status: 200,
  },
  {
    route: 'PUT /api/user/targets',
    body: { targets: [] },
    status: 200,
    own: {
      'as many exams as accepted': JSON.stringify({ targets: targetsOf(5) }),
      'one exam too many': JSON.stringify({ targets: targetsOf(6) }),
    },
  },
  // Last, because they end the session.
  { route: 'POST /api/auth/logout', body: {}, status: 200 },
  { route: 'POST /api/auth/logout-everywhere', body: {}, status: 401 },
];

describe('the cost of a body', () => {
  const measured: BodyCosts[] = [];
  afterAll(() => printCostliest(measured));

  it('is measured at all routes', () => {
    const tested = [...calls.map(({ route }) => route), PHOTO].toSorted();
    expect(tested).toEqual(bodyRoutes(app.running.app).map(({ route }) => route));
  });

  it.each(calls)('is at $route never much higher than that of an ordinary one', async (call) => {
    const headers = { [SERVICE_CREDENTIAL_HEADER]: app.env['SERVICE_CREDENTIAL'] ?? '' };
    const costs = await measureBodies(app.running.app, call, async (method, path, body) => {
      const url = `${app.running.url}${path}`;
      return (await requestJson(url, { method, token, headers, body })).status;
    });
    measured.push(costs);
    expect(costs).toMatchObject(expectedCosts(call));
  });
});

describe('the cost of a photo', () => {
  it('is never much higher than that of an ordinary picture of as many pixels', async () => {
    const side = 2_500;
    const picture = twoHalves(side, side);
    const pictures = {
      ordinary: await picture.clone().png().toBuffer(),
      'interlaced PNG': await picture.clone().png({ progressive: true }).toBuffer(),
      'progressive JPEG': await picture.clone().jpeg({ progressive: true }).toBuffer(),
      'lossless WebP': await picture.clone().webp({ lossless: true, effort: 0 }).toBuffer(),
    };
    const { token: owner } = await registerStudent(app);
    const statuses = new Set<number>();
    const upload = (body: Buffer) => async () => {
      const response = await fetch(`${app.running.url}/api/user/profile/photo`, {
        method: 'PUT',
        headers: { 'content-type': 'image/png', authorization: `Bearer ${owner}` },
        body: new Uint8Array(body),
      });
      statuses.add(response.status);
      await response.text();
    };
    const calls = Object.entries(pictures).map(([name, body]) => [name, upload(body)] as const);
    const times = await processorTimes(new Map(calls), 3);
    const bound = 10 * (times.get('ordinary') ?? 0);
    expect([...times].filter(([, time]) => time > bound)).toEqual([]);
    expect([...statuses]).toEqual([200]);
  });
});
