import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@abhyas/web-kit/contract';
import { freeTest } from '../support/exams.ts';
import { rawBytes, rawRequest } from '../support/raw-http.ts';
import { act, without } from '../support/stack.ts';
import { registerStudent } from '../support/student.ts';
import { alone, expect, test } from '../support/test.ts';

function errorIn(text: string): ErrorBody {
  return JSON.parse(text) as ErrorBody;
}

const remotes = ['marketing', 'exams', 'test-runner', 'dashboard'];

test.describe('routes for services and operators only', () => {
  for (const path of [
    '/internal/jwks',
    '/internal/papers/x',
    '/internal',
    '/metrics',
    '/health/live',
    '/health/ready',
    '/exams/../internal/jwks',
    '/exams/%2e%2e/metrics',
    '/exams//../metrics',
    '/internal/papers/..%2f..%2fexams',
    '/tests/..%5cinternal',
  ]) {
    test(`${path} is not reachable`, async () => {
      const response = await rawRequest(path);
      expect(response.status).toBe(404);
      expect(errorIn(response.body).code).toBe('not_found');
    });
  }

  test('drops a service credential from outside', async ({ request }) => {
    const response = await request.get('/internal/jwks', {
      headers: { 'x-service-credential': 'anything' },
    });
    expect(response.status()).toBe(404);
  });
});

test.describe('pages and files', () => {
  test('any other path is the page, with its own nonce', async ({ request }) => {
    const response = await request.get('/exam-test-series');
    const nonce = response.headers()['x-request-id'];
    expect(response.headers()['content-type']).toContain('text/html');
    expect(response.headers()['cache-control']).toBe('no-cache');
    expect(response.headers()['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(await response.text()).toContain(`<script nonce='${nonce}'>`);
    expect(response.headers()['etag']).toBeUndefined();
  });

  test('the policy allows scripts of this origin, the page’s own one, and that of a sign-in provider', async ({
    request,
  }) => {
    const headers = (await request.get('/')).headers();
    const policy = headers['content-security-policy'] ?? '';
    const { signIn } = (await (await request.get('/remotes.json')).json()) as {
      signIn?: { scriptUrl: string };
    };
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.trim().split(/ +/);
    const nonce = `'nonce-${headers['x-request-id']}'`;
    expect(scripts).toEqual(["'self'", nonce, ...(signIn ? [signIn.scriptUrl] : [])]);
  });

  for (const path of [
    '/assets/main.00000000.js',
    '/nothing.js',
    '/remotes/exams/nothing.js',
    '/remotes/nobody/x.js',
  ]) {
    test(`${path} is missing: 404, never the page`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(errorIn(await response.text()).code).toBe('not_found');
    });
  }

  test('the time is the server’s, never cached, and only for reading', async ({ request }) => {
    const response = await request.get('/api/time');
    expect(response.headers()['cache-control']).toBe('no-store');
    const { seconds } = (await response.json()) as { seconds: number };
    expect(Math.abs(seconds - Date.now() / 1000)).toBeLessThan(30);
    expect((await request.post('/api/time')).status()).toBe(405);
  });

  test('a file refuses other methods in the common shape, and is sent whole', async ({
    request,
  }) => {
    const script =
      /src="(\/assets\/main\.[^"]+\.js)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
    const files = [
      script,
      '/service-worker.js',
      '/remotes.json',
      ...remotes.map((name) => `/remotes/${name}/mf-manifest.json`),
    ];
    for (const file of files) {
      const whole = await (await request.get(file)).text();
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const response = await request.fetch(file, { method });
        const what = `${method} ${file}`;
        expect(response.status(), what).toBe(405);
        expect(response.headers()['content-type'], what).toContain('application/json');
        expect(errorIn(await response.text()), what).toMatchObject({
          success: false,
          code: 'method_not_allowed',
          requestId: response.headers()['x-request-id'],
        });
      }
      for (const range of ['bytes=0-3', 'bytes=9000000-']) {
        const part = await request.get(file, { headers: { range } });
        expect([part.status(), await part.text()], file).toEqual([200, whole]);
      }
    }
  });

  test('hashed files may be cached for ever', async ({ request }) => {
    const script =
      /src="(\/assets\/main\.[^"]+\.js)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
    const response = await request.get(script);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers()['content-type']).toContain('text/javascript');
  });

  test('files are served precompressed', async ({ request }) => {
    const script =
      /src="(\/assets\/main\.[^"]+\.js)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
    const [brotli, gzip, plain] = await Promise.all(
      ['br', 'gzip', 'identity'].map((it) =>
        fetchEncoded(request.get(script, { headers: { 'accept-encoding': it } })),
      ),
    );
    expect([brotli, gzip, plain]).toEqual(['br', 'gzip', undefined]);
  });

  test('the paper of a test that starts is sent compressed, whatever its status', async ({
    request,
  }) => {
    const [{ testId }, { token }] = await Promise.all([freeTest(), registerStudent()]);
    const start = (encoding: string) =>
      request.post(`/tests/${testId}/start`, {
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding },
      });
    for (const [encoding, status] of [
      ['gzip', 201],
      ['gzip', 200],
    ] as const) {
      const response = await start(encoding);
      expect(response.status()).toBe(status);
      expect(response.headers()).toMatchObject({
        'content-encoding': encoding,
        vary: 'Accept-Encoding',
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(await response.json()).toMatchObject({ resumed: status === 200 });
    }
  });

  test('registry and manifests are requested every time', async ({ request }) => {
    for (const path of [
      '/remotes.json',
      ...remotes.map((name) => `/remotes/${name}/mf-manifest.json`),
    ]) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['cache-control'], path).toBe('no-cache');
    }
  });

  test('a manifest of the same second and size as the last one is sent', async ({ request }) => {
    const [name] = remotes;
    const path = `/remotes/${name}/mf-manifest.json`;
    const first = (await request.get(path)).headers();
    const headers = {
      'if-none-match': first['etag'] ?? '"any"',
      'if-modified-since': first['last-modified'] ?? new Date().toUTCString(),
    };
    expect((await request.get(path, { headers })).status()).toBe(200);
  });

  test('the page accepts only the methods of a page', async ({ request }) => {
    const response = await request.post('/dashboard', { data: {} });
    expect(response.status()).toBe(405);
    expect(errorIn(await response.text()).code).toBe('method_not_allowed');
  });
});

