import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';

import { exampleEnv } from '../src/index.js';
import {
  costliestBody,
  createTestEnv,
  processorTimes,
  signTestToken,
  startApp,
  type TestApp,
} from '../src/testing/index.js';

import { defineCards } from './guarded-app.js';

// The costs of hundreds of bodies are compared.
jest.setTimeout(120_000);

const LIMIT = 5;
const card = { email: 'asha@example.com', text: 'Well done!', lines: [{ text: 'x', size: 1 }] };

let running: TestApp;
/** The same service with no end to how often it may be called. */
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

interface Refusal {
  status: number;
  body: Record<string, unknown>;
}

function readAnswer(raw: string): Refusal {
  const [head = '', body = ''] = raw.split(/\r\n\r\n(?=\{)/);
  return {
    status: Number(/HTTP\/1\.1 (?!100)(\d+)/.exec(head)?.[1]),
    body: JSON.parse(body) as Record<string, unknown>,
  };
}

describe('before its body has come', () => {
  const sockets: Socket[] = [];

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  /** Announces a body, sends the beginning of it, and waits for what is said to that. */
  function begin(
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
      let said = '';
      socket.on('error', reject);
      socket.on('data', (piece) => {
        said += piece.toString();
        if (/^HTTP.*?\r\n\r\n.*\}$/s.test(said)) resolve(said);
      });
    });
  }

  it.each([
    ['a private call without a token', 'POST /cards/own', 401, 'unauthenticated'],
    ['an upload without a token', 'PUT /cards/picture', 401, 'unauthenticated'],
    ['an internal call without the credential', 'POST /internal/cards', 403, 'forbidden'],
    ['a call to nowhere', 'POST /nowhere', 404, 'not_found'],
  ])('%s is turned away', async (_what, path, status, code) => {
    const refused = readAnswer(await begin(path));
    expect([refused.status, refused.body['code']]).toEqual([status, code]);
    expect(refused.body['message']).toBe(refused.body['error']);
  });

  it.each(['POST /cards/own', 'PUT /cards/picture', 'POST /internal/cards'])(
    'nobody is asked for it who may not call %s, and the connection ends',
    async (path) => {
      const said = await begin(path, { Expect: '100-continue' }, '');
      expect(said).not.toContain('100 Continue');
      expect(said).toMatch(/^connection: close\r$/im);
    },
  );

  it('a bad token opens nothing', async () => {
    const said = await begin('POST /cards/own', { Authorization: 'Bearer a.b.c' });
    expect(readAnswer(said).status).toBe(401);
  });

  it('a call too many is turned away', async () => {
    const from = { 'X-Real-IP': newAddress() };
    for (let calls = 0; calls < LIMIT; calls += 1) await post('/cards', '{}', from);
    const said = await begin('POST /cards', from);
    expect(readAnswer(said)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(said).toMatch(/^retry-after: \d+\r$/im);
  });

  it('whoever may call is asked for it and heard', async () => {
    const asking = { Expect: '100-continue', 'Content-Length': '2' };
    const headers = { ...asking, Authorization: `Bearer ${token}` };
    const said = begin('POST /cards/own', headers, '');
    const [socket] = sockets;
    socket?.once('data', () => socket.write('{}'));
    expect(await said).toContain('HTTP/1.1 100 Continue\r\n\r\n');
    expect(readAnswer(await said).status).toBe(400);
  });
});

async function post(
  path: string,
  body: string,
  headers: Record<string, string> = {},
  app = running,
): Promise<Refusal> {
  const answer = await fetch(`${app.url}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: answer.status, body: (await answer.json()) as Refusal['body'] };
}

describe('calls of an address', () => {
  it.each([
    ['malformed', '{', {}, 400],
    ['invalid', '{"email":7}', {}, 400],
    ['too large', JSON.stringify({ email: 'x'.repeat(10_000) }), {}, 413],
    ['of another type', 'x', { 'content-type': 'text/plain' }, 415],
    ['too full', `[${'1,'.repeat(400)}1]`, {}, 400],
    ['right', JSON.stringify(card), {}, 200],
  ])('count where the body is %s', async (_what, body, headers, status) => {
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

describe('what is no request', () => {
  async function send(bytes: string): Promise<Refusal> {
    const { hostname, port } = new URL(running.url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    try {
      return readAnswer(await text(socket));
    } finally {
      socket.destroy();
    }
  }

  it.each([
    ['a method that there is not', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'bad_request'],
    ['nonsense', 'nonsense\r\n\r\n', 400, 'bad_request'],
    ['HTTP of another kind', 'GET / HTTP/9.9\r\n\r\n', 400, 'bad_request'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'address_too_long',
    ],
  ])('is answered in the one shape: %s', async (_what, bytes, status, code) => {
    const refused = await send(bytes);
    expect(refused.status).toBe(status);
    expect(refused.body).toMatchObject({ success: false, code, requestId: expect.any(String) });
    expect(refused.body['message']).toBe(refused.body['error']);
  });

  it.each(['PROPFIND', 'TRACE', 'LOCK', 'OPTIONS'])(
    'is answered in the one shape: the method %s, which no route has',
    async (method) => {
      const bytes = `${method} /cards HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
      expect(await send(bytes)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    },
  );

  it('but HTTP/1.0, and a call that names no host, are', async () => {
    for (const version of ['1.0', '1.1\r\nConnection: close']) {
      const { status, body } = await send(`GET /cards?page=2 HTTP/${version}\r\n\r\n`);
      expect([status, body]).toEqual([200, { page: 2 }]);
    }
  });
});

describe('what a body costs', () => {
  it.each([
    ['/cards', 8 * 1_024],
    ['/cards/long', 64 * 1_024],
  ])('is at %s never much more than what an ordinary one does', async (path, bytes) => {
    const costliest = await costliestBody(card, bytes, (body) => post(path, body, {}, unlimited));
    expect(costliest).toMatchObject({ isBounded: true });
  });

  it('is bounded for those that are refused too', async () => {
    const asked = { 'x-service-credential': exampleEnv['SERVICE_CREDENTIAL'] ?? '' };
    const costliest = await costliestBody({ ...card, text: 7 }, 8 * 1_024, (body) =>
      post('/internal/cards', body, asked, unlimited),
    );
    expect(costliest).toMatchObject({ isBounded: true });
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
