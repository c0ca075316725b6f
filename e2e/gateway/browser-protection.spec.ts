import { randomUUID } from 'node:crypto';
import { laterLiveTests } from '../support/live-tests.ts';
import { expectHydrated } from '../support/pages.ts';
import { errorCode, rawRequest } from '../support/raw-http.ts';
import { expect, test } from '../support/test.ts';

const ELSEWHERE = 'https://other.example';

/** One path of each kind: page, file, runtime configuration, manifest, responses of services, errors. */
const addresses = [
  '/',
  '/exam-test-series',
  '/assets/nothing.js',
  '/remotes.json',
  '/remotes/exams/mf-manifest.json',
  '/exams',
  '/exams/nothing',
  '/api/help/faqs',
  '/api/time',
  '/auth/me',
  '/tests/nothing',
  '/api/nothing',
  '/healthz',
  '/api/user/profile/photos/00000000-0000-4000-8000-000000000000.webp',
];

const methods = ['POST', 'PUT', 'DELETE'];
const privateReads = ['/auth/me', '/api/user/profile', '/api/user/test-history'];

for (const path of addresses) {
  test.describe(path, () => {
    test('declares its type and encoding, which browsers must not guess', async () => {
      const { headers, body } = await rawRequest(path);
      expect(body).not.toBe('');
      expect(headers['content-type']).toMatch(/^(?:text|application)\/[\w.+-]+; ?charset=utf-8$/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      if (/json/.test(headers['content-type'] ?? '')) JSON.parse(body);
    });

    test('cannot be framed, and runs nothing unless it is the page', async () => {
      const { headers } = await rawRequest(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      if (headers['content-type']?.startsWith('text/html')) return;
      expect(policy).toContain('sandbox');
      expect(policy).not.toContain('script-src');
    });

    test('is not for other origins, and sets no cookie', async () => {
      const { headers } = await rawRequest(path, { headers: { origin: ELSEWHERE } });
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      const names = Object.keys(headers).join(' ');
      expect(names).not.toMatch(/access-control|set-cookie/);
    });
  });
}

test('a script, a style sheet, a picture and a calendar file declare their type, and run nothing when they are opened', async ({
  page,
  student,
}) => {
  const [live] = await laterLiveTests(student.token);
  const loaded = new Map<string, string>();
  page.on('request', (sent) => loaded.set(sent.resourceType(), new URL(sent.url()).pathname));
  await page.goto('/');
  await expectHydrated(page);
  for (const [type, path] of [
    ['text/javascript; charset=utf-8', loaded.get('script')],
    ['text/css; charset=utf-8', loaded.get('stylesheet')],
    ['image/svg+xml; charset=utf-8', '/favicon.svg'],
    ['text/calendar; charset=utf-8', `/exams/${live?.examId}/tests/${live?.testId}/calendar.ics`],
  ] as const) {
    const { status, headers } = await rawRequest(path ?? '');
    expect([status, headers['content-type']], path).toEqual([200, type]);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    const policy = headers['content-security-policy'];
    expect(policy, path).toMatch(/^default-src 'none';.* frame-ancestors 'none'; sandbox$/);
  }
});

test('scripts can read the nonce of a page, and style sheets cannot', async ({ page }) => {
  const response = await page.goto('/exam-test-series');
  await expectHydrated(page);
  const nonce = response?.headers()['x-request-id'] ?? '';
  const seen = await page.evaluate(() => [...document.scripts].map((script) => script.nonce));
  expect(seen).toContain(nonce);
  // No attribute and no text has it.
  expect(await page.content()).not.toContain(nonce);
});

test('signing in gives the browser a secret that scripts and other sites cannot read', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email address').fill(`${randomUUID()}@example.com`);
  await page.getByRole('button', { name: 'Send Reset OTP' }).click();
  await page.getByLabel('OTP', { exact: true }).waitFor();
  const [cookie, ...others] = await page
    .context()
    .cookies(new URL('/api/auth/login', page.url()).href);
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({
    name: 'abhyas-browser',
    value: expect.stringMatching(/^[\w-]{43}$/),
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Strict',
  });
  expect(await page.evaluate('document.cookie')).toBe('');
  await page.goto('/exam-test-series');
  await expectHydrated(page);
  const seen = page.waitForRequest('**/exams?*');
  await page.getByRole('link', { name: 'Next' }).click();
  expect(await (await seen).headerValue('cookie')).toBeNull();
});

test('a preflight from another origin is refused', async () => {
  for (const path of ['/api/auth/login', '/contact', '/api/user/profile', '/tests/x/start']) {
    const response = await rawRequest(path, {
      method: 'OPTIONS',
      headers: {
        origin: ELSEWHERE,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(response.status, path).toBeGreaterThanOrEqual(400);
    expect(Object.keys(response.headers).join(' '), path).not.toContain('access-control');
  }
});

test('a page of another site cannot write', async ({ student }) => {
  const bearer = { authorization: `Bearer ${student.token}` };
  for (const site of ['cross-site', 'same-site']) {
    for (const method of methods) {
      const response = await rawRequest('/api/user/profile', {
        method,
        headers: { ...bearer, 'sec-fetch-site': site, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Changed', mobile: '', education: '', address: '' }),
      });
      expect([response.status, errorCode(response)], `${method} ${site}`).toEqual([
        403,
        'cross_site',
      ]);
    }
  }
  const own = await rawRequest('/api/user/profile', { headers: bearer });
  expect(JSON.parse(own.body)).toMatchObject({ name: student.name });
});

test('what a form of another site can send without a preflight is refused', async () => {
  const body =
    '{"name":"A","email":"a@example.com","phone":"9876543210","subject":"S","message":"M"}';
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ]) {
    for (const path of ['/contact', '/chat/message', '/api/auth/login', '/api/auth/register']) {
      const response = await rawRequest(path, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      expect([response.status, errorCode(response)], `${path} ${type}`).toEqual([
        415,
        'unsupported_type',
      ]);
    }
  }
});

test('reading changes nothing: calls that write accept no GET or HEAD', async ({ student }) => {
  const headers = { authorization: `Bearer ${student.token}` };
  for (const path of [
    '/api/auth/login',
    '/api/auth/logout',
    '/api/auth/logout-everywhere',
    '/api/auth/change-password',
    '/api/auth/delete-account',
    '/chat/message',
    '/contact',
    '/tests/x/start',
    '/tests/x/submit',
  ]) {
    for (const method of ['GET', 'HEAD']) {
      const { status } = await rawRequest(path, { method, headers });
      expect(status, `${method} ${path}`).toBe(404);
    }
  }
  expect((await rawRequest('/auth/me', { headers })).status).toBe(200);
});

test('no cache stores personal responses', async ({ student }) => {
  for (const path of privateReads) {
    const { status, headers } = await rawRequest(path, {
      headers: { authorization: `Bearer ${student.token}` },
    });
    expect([status, headers['cache-control']], path).toEqual([200, 'no-store']);
  }
});

for (const path of ['/.git/config', '/.env', '/assets/.git/HEAD', '/remotes/exams/.env', '/.'])
  test(`${path} does not exist`, async () => {
    const response = await rawRequest(path);
    expect([response.status, errorCode(response)]).toEqual([404, 'not_found']);
  });

test.describe('a body of two megabytes', () => {
  const megabytes = (extra: number) => 'x'.repeat(2 * 1024 * 1024 + extra);
  const upload = (method: string, path: string, token: string, body: string) =>
    rawRequest(path, {
      method,
      body,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    });

  test('is accepted for photos', async ({ student }) => {
    const response = await upload('PUT', '/api/user/profile/photo', student.token, megabytes(0));
    expect([response.status, errorCode(response)]).toEqual([422, 'not_a_photo']);
  });

  test('is refused with one byte more, with a sentence about photos', async ({ student }) => {
    const response = await upload('PUT', '/api/user/profile/photo', student.token, megabytes(1));
    expect(response.status).toBe(413);
    expect(JSON.parse(response.body)).toMatchObject({
      code: 'too_large',
      message: 'The photo is larger than 2 MB. Please choose a smaller one.',
      requestId: response.headers['x-request-id'],
    });
  });

  test('is accepted nowhere else', async ({ student }) => {
    for (const [method, path, status] of [
      ['PUT', '/api/user/profile', 413],
      ['POST', '/api/auth/change-password', 413],
      ['PUT', `/api/user/profile/photos/${randomUUID()}.webp`, 404],
      ['PUT', `/tests/${randomUUID()}/progress`, 413],
      ['POST', '/contact', 413],
    ] as const) {
      const response = await upload(method, path, student.token, megabytes(0));
      expect(response.status, path).toBe(status);
    }
  });
});
