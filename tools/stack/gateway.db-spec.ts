import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  request as plainRequest,
  type IncomingHttpHeaders,
  type RequestListener,
  type RequestOptions,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type SecureVersion } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { execaSync } from 'execa';
import { generate } from 'selfsigned';
import { makeFolders, type StackFolders } from './folders.ts';
import { root, serviceNames, siteNames } from './inventory.ts';
import { ManagedProcess } from './managed-process.ts';
import { gateway, site, type GatewaySettings } from './nginx.ts';
import { choosePorts } from './ports.ts';

interface GatewayResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const PROXY = '127.0.0.2';
const started: ManagedProcess[] = [];
let folder: string;
let ports: Record<'plain' | 'tls' | 'proxied' | 'files', number>;
let upstream: Server;
let catalogue: StubCatalogue;
let pages: StubPages;
let certificate: { cert: string; private: string };

/** Responds to every path: pages as pages, anything else with the request's headers. */
function listenUpstream(): Server {
  return createServer((request, response) => {
    const isPage = request.url === '/index.html';
    response.setHeader('content-type', isPage ? 'text/html' : 'application/json');
    response.end(isPage ? '<!doctype html><p>page' : JSON.stringify(request.headers));
  }).listen(0, '127.0.0.1');
}

/** Responds as the catalogue does: with the version as ETag, cacheable for a second, 304 to a client that has it. */
class StubCatalogue {
  version = 1;
  /** Replaces the public response. */
  other: { status: number; headers: Record<string, string> } | undefined;
  readonly requests: IncomingHttpHeaders[] = [];
  readonly server = createServer((request, response) => {
    this.requests.push(request.headers);
    const tag = `W/"${this.version}"`;
    const isKnown = request.headers['if-none-match'] === tag;
    const open = { etag: tag, 'cache-control': 'public, max-age=0, s-maxage=1' };
    const { status, headers } = this.other ?? { status: isKnown ? 304 : 200, headers: open };
    const body = status === 304 ? '' : JSON.stringify({ version: this.version, url: request.url });
    // With its length, so that the gateway does not compress it.
    const sent = status === 304 ? {} : { 'content-length': body.length };
    response.writeHead(status, { 'content-type': 'application/json', ...sent, ...headers });
    response.end(body);
  }).listen(0, '127.0.0.1');
}

/** Responds as the page server does, or as it is told, and counts. */
class StubPages {
  readonly requests: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  respond: RequestListener = (_request, response) => sendPage(response, 200);
  readonly server = createServer((request, response) => {
    this.requests.push({ url: request.url, headers: request.headers });
    this.respond(request, response);
  }).listen(0, '127.0.0.1');
}

/** A page with the directive that inserts the nonce. */
function sendPage(response: ServerResponse, status: number, headers = {}): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
  response.end(`<script nonce='<!--# echo var="request_id" -->'></script><p>composed`);
}

function folders(name: string): StackFolders {
  return makeFolders(join(folder, name));
}

function settings(port: number): GatewaySettings {
  const { port: upstreamPort } = upstream.address() as AddressInfo;
  const names = [...serviceNames, ...siteNames];
  return {
    port,
    upstreams: {
      ...(Object.fromEntries(
        names.map((name) => [name, upstreamPort]),
      ) as GatewaySettings['upstreams']),
      catalogue: (catalogue.server.address() as AddressInfo).port,
      pages: (pages.server.address() as AddressInfo).port,
    },
    devServers: {},
    runtimeConfig: { remotes: {} },
    environment: { LEGAL_DIR: join(folder, 'legal'), PUBLIC_URL: 'https://abhyas.example' },
  };
}

