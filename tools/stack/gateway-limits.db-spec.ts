import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type Server,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeFolders } from './folders.ts';
import { root, serviceNames, siteNames } from './inventory.ts';
import { ManagedProcess } from './managed-process.ts';
import { gateway, gatewayLimits, type GatewaySettings } from './nginx.ts';
import { choosePorts } from './ports.ts';

interface GatewayResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Call {
  method?: string;
  headers?: Record<string, string | number>;
  body?: string;
  /** The client address that the proxy in front names. */
  from?: string;
}

type GatewayName = (typeof gatewayNames)[number];

const PROXY = '127.0.0.2';
const gatewayNames = ['usual', 'narrow', 'crowded'] as const;
const started: ManagedProcess[] = [];
let folder: string;
let ports: Record<GatewayName, number>;
let service: Server;
let requests: string[] = [];
/** Each sends the response of a call whose query ends with `&late`. */
let waiting: (() => void)[] = [];

/** Responds at once with an empty result, and reads no body. */
function listenService(): Server {
  return createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const isPage = request.url === '/index.html';
    response.setHeader('content-type', isPage ? 'text/html' : 'application/json');
    const respond = () => void response.end(isPage ? '<!doctype html><p>page' : '{"success":true}');
    if (request.url?.endsWith('&late')) waiting.push(respond);
    else respond();
  }).listen(0, '127.0.0.1');
}

function settings(port: number, environment: GatewaySettings['environment']): GatewaySettings {
  const upstream = (service.address() as AddressInfo).port;
  const names = [...serviceNames, ...siteNames, 'pages'];
  return {
    port,
    upstreams: Object.fromEntries(
      names.map((name) => [name, upstream]),
    ) as GatewaySettings['upstreams'],
    devServers: {},
    runtimeConfig: { remotes: {} },
    environment,
    trustedProxy: PROXY,
  };
}

async function start(name: GatewayName, environment = {}): Promise<void> {
  const folders = makeFolders(join(folder, name));
  const nginx = new ManagedProcess(gateway(folders, settings(ports[name], environment)));
  started.push(nginx);
  await nginx.start();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-limits-'));
  service = listenService();
  await once(service, 'listening');
  ports = await choosePorts(gatewayNames, {});
  await start('usual');
  await start('narrow', {
    GATEWAY_PASSWORDS_RATE: '1r/m',
    GATEWAY_PASSWORDS_BURST: '1',
    GATEWAY_WRITES_RATE: '1r/m',
    GATEWAY_WRITES_BURST: '3',
    GATEWAY_READS_RATE: '1r/m',
    GATEWAY_READS_BURST: '5',
    GATEWAY_FIGURES_RATE: '1r/m',
    GATEWAY_FIGURES_BURST: '7',
    GATEWAY_PAGES_RATE: '1r/m',
    GATEWAY_PAGES_BURST: '6',
  });
  await start('crowded', { GATEWAY_CALLS_AT_ONCE: '3' });
});

afterAll(async () => {
  await Promise.all(started.map((nginx) => nginx.stop()));
  service.close();
  rmSync(folder, { recursive: true, force: true });
});

let addresses = 0;
let address: string;

beforeEach(() => {
  addresses += 1;
  address = `203.0.113.${addresses}`;
  requests = [];
  waiting = [];
});

function call(port: number, path: string, { method, headers, body, from }: Call = {}) {
  return new Promise<GatewayResponse>((resolve, reject) => {
    const request = httpRequest({
      host: '127.0.0.1',
      port,
      path,
      method: method ?? 'GET',
      agent: false,
      localAddress: PROXY,
      headers: { 'x-forwarded-for': from ?? address, ...headers },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      text(response).then(
        (received) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: received }),
        reject,
      );
    });
    request.end(body);
  });
}

const statusesOf = async (calls: Promise<GatewayResponse>[]): Promise<number[]> =>
  (await Promise.all(calls)).map(({ status }) => status);

const times = <T>(count: number, work: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => work(index));

