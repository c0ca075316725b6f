import { randomUUID } from 'node:crypto';
import { rawBytes, rawRequest } from '../support/raw-http.ts';
import { act, without } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

interface ErrorBody {
  success: boolean;
  message: string;
  error: string;
  code: string;
  requestId: string;
}

function errorIn(text: string): ErrorBody {
  return JSON.parse(text) as ErrorBody;
}

const remotes = ['marketing', 'exams', 'test-runner', 'dashboard'];

test.describe('what only services and operators may see', () => {
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
    test(`${path} is not to be had`, async () => {
      const answer = await rawRequest(path);
      expect(answer.status).toBe(404);
      expect(errorIn(answer.body).code).toBe('not_found');
    });
  }

  test('a service credential from outside is dropped', async ({ request }) => {
    const answer = await request.get('/internal/jwks', {
      headers: { 'x-service-credential': 'anything' },
    });
    expect(answer.status()).toBe(404);
  });
});

test.describe('pages and files', () => {
  test('any other path is the page, with a nonce of its own', async ({ request }) => {
    const answer = await request.get('/exam-test-series');
    const nonce = answer.headers()['x-request-id'];
    expect(answer.headers()['content-type']).toContain('text/html');
    expect(answer.headers()['cache-control']).toBe('no-cache');
    expect(answer.headers()['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(await answer.text()).toContain(`<meta name="csp-nonce" content='${nonce}'`);
    expect(answer.headers()['etag']).toBeUndefined();
  });

  test('the policy lets in scripts of this origin, and the one of a sign-in provider', async ({
    request,
  }) => {
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
    const { signIn } = (await (await request.get('/remotes.json')).json()) as {
      signIn?: { scriptUrl: string };
    };
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.trim().split(/ +/);
    expect(scripts).toEqual(["'self'", ...(signIn ? [signIn.scriptUrl] : [])]);
  });

  for (const path of [
    '/assets/main.00000000.js',
    '/nothing.js',
    '/remotes/exams/nothing.js',
    '/remotes/nobody/x.js',
  ]) {
    test(`${path} is missing: 404, never the page`, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).not.toContain('<html');
    });
  }

  test('hashed files may be kept for ever', async ({ request }) => {
    const script =
      /src="(\/assets\/main\.[^"]+\.js)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
    const answer = await request.get(script);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers()['content-type']).toContain('text/javascript');
  });

  test('files are sent as they were compressed beforehand', async ({ request }) => {
    const script =
      /src="(\/assets\/main\.[^"]+\.js)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
    const [brotli, gzip, plain] = await Promise.all(
      ['br', 'gzip', 'identity'].map((it) =>
        fetchEncoded(request.get(script, { headers: { 'accept-encoding': it } })),
      ),
    );
    expect([brotli, gzip, plain]).toEqual(['br', 'gzip', undefined]);
  });

  test('registry and manifests are asked for anew every time', async ({ request }) => {
    for (const path of [
      '/remotes.json',
      ...remotes.map((name) => `/remotes/${name}/mf-manifest.json`),
    ]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['cache-control'], path).toBe('no-cache');
    }
  });

  test('only a page is answered to a page’s methods', async ({ request }) => {
    const answer = await request.post('/dashboard', { data: {} });
    expect(answer.status()).toBe(405);
    expect(errorIn(await answer.text()).code).toBe('method_not_allowed');
  });
});

test.describe('errors in the one shape', () => {
  test('a body that is larger than its call takes: 413', async ({ request }) => {
    const answer = await request.post('/contact', { data: { message: 'x'.repeat(300 * 1024) } });
    expect(answer.status()).toBe(413);
    const body = errorIn(await answer.text());
    expect(body).toMatchObject({
      success: false,
      code: 'too_large',
      requestId: answer.headers()['x-request-id'],
    });
    expect(body.error).toBe(body.message);
  });

  test('an address that is too long: 414', async () => {
    const answer = await rawRequest(`/exams/${'x'.repeat(20_000)}`);
    expect(answer.status).toBe(414);
    expect(errorIn(answer.body).code).toBe('address_too_long');
  });

  test('no such call: 404', async ({ request }) => {
    const answer = await request.get('/api/nothing');
    expect(answer.status()).toBe(404);
    expect(errorIn(await answer.text()).code).toBe('not_found');
  });

  test('bytes that are no request: 400', async () => {
    expect(await rawBytes('nonsense\r\n\r\n')).toContain('400');
  });

  test('the request id is the gateway’s, whatever the client sends', async ({ request }) => {
    const answer = await request.get('/exams/nothing', { headers: { 'x-request-id': 'mine' } });
    const { requestId } = errorIn(await answer.text());
    expect(requestId).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.headers()['x-request-id']).toBe(requestId);
  });
});

test.describe('a service that is down', () => {
  test('is answered for at once in the one shape, the others go on, and it heals', async ({
    request,
  }) => {
    await without('messaging', async () => {
      const began = Date.now();
      const answer = await request.get('/api/help/faqs');
      expect(answer.status()).toBe(503);
      expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
      expect(errorIn(await answer.text())).toMatchObject({
        success: false,
        code: 'unavailable',
        requestId: answer.headers()['x-request-id'],
      });
      expect((await request.get('/exams')).status()).toBe(200);
      expect(Date.now() - began).toBeLessThan(3000);
    });
    expect((await request.get('/api/help/faqs')).status()).toBe(200);
  });

  test('that was killed comes back by itself', async ({ request }) => {
    await act('kill', 'catalogue');
    await expect
      .poll(async () => (await request.get(neverAsked())).status(), { timeout: 20_000 })
      .toBe(200);
  });

  test('that hangs is answered for after 5 s, and others do not wait for it', async ({
    request,
  }) => {
    await act('freeze', 'catalogue');
    try {
      const began = Date.now();
      const hanging = request.get(neverAsked());
      expect((await request.get('/api/help/faqs')).status()).toBe(200);
      expect(Date.now() - began).toBeLessThan(2000);
      expect((await hanging).status()).toBe(503);
      expect(Date.now() - began).toBeGreaterThan(4500);
      expect(Date.now() - began).toBeLessThan(8000);
    } finally {
      await act('thaw', 'catalogue');
    }
    await expect.poll(async () => (await request.get(neverAsked())).status()).toBe(200);
  });

  test('the shell away: a page that says so and tries again', async ({ request }) => {
    await without('shell', async () => {
      const answer = await request.get('/exam-test-series');
      expect(answer.status()).toBe(503);
      expect(await answer.text()).toContain('coming back');
    });
    expect((await request.get('/exam-test-series')).status()).toBe(200);
  });

  test('the gateway killed comes back by itself', async ({ request }) => {
    await act('kill', 'gateway');
    await expect
      .poll(async () => (await request.get('/healthz').catch(() => undefined))?.status(), {
        timeout: 20_000,
      })
      .toBe(200);
  });
});

test('files of an earlier release are still served while their remote is away', async ({
  request,
}) => {
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
});

test('health of all is one call', async ({ request }) => {
  const answer = await request.get('/healthz');
  expect(await answer.json()).toMatchObject({ status: 'ok' });
});

/** A call of the catalogue that the gateway cannot have kept the answer of. */
function neverAsked(): string {
  return `/exams?as=${randomUUID()}`;
}

async function fetchEncoded(
  asked: Promise<{ headers: () => Record<string, string> }>,
): Promise<string | undefined> {
  return (await asked).headers()['content-encoding'];
}