async function start(spec: ReturnType<typeof gateway>): Promise<void> {
  const nginx = new ManagedProcess(spec);
  started.push(nginx);
  await nginx.start();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  upstream = listenUpstream();
  catalogue = new StubCatalogue();
  pages = new StubPages();
  await Promise.all([upstream, catalogue.server, pages.server].map((it) => once(it, 'listening')));
  ports = await choosePorts(['plain', 'tls', 'proxied', 'files'] as const, {});
  certificate = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
  });
  const names = { certificate: join(folder, 'site.pem'), key: join(folder, 'site.key') };
  mkdirSync(join(folder, 'legal'));
  writeFileSync(join(folder, 'legal', 'terms.md'), '# Our terms <b>');
  writeFileSync(names.certificate, certificate.cert);
  writeFileSync(names.key, certificate.private, { mode: 0o600 });
  const tls = { port: ports.tls, ...names };
  await start(gateway(folders('with-tls'), { ...settings(ports.plain), tls }));
  await start(gateway(folders('proxied'), { ...settings(ports.proxied), trustedProxy: PROXY }));
  await start(site(folders('files'), 'shell', ports.files, join(folder, 'dist')));
});

afterAll(async () => {
  await Promise.all(started.map((nginx) => nginx.stop()));
  upstream.close();
  catalogue.server.close();
  pages.server.closeAllConnections();
  pages.server.close();
  rmSync(folder, { recursive: true, force: true });
});

function ask(kind: 'http' | 'https', options: RequestOptions): Promise<GatewayResponse> {
  return new Promise((resolve, reject) => {
    const full = { host: '127.0.0.1', agent: false, ...options };
    const request =
      kind === 'https'
        ? tlsRequest({ ...full, port: ports.tls, ca: certificate.cert, servername: 'localhost' })
        : plainRequest({ port: ports.plain, ...full });
    request.on('error', reject);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    request.end();
  });
}

/** The version that both sides negotiate. */
function negotiate(
  minVersion: SecureVersion,
  maxVersion: SecureVersion,
  ciphers = 'DEFAULT',
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: '127.0.0.1',
      port: ports.tls,
      ca: certificate.cert,
      servername: 'localhost',
      minVersion,
      maxVersion,
      // Otherwise this side would refuse old versions before the gateway could.
      ciphers: `${ciphers}@SECLEVEL=0`,
    });
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      resolve(socket.getProtocol());
      socket.destroy();
    });
  });
}