test.describe('errors in the common shape', () => {
  test('a body that is larger than its call accepts: 413', async ({ request }) => {
    const response = await request.post('/contact', { data: { message: 'x'.repeat(300 * 1024) } });
    expect(response.status()).toBe(413);
    const body = errorIn(await response.text());
    expect(body).toMatchObject({
      success: false,
      code: 'too_large',
      requestId: response.headers()['x-request-id'],
    });
    expect(body.error).toBe(body.message);
  });

  test('an address that is too long: 414', async () => {
    const response = await rawRequest(`/exams/${'x'.repeat(20_000)}`);
    expect(response.status).toBe(414);
    expect(errorIn(response.body).code).toBe('address_too_long');
  });

  test('an unknown call: 404', async ({ request }) => {
    const response = await request.get('/api/nothing');
    expect(response.status()).toBe(404);
    expect(errorIn(await response.text()).code).toBe('not_found');
  });

  test('bytes that are no HTTP request: 400', async () => {
    expect(await rawBytes('nonsense\r\n\r\n')).toContain('400');
  });

  test('the gateway sets the request id, whatever the client sends', async ({ request }) => {
    const response = await request.get('/exams/nothing', { headers: { 'x-request-id': 'mine' } });
    const { requestId } = errorIn(await response.text());
    expect(requestId).toMatch(/^[0-9a-f]{32}$/);
    expect(response.headers()['x-request-id']).toBe(requestId);
  });
});

test.describe('a service that is down', alone, () => {
  test('gets an error response at once, the others continue, and it recovers', async ({
    request,
  }) => {
    await without('messaging', async () => {
      const began = Date.now();
      const response = await request.get('/api/help/faqs');
      expect(response.status()).toBe(503);
      expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
      expect(errorIn(await response.text())).toMatchObject({
        success: false,
        code: 'unavailable',
        requestId: response.headers()['x-request-id'],
      });
      expect((await request.get('/exams')).status()).toBe(200);
      expect(Date.now() - began).toBeLessThan(3000);
    });
    expect((await request.get('/api/help/faqs')).status()).toBe(200);
  });

  test('comes back by itself after it was killed', async ({ request }) => {
    await act('kill', 'catalogue');
    await expect
      .poll(async () => (await request.get(uncachedPath())).status(), { timeout: 20_000 })
      .toBe(200);
  });

  test('gets an error response after 5 s if it hangs, and others do not wait for it', async ({
    request,
  }) => {
    await act('freeze', 'catalogue');
    try {
      const began = Date.now();
      const hanging = request.get(uncachedPath());
      expect((await request.get('/api/help/faqs')).status()).toBe(200);
      expect(Date.now() - began).toBeLessThan(2000);
      expect((await hanging).status()).toBe(503);
      expect(Date.now() - began).toBeGreaterThan(4500);
      expect(Date.now() - began).toBeLessThan(8000);
    } finally {
      await act('thaw', 'catalogue');
    }
    await expect.poll(async () => (await request.get(uncachedPath())).status()).toBe(200);
  });

  test('the shell and the page server are down: a page says so and retries', async ({
    request,
  }) => {
    await without('shell', () =>
      without('pages', async () => {
        const page = async () => request.get('/exam-test-series');
        // For a second or two, the gateway has the last page.
        await expect.poll(async () => (await page()).status()).toBe(503);
        expect(await (await page()).text()).toContain('coming back');
      }),
    );
    expect((await request.get('/exam-test-series')).status()).toBe(200);
  });

  test('the gateway comes back by itself after it was killed', async ({ request }) => {
    await act('kill', 'gateway');
    await expect
      .poll(async () => (await request.get('/healthz').catch(() => undefined))?.status(), {
        timeout: 20_000,
      })
      .toBe(200);
  });
});

test(
  'files of an earlier release are still served while their remote is down',
  alone,
  async ({ request }) => {
    const manifest = (await (await request.get('/remotes/exams/mf-manifest.json')).json()) as {
      metaData: { remoteEntry: { name: string; path: string } };
    };
    const { name, path } = manifest.metaData.remoteEntry;
    const entry = `/remotes/exams/${path}${name}`;
    expect((await request.get(entry)).status()).toBe(200);
    await without('remote-exams', async () => {
      expect((await request.get('/remotes/exams/mf-manifest.json')).status()).toBe(503);
      expect((await request.get(entry)).status()).toBe(200);
    });
  },
);

test('one call returns the health of all services', async ({ request }) => {
  const response = await request.get('/healthz');
  expect(await response.json()).toMatchObject({ status: 'ok' });
});

/** A call of the catalogue whose response the gateway cannot have cached. */
function uncachedPath(): string {
  return `/exams?as=${randomUUID()}`;
}

async function fetchEncoded(
  request: Promise<{ headers: () => Record<string, string> }>,
): Promise<string | undefined> {
  return (await request).headers()['content-encoding'];
}