describe('calls of one address', () => {
  it.each([
    ['log-ins', 'POST', '/api/auth/login', 1],
    ['registrations', 'POST', '/api/auth/register', 1],
    ['resets', 'POST', '/api/auth/reset-password', 1],
    ['password changes', 'POST', '/api/auth/change-password', 1],
    ['deletions', 'POST', '/api/auth/delete-account', 1],
    ['photos', 'PUT', '/api/user/profile/photo', 1],
    ['downloads of all data', 'GET', '/api/user/profile/data', 1],
    ['removals of a photo', 'DELETE', '/api/user/profile/photo', 3],
    ['saves', 'PUT', '/tests/x/progress', 3],
    ['contact messages', 'POST', '/contact', 3],
    ['log-outs', 'POST', '/api/auth/logout', 3],
    ['removals', 'DELETE', '/api/user/saved-tests/x', 3],
    ['lists', 'GET', '/exams', 5],
    ['searches', 'GET', '/exams/search', 5],
    ['looks', 'HEAD', '/auth/me', 5],
    ['pictures', 'GET', `/figures/${'a'.repeat(43)}`, 7],
  ])('are limited: %s', async (_what, method, path, burst) => {
    const statuses: number[] = [];
    // One after another: calls that two worker processes of nginx check at once may both be the last.
    for (let n = 0; n < 10; n += 1) {
      statuses.push((await call(ports.narrow, `${path}?n=${n}`, { method })).status);
    }
    // One by the rate, the others by the burst.
    const taken = 1 + burst;
    expect(statuses).toEqual([
      ...Array<number>(taken).fill(200),
      ...Array<number>(10 - taken).fill(503),
    ]);
    const other = await call(ports.narrow, path, { method, from: '198.51.100.1' });
    expect([200, 503]).toContain(other.status);
  });

  it('are refused at once, in the common error shape, without a request to a service', async () => {
    const login = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    const responses: GatewayResponse[] = [];
    for (let n = 0; n < 30; n += 1) {
      responses.push(await call(ports.narrow, '/api/auth/login', login));
    }
    const refused = responses.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(28);
    for (const { headers, body } of refused) {
      expect(headers['retry-after']).toMatch(/^[12]$/);
      expect(headers['content-type']).toContain('application/json');
      const error = JSON.parse(body) as Record<string, string>;
      expect(error).toMatchObject({
        success: false,
        code: 'too_busy',
        requestId: headers['x-request-id'],
      });
      expect(error['message']).toBe(error['error']);
    }
    expect(requests).toHaveLength(2);
  });

  it('are counted by their cost: log-ins do not block saves, saves do not block reads', async () => {
    await Promise.all(times(5, () => call(ports.narrow, '/api/auth/login', { method: 'POST' })));
    const save = { method: 'PUT', body: '{}' };
    expect((await call(ports.narrow, '/tests/x/progress', save)).status).toBe(200);
    await Promise.all(times(9, () => call(ports.narrow, '/tests/x/progress', save)));
    expect((await call(ports.narrow, '/exams')).status).toBe(200);
  });

  it('are limited in number at once', async () => {
    const responses: GatewayResponse[] = [];
    const calls = times(5, async (n) => {
      responses.push(await call(ports.crowded, `/auth/me?n=${n}&late`));
    });
    try {
      while (responses.length + waiting.length < calls.length) await sleep(5);
      expect(waiting).toHaveLength(3);
      expect(responses.map(({ status }) => status)).toEqual([503, 503]);
      for (const { headers, body } of responses) {
        expect(JSON.parse(body)).toMatchObject({ success: false, code: 'too_busy' });
        expect(headers['retry-after']).toMatch(/^[12]$/);
      }
      expect((await call(ports.crowded, '/auth/me', { from: '198.51.100.20' })).status).toBe(200);
      expect((await call(ports.crowded, '/dashboard')).status).toBe(200);
      expect((await call(ports.crowded, '/assets/main.0123abcd.js')).status).toBe(200);
    } finally {
      for (const respond of waiting) respond();
      await Promise.all(calls);
    }
    expect(responses.map(({ status }) => status)).toEqual([503, 503, 200, 200, 200]);
    expect((await call(ports.crowded, '/auth/me')).status).toBe(200);
  });

  it('do not include pages from the cache and files', async () => {
    const paths = [
      '/',
      '/dashboard',
      '/assets/main.0123abcd.js',
      '/remotes/exams/mf-manifest.json',
    ];
    const statuses = await statusesOf(times(200, (n) => call(ports.narrow, paths[n % 4] ?? '/')));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it.each([
    ['another address', '198.51.100.7', '198.51.100.8', false],
    ['another network', '2001:db8:1:1::1', '2001:db8:1:2::1', false],
    ['another address of an IPv6 network', '2001:db8:2:1::1', '2001:db8:2:1:9:8:7:6', true],
    ['one with noughts', '2001:db8:3::1', '2001:db8:3:0:1::', true],
    ['the same, written as IPv6', '198.51.100.9', '::ffff:198.51.100.9', true],
    ['another, written as IPv6', '::ffff:198.51.100.10', '::ffff:198.51.100.11', false],
  ])('are those of its network: %s', async (_what, first, second, isShared) => {
    const login = (from: string) => call(ports.narrow, '/api/auth/login', { method: 'POST', from });
    await Promise.all(times(3, () => login(first)));
    expect((await login(second)).status).toBe(isShared ? 503 : 200);
  });
});

describe('pages that are not in the cache', () => {
  const FROM = '198.51.100.40';
  const open = (path: string, from = FROM) => call(ports.narrow, path, { from });

  it('are limited by client address, with a page that a person can read', async () => {
    const responses: GatewayResponse[] = [];
    for (let n = 0; n < 10; n += 1) responses.push(await open(`/exam-details/${n}`));
    expect(responses.map(({ status }) => status)).toEqual([
      ...Array<number>(7).fill(200),
      ...Array<number>(3).fill(429),
    ]);
    expect(requests).toHaveLength(7);
    const { headers, body } = responses[9]!;
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '5',
      'cache-control': 'no-store',
    });
    expect(body).toContain('<h1>Many people are using Abhyas</h1>');
    expect(body).toContain(`<style nonce="${String(headers['x-request-id'])}">`);
    // A page of another caller, which is then in the cache for both.
    const page = '/exam-details/other';
    expect((await open(page, '198.51.100.41')).status).toBe(200);
    expect((await open(page)).status).toBe(200);
    expect((await open('/remotes.json')).status).toBe(200);
  });

  it('are counted by the proxy’s word, not by a header of the visitor', async () => {
    for (let n = 0; n < 9; n += 1) {
      const headers = { 'x-real-ip': `203.0.113.${n}` };
      await call(ports.narrow, `/help?n=${n}`, { from: '198.51.100.42', headers });
    }
    expect((await open('/help?last', '198.51.100.42')).status).toBe(429);
  });
});