describe('a gateway with a certificate', () => {
  it('offers TLS 1.3 first, 1.2 to clients without 1.3, and nothing older', async () => {
    expect(await negotiate('TLSv1', 'TLSv1.3')).toBe('TLSv1.3');
    expect(await negotiate('TLSv1', 'TLSv1.2')).toBe('TLSv1.2');
    await expect(negotiate('TLSv1', 'TLSv1.1')).rejects.toThrow(/alert|version/i);
  });

  it('offers clients of TLS 1.2 only ciphers with forward secrecy and authenticated encryption', async () => {
    const negotiated = negotiate('TLSv1.2', 'TLSv1.2', 'ECDHE-RSA-AES128-GCM-SHA256');
    expect(await negotiated).toBe('TLSv1.2');
    const outdated = 'ECDHE-RSA-AES128-SHA256:ECDHE-RSA-AES256-SHA384:AES128-SHA:AES128-GCM-SHA256';
    await expect(negotiate('TLSv1.2', 'TLSv1.2', outdated)).rejects.toThrow(/handshake failure/i);
  });

  it.each(['/', '/auth/me', '/api/nothing', '/remotes.json', '/assets/a.js', '/%2e/'])(
    'tells browsers to use only https with %s',
    async (path) => {
      const { headers } = await ask('https', { path });
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    },
  );

  it('serves no page over plain http: it redirects to https', async () => {
    const { status, headers } = await ask('http', { path: '/exams?page=2' });
    expect([status, headers.location]).toEqual([308, 'https://127.0.0.1/exams?page=2']);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('refuses writes over plain http from any client', async () => {
    const { status, body } = await ask('http', { method: 'POST', path: '/api/auth/login' });
    expect([status, JSON.parse(body)]).toMatchObject([403, { code: 'https_only' }]);
  });

  it('is healthy for probes without TLS', async () => {
    expect((await ask('http', { path: '/healthz' })).status).toBe(200);
  });

  it.each([
    '/remotes.json',
    '/remotes/exams/mf-manifest.json',
    '/remotes/test-runner/page-files.json',
    '/legal/terms.md',
  ])('serves %s without TLS too, for the programs that render pages', async (path) => {
    const { status, headers } = await ask('http', { path });
    expect([status, headers.location]).toEqual([200, undefined]);
  });

  it.each([
    '/remotes/exams/main.js',
    '/remotes/exams/other/mf-manifest.json',
    '/remotes.json/',
    '/assets/mf-manifest.json',
    '/legal/',
    '/exams/mf-manifest.json',
  ])('serves %s only over https', async (path) => {
    expect((await ask('http', { path })).status).toBe(308);
  });
});

describe('the legal texts of an operator', () => {
  it('are served as plain text, which may do nothing', async () => {
    const { status, headers, body } = await ask('https', { path: '/legal/terms.md' });
    expect([status, body]).toEqual([200, '# Our terms <b>']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
  });

  it.each(['/legal/nothing.md', '/legal/', '/legal/../site.key', '/legal/%2e%2e/site.key'])(
    'are nothing else: %s',
    async (path) => {
      const { status, body } = await ask('https', { path });
      expect([403, 404]).toContain(status);
      expect(body).not.toContain('PRIVATE KEY');
    },
  );
});

describe('a gateway behind a proxy', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
  const requestFrom = (localAddress: string): RequestOptions => ({
    port: ports.proxied,
    path: '/auth/me',
    localAddress,
    headers: forwarded,
  });

  it('trusts its headers about visitors', async () => {
    const { headers, body } = await ask('http', requestFrom(PROXY));
    expect(JSON.parse(body)).toMatchObject({
      'x-real-ip': '203.0.113.9',
      'x-forwarded-proto': 'https',
    });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('trusts nobody else', async () => {
    const { headers, body } = await ask('http', requestFrom('127.0.0.3'));
    expect(JSON.parse(body)).toMatchObject({
      'x-real-ip': '127.0.0.3',
      'x-forwarded-for': '127.0.0.3',
      'x-forwarded-proto': 'http',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('a cookie', () => {
  it.each([
    ['/api/auth/login', 'a=b'],
    ['/api/authors', undefined],
    ['/auth/me', undefined],
    ['/api/user/profile', undefined],
    ['/tests/1', undefined],
    ['/chat/start', undefined],
  ])('sent to %s reaches the service as %s', async (path, passed) => {
    const { body } = await ask('https', { path, headers: { cookie: 'a=b' } });
    expect(body.includes('a=b')).toBe(passed !== undefined);
  });
});

describe('what the gateway says about content that is not a page', () => {
  const policyOf = async (contentType: string) => {
    catalogue.other = { status: 200, headers: { 'content-type': contentType } };
    const { headers } = await ask('http', { port: ports.proxied, path: '/exams/x' });
    catalogue.other = undefined;
    return headers['content-security-policy'];
  };

  it.each([
    'application/json; charset=utf-8',
    'application/pdf',
    'application/manifest+json',
    'application/xhtml+xml',
    'font/woff2',
    'image/svg+xml',
    'image/webp',
    'text/calendar; charset=utf-8',
    'text/css',
    'text/javascript',
    'text/plain',
  ])('is that %s runs nothing', async (contentType) => {
    expect(await policyOf(contentType)).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    );
  });
});

describe('public responses of the catalogue', () => {
  let path: string;
  let number = 0;

  beforeEach(() => {
    // A separate path for each test: nothing of it is cached.
    path = `/exams/search?q=${(number += 1)}`;
    catalogue.other = undefined;
    catalogue.requests.length = 0;
  });

  const read = async (headers: Record<string, string> = {}, at = path): Promise<GatewayResponse> =>
    ask('http', { port: ports.proxied, path: at, headers });

  const versionIn = ({ body }: GatewayResponse): unknown =>
    (JSON.parse(body) as { version: number }).version;

  async function until(isReached: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + 30_000;
    while (!(await isReached())) {
      if (Date.now() > deadline) throw new Error('what was waited for did not come');
      await sleep(20);
    }
  }

  it('are requested once for all who want the same at the same time', async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, () => read()));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(catalogue.requests.length).toBeLessThan(10);
  });

  it('are served again from the cache', async () => {
    await until(async () => {
      const before = catalogue.requests.length;
      await read();
      return catalogue.requests.length === before;
    });
  });

  it('are revalidated by their version after a while', async () => {
    const first = await read();
    await until(async () => {
      expect(await read()).toMatchObject({ status: 200, body: first.body });
      return catalogue.requests.length > 1;
    });
    expect(catalogue.requests[0]?.['if-none-match']).toBeUndefined();
    expect(catalogue.requests[1]?.['if-none-match']).toBe(`W/"${catalogue.version}"`);
  });

  it('are new a moment after the catalogue changed', async () => {
    const before = versionIn(await read());
    expect(before).toBe(catalogue.version);
    catalogue.version += 1;
    await until(async () => versionIn(await read()) === catalogue.version);
    expect(versionIn(await read())).toBe(catalogue.version);
  });

  it('are cached by their full URL', async () => {
    const [a, b] = [await read({}, `${path}&page=1`), await read({}, `${path}&page=2`)];
    expect([a.body, b.body].map((body) => (JSON.parse(body) as { url: string }).url)).toEqual([
      `${path}&page=1`,
      `${path}&page=2`,
    ]);
  });

  it.each(['gzip', 'br'])('are not those of an address that ends with %s', async (encoding) => {
    const urlFor = async (at: string, headers = {}) =>
      (JSON.parse((await read(headers, at)).body) as { url: string }).url;
    for (const end of [encoding, `%20${encoding}`]) {
      const other = `${path}${end}`;
      expect(await urlFor(other)).toBe(other);
      expect(await urlFor(path, { 'accept-encoding': encoding })).toBe(path);
    }
  });

  it('are not sent again to a client that has them', async () => {
    const { headers } = await read();
    const again = await read({ 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  it('are neither served nor cached if the request identifies its caller', async () => {
    const headers = { authorization: 'Bearer x' };
    catalogue.other = { status: 200, headers: { 'cache-control': 'public, s-maxage=60' } };
    await read(headers);
    await read(headers);
    expect(catalogue.requests).toHaveLength(2);
    await read();
    expect(catalogue.requests).toHaveLength(3);
    await read(headers);
    expect(catalogue.requests).toHaveLength(4);
  });

  it('are the same with a cookie, which the catalogue does not get', async () => {
    catalogue.other = { status: 200, headers: { 'cache-control': 'public, s-maxage=60' } };
    await read({ cookie: '__Host-abhyas-browser=secret' });
    await read();
    expect(catalogue.requests.map(({ cookie }) => cookie)).toEqual([undefined]);
  });

  it.each([
    [200, {}],
    [200, { 'cache-control': 'private, max-age=60' }],
    [200, { 'cache-control': 'no-store' }],
    [404, {}],
    [429, { 'retry-after': '9' }],
    [500, {}],
    [503, { 'retry-after': '1' }],
  ])('are no others: %i with %j is never cached', async (status, headers) => {
    catalogue.other = { status, headers };
    for (let times = 1; times <= 3; times += 1) {
      await read();
      expect(catalogue.requests).toHaveLength(times);
    }
  });

  it('are not served instead of an error', async () => {
    expect((await read()).status).toBe(200);
    catalogue.other = { status: 503, headers: {} };
    await until(async () => (await read()).status === 503);
    expect((await read()).status).toBe(503);
  });
});

describe('pictures of questions', () => {
  const picture = `/figures/${'Ab_-'.repeat(10)}xyz`;
  const FOREVER = 'public, max-age=31536000, immutable';

  const read = async (path: string, headers = {}): Promise<GatewayResponse> =>
    ask('http', { port: ports.proxied, path, headers });

  beforeEach(() => {
    catalogue.requests.length = 0;
    catalogue.other = {
      status: 200,
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': FOREVER,
        etag: '"abc"',
        'content-security-policy': 'sandbox',
        'x-content-type-options': 'nosniff',
      },
    };
  });

  afterEach(() => {
    catalogue.other = undefined;
  });

  it('are requested from the catalogue once, whatever the query and the encodings', async () => {
    const first = await read(picture, { 'accept-encoding': 'gzip' });
    expect(first.headers).toMatchObject({
      'cache-control': FOREVER,
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    catalogue.other = { status: 503, headers: {} };
    const again = await read(`${picture}?again`, { authorization: 'Bearer x' });
    expect(again).toMatchObject({ status: 200, headers: { 'cache-control': FOREVER } });
    expect((await read(picture, { 'if-none-match': '"abc"' })).status).toBe(304);
    expect(catalogue.requests).toHaveLength(1);
  });

  it.each([
    ['a missing picture', `/figures/${'m'.repeat(43)}`, 404],
    ['an error', `/figures/${'e'.repeat(43)}`, 500],
    ['what is no digest', '/figures/x', 200],
  ])('are the only ones that are cached, not %s', async (_what, path, status) => {
    catalogue.other = { status, headers: { 'cache-control': FOREVER } };
    for (let times = 1; times <= 3; times += 1) {
      expect((await read(path)).status).toBe(status);
      expect(catalogue.requests).toHaveLength(times);
    }
  });
});

describe('hashed files', () => {
  it('are requested once, whatever a visitor calls this site', async () => {
    const path = '/assets/main.89abcdef.js';
    const read = async (host: string) =>
      ask('http', { port: ports.proxied, path, headers: { host } });
    const first = await read('abhyas.example');
    expect((await read('other.example')).body).toBe(first.body);
  });
});

describe('robots.txt', () => {
  it('names the sitemap of this site, whatever a visitor calls it', async () => {
    const headers = { host: 'other.example', 'x-forwarded-host': 'other.example' };
    const { body } = await ask('http', { port: ports.proxied, path: '/robots.txt', headers });
    expect(body).toContain('\nSitemap: https://abhyas.example/sitemap.xml\n');
    expect(body).not.toContain('other.example');
  });
});

describe('an error', () => {
  it.each(['html', 'htm', 'jpg', 'gif', 'css', 'js', 'svg', 'xml', 'json'])(
    'is JSON also if its address ends with .%s',
    async (ending) => {
      for (const [method, path] of [
        ['GET', '/api/nothing'],
        ['GET', '/remotes/nobody/nothing'],
        ['GET', '/%2e/nothing'],
        ['FOO', '/nothing'],
      ]) {
        const response = await ask('http', {
          port: ports.proxied,
          method,
          path: `${path}.${ending}`,
        });
        expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
        expect(JSON.parse(response.body)).toMatchObject({ success: false });
        expect(response.headers['content-security-policy']).toMatch(/ sandbox$/);
      }
    },
  );
});

describe('pages', () => {
  let path: string;
  let number = 0;

  beforeEach(() => {
    // A separate path for each test: nothing of it is cached.
    path = `/exam-details/${(number += 1)}`;
    pages.requests.length = 0;
    pages.respond = (_request, response) => sendPage(response, 200);
  });

  const read = async (options: RequestOptions = {}): Promise<GatewayResponse> =>
    ask('http', { port: ports.proxied, path, ...options });

  const nonceIn = ({ body }: GatewayResponse): string | undefined =>
    /nonce='(\w{32})'/.exec(body)?.[1];

  it('are composed once for all who want the same at the same time, each with a nonce of its own', async () => {
    pages.respond = (_request, response) => {
      setTimeout(() => sendPage(response, 200), 100);
    };
    const responses = await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(new Set(responses.map(nonceIn)).size).toBe(20);
    for (const response of responses) {
      const policy = response.headers['content-security-policy'];
      expect(policy).toContain(`'nonce-${nonceIn(response)}'`);
    }
    expect(pages.requests.length).toBeLessThan(10);
  });

  it('are composed again after a moment', async () => {
    await read();
    const deadline = Date.now() + 30_000;
    while (pages.requests.length < 2 && Date.now() < deadline) {
      await sleep(50);
      await read();
    }
    expect(pages.requests).toHaveLength(2);
  });

  it.each([404, 410])('keep their status %i', async (status) => {
    pages.respond = (_request, response) => sendPage(response, status);
    const response = await read();
    expect(response).toMatchObject({ status, body: expect.stringContaining('composed') });
  });

  it('are the same for everybody: of a visitor, only the address goes in, and no cookie out', async () => {
    pages.respond = (_request, response) => sendPage(response, 200, { 'set-cookie': 'a=b' });
    const response = await read({
      headers: {
        authorization: 'Bearer x',
        cookie: 'a=b',
        'x-forwarded-for': '10.0.0.1',
        'x-request-id': 'chosen',
        'x-service-credential': 'guessed',
      },
    });
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(pages.requests.map(({ headers }) => headers)).toEqual([
      { host: 'pages', 'x-request-id': response.headers['x-request-id'] },
    ]);
  });

  it('are requested with their query, and differ by it', async () => {
    await read({ path: `${path}?page=2` });
    await read({ path: `${path}?page=3` });
    expect(pages.requests.map(({ url }) => url)).toEqual([`${path}?page=2`, `${path}?page=3`]);
  });

  it.each<[string, RequestListener]>([
    ['fails', (_request, response) => response.writeHead(500).end('broken')],
    ['is not there', (request) => request.socket.destroy()],
    ['does not respond', () => undefined],
  ])('have no content if the page server %s, and are not cached', async (_what, respond) => {
    pages.respond = respond;
    const response = await read();
    expect(response).toMatchObject({ status: 503, body: '<!doctype html><p>page' });
    // Search engines come back, and browsers render it.
    expect(response.headers).toMatchObject({
      'retry-after': '5',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(await read({ path: `/dashboard/${number}` })).toMatchObject({
      status: 200,
      body: '<!doctype html><p>page',
    });
    pages.respond = (_request, response) => sendPage(response, 200);
    expect((await read()).body).toContain('composed');
  });

  it('have their content if the page server does not know whether they exist, and are not cached', async () => {
    pages.respond = (_request, response) => sendPage(response, 503);
    const { status, headers, body } = await read();
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toContain('composed');
    pages.respond = (_request, response) => sendPage(response, 200);
    expect((await read()).status).toBe(200);
  });

  it('take no writes', async () => {
    expect((await read({ method: 'POST' })).status).toBe(405);
    expect(pages.requests).toEqual([]);
  });
});

describe('the files of an app', () => {
  beforeAll(() => {
    for (const name of ['.git/config', '.env', 'assets/.hidden.js', '.well-known/security.txt']) {
      const file = join(folder, 'dist', name);
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, 'kept');
    }
  });

  it.each(['/.git/config', '/.env', '/assets/.hidden.js', '/.git/'])(
    'do not include %s, even if it exists',
    async (path) => {
      expect((await ask('http', { port: ports.files, path })).status).toBe(404);
    },
  );

  it('include what standards put under .well-known', async () => {
    const path = '/.well-known/security.txt';
    expect((await ask('http', { port: ports.files, path })).body).toBe('kept');
  });
});

describe('the image’s choice of TLS', () => {
  const choose = (environment: Record<string, string>): string => {
    const show = '. "$0" && printf "%s %s" "$GATEWAY_TLS_INCLUDE" "$GATEWAY_PLAIN_HTTP"';
    return execaSync('sh', ['-c', show, join(root, 'gateway', 'tls.envsh')], {
      extendEnv: false,
      env: { PATH: process.env['PATH'], ...environment },
    }).stdout;
  };

  it('is none without a certificate, and keeps the operator’s setting for plain http', () => {
    expect(choose({})).toBe('/etc/nginx/tls/*.conf serve');
    expect(choose({ GATEWAY_PLAIN_HTTP: 'redirect' })).toBe('/etc/nginx/tls/*.conf redirect');
  });

  it('is only https with one', () => {
    const names = { GATEWAY_TLS_CERTIFICATE: join(folder, 'site.pem') };
    expect(choose({ ...names, GATEWAY_TLS_KEY: join(folder, 'site.key') })).toBe(
      '/tmp/gateway/conf.d/tls.inc redirect',
    );
    expect(() => choose(names)).toThrow(/Cannot start: GATEWAY_TLS_KEY must name a file/);
  });
});
