import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { exampleEnv } from '../src/index.js';
import {
  createTestEnv,
  expectedCosts,
  measureBodies,
  processorTimes,
  signTestToken,
  startApp,
  type BodyCall,
  type TestApp,
} from '../src/testing/index.js';
import { defineCards, transformed } from './guarded-app.js';

// The tests compare the costs of hundreds of bodies.

const LIMIT = 5;
const card = { email: 'asha@example.com', text: 'Well done!', lines: [{ text: 'x', size: 1 }] };

let running: TestApp;
/** The same service without rate limits. */
let unlimited: TestApp;
let token: string;

beforeAll(async () => {
  const env = await createTestEnv('service-kit');
  running = await startApp(defineCards({ ...env, LIMIT_CARDS: String(LIMIT) }));
  unlimited = await startApp(defineCards(env));
  token = await signTestToken();
});

afterAll(async () => {
  await running.close();
  await unlimited.close();
});

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `192.0.2.${addresses}`;
}

interface ServiceResponse {
  status: number;
  body: Record<string, unknown>;
}

function parseResponse(raw: string): ServiceResponse {
  const [head = '', body = ''] = raw.split(/\r\n\r\n(?=\{)/);
  return {
    status: Number(/HTTP\/1\.1 (?!100)(\d+)/.exec(head)?.[1]),
    body: JSON.parse(body) as Record<string, unknown>,
  };
}

describe('before the body arrives', () => {
  const sockets: Socket[] = [];

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  /** Announces a body, sends its start, and waits for the response. */
  function startCall(
    path: string,
    headers: Record<string, string> = {},
    body = '{"te',
  ): Promise<string> {
    const { hostname, port } = new URL(running.url);
    const [method, at] = path.split(' ');
    const named = { Host: 'x', 'Content-Type': 'application/json', 'Content-Length': '200' };
    const lines = Object.entries({ ...named, ...headers }).map(([name, it]) => `${name}: ${it}`);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(`${method} ${at} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`),
      );
      sockets.push(socket);
      let received = '';
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        received += chunk.toString();
        if (/^HTTP.*?\r\n\r\n.*\}$/s.test(received)) resolve(received);
      });
    });
  }

  it.each([
    ['a private call without a token', 'POST /cards/own', 401, 'unauthenticated'],
    ['an upload without a token', 'PUT /cards/picture', 401, 'unauthenticated'],
    ['an internal call without the credential', 'POST /internal/cards', 403, 'forbidden'],
    ['a call to an unknown path', 'POST /nowhere', 404, 'not_found'],
  ])('%s is refused', async (_what, path, status, code) => {
    const response = parseResponse(await startCall(path));
    expect([response.status, response.body['code']]).toEqual([status, code]);
    expect(response.body['message']).toBe(response.body['error']);
  });

  it.each(['POST /cards/own', 'PUT /cards/picture', 'POST /internal/cards'])(
    'a forbidden call of %s gets no `100 Continue`, and the connection ends',
    async (path) => {
      const received = await startCall(path, { Expect: '100-continue' }, '');
      expect(received).not.toContain('100 Continue');
      expect(received).toMatch(/^connection: close\r$/im);
    },
  );

  it('a call with an invalid token is refused', async () => {
    const received = await startCall('POST /cards/own', { Authorization: 'Bearer a.b.c' });
    expect(parseResponse(received).status).toBe(401);
  });

  it('a call beyond the limit is refused', async () => {
    const from = { 'X-Real-IP': newAddress() };
    for (let calls = 0; calls < LIMIT; calls += 1) await post('/cards', '{}', from);
    const received = await startCall('POST /cards', from);
    expect(parseResponse(received)).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    });
    expect(received).toMatch(/^retry-after: \d+\r$/im);
  });

  it.each([
    ['POST /cards', 'application/json', 8_193, 'The request is larger than allowed (8 KB).'],
    ['POST /cards', 'image/png', 8_193, 'The request is larger than allowed (8 KB).'],
    ['POST /cards/long', 'text/plain', 65_537, 'The request is larger than allowed (64 KB).'],
    ['PUT /cards/picture', 'image/png', 1_000_001, 'Too large.'],
  ])('a call of %s with too much %s is refused', async (path, type, length, sentence) => {
    const headers = { 'Content-Type': type, 'Content-Length': String(length) };
    const from = { 'X-Real-IP': newAddress(), Authorization: `Bearer ${token}` };
    const { status, body } = parseResponse(await startCall(path, { ...headers, ...from }));
    expect([status, body['code'], body['message']]).toEqual([413, 'too_large', sentence]);
  });

  it('an allowed call gets `100 Continue` and is handled', async () => {
    const asking = { Expect: '100-continue', 'Content-Length': '2' };
    const headers = { ...asking, Authorization: `Bearer ${token}` };
    const received = startCall('POST /cards/own', headers, '');
    const [socket] = sockets;
    socket?.once('data', () => socket.write('{}'));
    expect(await received).toContain('HTTP/1.1 100 Continue\r\n\r\n');
    expect(parseResponse(await received).status).toBe(400);
  });
});