describe('two hundred students behind one address', () => {
  it('can start a test at once, with everything that this loads', async () => {
    const statuses = await statusesOf(
      times(200, () => [
        call(ports.usual, '/mock-test/x'),
        call(ports.usual, '/assets/main.0123abcd.js'),
        call(ports.usual, '/auth/me'),
        call(ports.usual, '/tests/x'),
        call(ports.usual, '/tests/x/start', { method: 'POST' }),
      ]).flat(),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('can each save three times in a moment', async () => {
    const save = { method: 'PUT', body: '{}', headers: { 'content-type': 'application/json' } };
    const path = '/tests/x/progress';
    for (const round of [1, 2, 3]) {
      const statuses = await statusesOf(times(200, () => call(ports.usual, path, save)));
      expect([round, new Set(statuses)]).toEqual([round, new Set([200])]);
    }
  });

  it('can log in a hundred at a time', async () => {
    const login = { method: 'POST', body: '{}' };
    const statuses = await statusesOf(
      times(200, () => call(ports.usual, '/api/auth/login', login)),
    );
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(100);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });
});

describe('bodies', () => {
  const LIMIT = 4 * 1_024 * 1_024;
  const json = { 'content-type': 'application/json' };

  it.each([
    ['/api/auth/login', 'POST', 'The request is larger than allowed (8 KB).'],
    ['/api/user/profile', 'PUT', 'The request is larger than allowed (8 KB).'],
    ['/tests/x/start', 'POST', 'The request is larger than allowed (8 KB).'],
    ['/chat/message', 'POST', 'The request is larger than allowed (8 KB).'],
    ['/contact', 'POST', 'The request is larger than allowed (20 KB).'],
    ['/api/test/browser-reports', 'POST', 'The request is larger than allowed (4 KB).'],
    ['/tests/x/progress', 'PUT', 'The request is larger than allowed (256 KB).'],
    ['/tests/x/submit', 'POST', 'The request is larger than allowed (256 KB).'],
    [
      '/api/user/profile/photo',
      'PUT',
      'The photo is larger than 2 MB. Please choose a smaller one.',
    ],
  ])('to %s (%s) of more than 4 MB reach no service', async (path, method, sentence) => {
    const tooLong = { method, headers: { ...json, 'content-length': LIMIT + 1 } };
    const refused = await call(ports.usual, path, { ...tooLong, body: 'x'.repeat(LIMIT + 1) });
    expect([refused.status, JSON.parse(refused.body)]).toMatchObject([
      413,
      { success: false, code: 'too_large', message: sentence, error: sentence },
    ]);
    expect(requests).toEqual([]);
    const longest = { method, headers: json, body: 'x'.repeat(LIMIT) };
    expect((await call(ports.usual, path, longest)).status).toBe(200);
  });

  it.each([
    ['/api/auth/login', 1],
    ['/contact', 3],
  ])('to %s count also when they are too large', async (path, burst) => {
    const body = 'x'.repeat(LIMIT + 1);
    const headers = { ...json, 'content-length': body.length };
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) {
      statuses.push((await call(ports.narrow, path, { method: 'POST', headers, body })).status);
    }
    expect(statuses).toEqual([
      ...Array<number>(1 + burst).fill(413),
      ...Array<number>(5 - burst).fill(503),
    ]);
    const next = await call(ports.narrow, path, { method: 'POST', headers, body });
    expect(JSON.parse(next.body)).toMatchObject({ code: 'too_busy' });
    expect(requests).toEqual([]);
  });

  it('need not have arrived for a service to respond', async () => {
    const socket = connect(ports.usual, '127.0.0.1', () =>
      socket.write('POST /api/auth/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'),
    );
    const [response] = (await once(socket, 'data')) as [Buffer];
    expect(response.toString()).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });
});

/** Writes bytes unchanged and returns everything that comes back. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(ports.usual, '127.0.0.1', () => socket.write(bytes));
  try {
    return await text(socket);
  } finally {
    socket.destroy();
  }
}

describe('an invalid HTTP request', () => {
  const end = 'Host: x\r\nConnection: close\r\n\r\n';

  it.each([
    ['an unknown method', `FOO / HTTP/1.1\r\n${end}`, 405, 'method_not_allowed'],
    ['an unknown method to a service', `FOO /exams HTTP/1.1\r\n${end}`, 405, 'method_not_allowed'],
    ['PROPFIND', `PROPFIND / HTTP/1.1\r\n${end}`, 405, 'method_not_allowed'],
    ['PROPFIND to a service', `PROPFIND /exams HTTP/1.1\r\n${end}`, 405, 'method_not_allowed'],
    ['TRACE', `TRACE /exams HTTP/1.1\r\n${end}`, 405, 'method_not_allowed'],
    ['a method in lower case', `get / HTTP/1.1\r\n${end}`, 400, 'bad_request'],
    ['CONNECT', `CONNECT x:443 HTTP/1.1\r\n${end}`, 400, 'bad_request'],
    ['nonsense', 'nonsense\r\n\r\n', 400, 'bad_request'],
    ['bytes of TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n', 400, 'bad_request'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad_request'],
    ['two hosts', `GET / HTTP/1.1\r\nHost: y\r\n${end}`, 400, 'bad_request'],
    [
      'two lengths',
      `POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${end}`,
      400,
      'bad_request',
    ],
    ['an invalid length', `POST / HTTP/1.1\r\nContent-Length: x\r\n${end}`, 400, 'bad_request'],
    [
      'an unknown encoding',
      `POST / HTTP/1.1\r\nTransfer-Encoding: x\r\n${end}`,
      505,
      'unknown_http',
    ],
    ['a future version', `GET / HTTP/9.9\r\n${end}`, 505, 'unknown_http'],
    ['a version without text format', `GET / HTTP/2.0\r\n${end}`, 505, 'unknown_http'],
    [
      'an endless header',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}\r\n${end}`,
      414,
      'address_too_long',
    ],
  ])('gets a response in the common error shape: %s', async (_what, bytes, status, code) => {
    const response = await raw(bytes);
    const [head = '', body = ''] = response.split(/\r\n\r\n(?=\{)/);
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/^content-type: application\/json/im);
    const error = JSON.parse(body) as Record<string, string>;
    expect(error).toMatchObject({ success: false, code });
    expect(error['message']).toBe(error['error']);
    expect(error['requestId']).toMatch(/^[0-9a-f]{32}$/);
    expect(requests).toEqual([]);
  });

  it('does not include HTTP/1.0, with or without a host', async () => {
    for (const headers of ['', 'Host: x\r\n']) {
      expect(await raw(`GET /exams HTTP/1.0\r\n${headers}\r\n`)).toContain('{"success":true}');
      const nowhere = await raw(`GET /api/nothing HTTP/1.0\r\n${headers}\r\n`);
      expect(nowhere).toMatch(/^HTTP\/1\.1 404 .*"code":"not_found"/s);
    }
  });

  it('includes one without a version, which has no headers', async () => {
    expect(await raw('GET /exams\r\n')).toContain('"code":"unknown_http"');
    expect(requests).toEqual([]);
  });
});

describe('logs', () => {
  it('contain no query, whatever goes wrong with its call', async () => {
    const secret = 'gluteus-maximus';
    const query = `?q=${secret}&more=${secret}`;
    const json = { 'content-type': 'application/json' };
    await call(ports.usual, `/exams/search${query}`);
    await call(ports.usual, `/exams/search?q=${secret}${'x'.repeat(7_000)}`);
    await call(ports.usual, `/exams/search?q=${secret}${'x'.repeat(40_000)}`).catch(
      () => undefined,
    );
    await call(ports.usual, `/nothing.js${query}`);
    await call(ports.usual, `/api/nothing${query}`);
    await call(ports.usual, `/%2e%2e/${query}`);
    await call(ports.usual, `/exams/search${query}`, { headers: { referer: `http://x/${query}` } });
    await call(ports.usual, `/contact${query}`, { method: 'POST', body: 'x'.repeat(30_000) });
    await call(ports.usual, `/tests/x/progress${query}`, {
      method: 'PUT',
      headers: json,
      body: 'x'.repeat(250_000),
    });
    await Promise.all(
      times(20, () => call(ports.narrow, `/api/auth/login${query}`, { method: 'POST' })),
    );
    await raw(`GET /exams/search${query} HTTP/9.9\r\n\r\n`);
    await raw(`GET /exams/search#${secret} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await raw(`GET /exams/search${query}\r\n`);
    await raw(`FOO /exams/search${query} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await raw(`GET /exams/search${query} HTTP/1.1\r\nHost x\r\n\r\n`);
    const upstream = service.listeners('request')[0] as () => void;
    service.removeListener('request', upstream);
    // Disconnects, for which nginx writes a log line.
    service.on('request', (request) => request.socket.destroy());
    await call(ports.usual, `/exams/search${query}&broken`);
    service.removeAllListeners('request').on('request', upstream);
    await Promise.all(started.splice(0).map((nginx) => nginx.stop()));

    const files = gatewayNames.flatMap((name) => {
      const logs = join(folder, name, 'logs');
      return readdirSync(logs).map((file) => readFileSync(join(logs, file), 'utf8'));
    });
    expect(files.join('')).toContain('/exams/search');
    expect(files.filter((file) => file.includes(secret))).toEqual([]);
  });
});

describe('the limits of the image', () => {
  const dockerfile = readFileSync(join(root, 'gateway', 'Dockerfile'), 'utf8');

  it.each(Object.entries(gatewayLimits))('are those of npm start: %s', (name, limit) => {
    expect(dockerfile).toContain(` ${name}=${limit} `);
  });
});