async function post(
  path: string,
  body: string,
  headers: Record<string, string> = {},
  app = running,
): Promise<ServiceResponse> {
  const response = await fetch(`${app.url}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, body: (await response.json()) as ServiceResponse['body'] };
}

describe('calls of an address', () => {
  it.each([
    ['malformed', '{', {}, 400],
    ['invalid', '{"email":7}', {}, 400],
    ['too large', JSON.stringify({ email: 'x'.repeat(10_000) }), {}, 413],
    ['too large and of another type', 'x'.repeat(9_000), { 'content-type': 'image/png' }, 413],
    ['of another type', 'x', { 'content-type': 'text/plain' }, 415],
    ['too large in members', `[${'1,'.repeat(400)}1]`, {}, 400],
    ['valid', JSON.stringify(card), {}, 200],
  ])('count when the body is %s', async (_what, body, headers, status) => {
    const from = { 'x-real-ip': newAddress(), ...headers };
    const statuses: number[] = [];
    for (let calls = 0; calls <= LIMIT; calls += 1) {
      statuses.push((await post('/cards', body, from)).status);
    }
    expect(statuses).toEqual([...Array<number>(LIMIT).fill(status), 429]);
    const other = await post('/cards', body, { ...from, 'x-real-ip': newAddress() });
    expect(other.status).toBe(status);
  });
});

describe('a body with more than a call needs', () => {
  const line = { text: 'x', size: 1 };
  const namedLines = (names: number): object[] =>
    Array.from({ length: names }, (_, n) => ({ [`name-${n}`]: 'x'.repeat(300) }));

  it.each([
    ['257 members', '/cards', Array(257).fill(1)],
    ['65 names in 19 KB', '/cards/long', namedLines(65)],
  ])('is refused before it is parsed: %s', async (_what, path, value) => {
    const { status, body } = await post(path, JSON.stringify(value), {}, unlimited);
    expect([status, body['message']]).toEqual([400, 'The body has too many fields.']);
  });

  it.each([
    ['256 members', '/cards', Array(256).fill(1)],
    ['64 names in 19 KB', '/cards/long', namedLines(64)],
    [
      '65 names in 8 KB',
      '/cards',
      Object.fromEntries(Array.from({ length: 65 }, (_, n) => [n, 1])),
    ],
  ])('is validated at the bound: %s', async (_what, path, value) => {
    const { status, body } = await post(path, JSON.stringify(value), {}, unlimited);
    expect([status, body['code']]).toEqual([400, 'validation_failed']);
  });

  it('is validated only as far as is needed to refuse it', async () => {
    const lines = Array.from({ length: 200 }, () => line);
    transformed.lines = 0;
    const { status, body } = await post('/cards/long', JSON.stringify({ ...card, lines }));
    expect([status, Object.keys(body['fields'] as object)]).toEqual([400, ['lines']]);
    // The maximum is three.
    expect(transformed.lines).toBe(4);
  });
});

describe('a malformed request', () => {
  async function send(bytes: string): Promise<ServiceResponse> {
    const { hostname, port } = new URL(running.url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    try {
      return parseResponse(await text(socket));
    } finally {
      socket.destroy();
    }
  }

  it.each([
    ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'bad_request'],
    ['nonsense', 'nonsense\r\n\r\n', 400, 'bad_request'],
    ['an unknown HTTP version', 'GET / HTTP/9.9\r\n\r\n', 400, 'bad_request'],
    [
      'headers that are too long',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'address_too_long',
    ],
  ])('gets the standard error body: %s', async (_what, bytes, status, code) => {
    const response = await send(bytes);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ success: false, code, requestId: expect.any(String) });
    expect(response.body['message']).toBe(response.body['error']);
  });

  it.each(['PROPFIND', 'TRACE', 'LOCK', 'OPTIONS'])(
    'gets the standard error body: the method %s, which no route has',
    async (method) => {
      const bytes = `${method} /cards HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
      expect(await send(bytes)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    },
  );

  it('is not one with HTTP/1.0 or without a Host header', async () => {
    for (const version of ['1.0', '1.1\r\nConnection: close']) {
      const { status, body } = await send(`GET /cards?page=2 HTTP/${version}\r\n\r\n`);
      expect([status, body]).toEqual([200, { page: 2 }]);
    }
  });
});

describe('the cost of a body', () => {
  const calls: BodyCall[] = [
    { route: 'POST /cards', body: card, status: 200 },
    { route: 'POST /cards/long', body: card, kilobytes: 64, status: 200 },
    { route: 'POST /internal/cards', body: { ...card, text: 7 }, others: [200, 400] },
  ];

  it.each(calls)('is at $route never much higher than that of an ordinary one', async (call) => {
    const headers = { 'x-service-credential': exampleEnv['SERVICE_CREDENTIAL'] ?? '' };
    const costs = await measureBodies(unlimited.app, call, async (_method, path, body) => {
      return (await post(path, body, headers, unlimited)).status;
    });
    expect(costs).toMatchObject(expectedCosts(call));
  });

  it('is bounded for a query', async () => {
    const names = Array.from({ length: 1_200 }, (_, n) => `k${n}=1`).join('&');
    const queries = {
      ordinary: 'page=2',
      names: `${names}&page=2`,
      again: 'page=2&'.repeat(1_000),
      escapes: `page=${'%41'.repeat(2_500)}`,
      broken: `page=${'%'.repeat(7_000)}`,
      pluses: `page=${'+'.repeat(7_000)}`,
      ampersands: '&'.repeat(7_000),
      equals: '='.repeat(7_000),
      digits: `page=${'9'.repeat(7_000)}`,
    };
    const times = await processorTimes(
      new Map(
        Object.entries(queries).map(([name, query]) => [
          name,
          async () => (await fetch(`${unlimited.url}/cards?${query}`)).text(),
        ]),
      ),
    );
    const bound = 10 * (times.get('ordinary') ?? 0);
    expect([...times].filter(([, time]) => time > bound)).toEqual([]);
  });
});
