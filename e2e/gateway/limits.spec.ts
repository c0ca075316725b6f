import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { postFrom, rawBytes, rawRequest, type RawResponse } from '../support/raw-http.ts';
import { runningStack, stackFolder, without } from '../support/stack.ts';
import { alone, expect, given, test, then, when } from '../support/test.ts';

/** All of 127.0.0.0/8 belongs to this machine; other tests do not use these addresses. */
const addressOf = (n: number): string => `127.0.${80 + Math.floor(n / 200)}.${1 + (n % 200)}`;

function begin(bytes: string): Socket {
  const { hostname, port } = new URL(runningStack().origin);
  const socket = connect(Number(port), hostname, () => socket.write(bytes));
  return socket;
}

/** The response until the other side closed the connection, while a byte was sent now and then. */
async function trickle(bytes: string, everyMs: number): Promise<string> {
  const socket = begin(bytes);
  const timer = setInterval(() => socket.write('x'), everyMs);
  try {
    return await text(socket).catch((error: unknown) => String(error));
  } finally {
    clearInterval(timer);
    socket.destroy();
  }
}

/** A request whose body never ends. @param sent of the body's length, in bytes */
function unfinished(
  path: string,
  type: string,
  token?: string,
  { sent, length } = { sent: 1, length: 4_000 },
): string {
  const [method, at] = path.split(' ');
  const access = token === undefined ? [] : [`Authorization: Bearer ${token}`];
  const lines = ['Host: x', `Content-Type: ${type}`, `Content-Length: ${length}`, ...access];
  return `${method} ${at} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n{${' '.repeat(sent - 1)}`;
}

/** Nine tenths of a body. */
const most = (length: number) => ({ sent: Math.floor(0.9 * length), length });

test(
  'two hundred simultaneous log-ins succeed or are asked to wait, and do not delay others',
  alone,
  async ({ student }) => {
    const { email, password } = student;
    const logIn = (from: string, index: number): Promise<RawResponse> =>
      postFrom(from, '/api/auth/login', {
        // Each has its own account: one password is right, the others are wrong.
        email: index === 0 ? email : `${randomUUID()}@example.com`,
        password,
      });

    for (const [what, from] of [
      ['from one address', () => addressOf(0)],
      ['from two hundred', addressOf],
    ] as const) {
      await when(`they come ${what}`, async () => {
        const crowd = Promise.all(Array.from({ length: 200 }, (_, n) => logIn(from(n), n)));
        const me = await rawRequest('/auth/me', {
          headers: { authorization: `Bearer ${student.token}` },
        });
        expect(me.status).toBe(200);
        const responses = await crowd;
        const allowed = [200, 401, 429, 503];
        expect(responses.filter(({ status }) => !allowed.includes(status))).toEqual([]);
        // "too_busy" by the service, or "unavailable" by the gateway on a machine that stalls for seconds.
        const busy = responses.filter(({ status }) => status === 503);
        for (const { headers } of busy) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        expect(responses.filter(({ status }) => status === 401)).not.toEqual([]);
      });
    }

    await then('the next student logs in', async () => {
      await expect.poll(async () => (await logIn(addressOf(399), 0)).status).toBe(200);
    });
  },
);

for (const [what, body, status, from] of [
  ['invalid', { name: 7 }, 400, addressOf(400)],
  ['too large', { name: 'x'.repeat(21 * 1024) }, 413, addressOf(401)],
] as const) {
  test(`refused contact messages count: ${what}`, alone, async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 305; sent += 1) {
      statuses.push((await postFrom(from, '/contact', body)).status);
    }
    expect(statuses).toEqual([...Array<number>(100).fill(status), ...Array<number>(205).fill(429)]);
  });
}

test.describe('a body of one byte too many', () => {
  const id = '00000000-0000-7000-8000-000000000000';
  const sentenceFor = (kilobytes: number): string =>
    kilobytes === 2_048
      ? 'The photo is larger than 2 MB. Please choose a smaller one.'
      : `The request is larger than allowed (${kilobytes} KB).`;
  const framings: Record<string, string>[] = [{}, { 'transfer-encoding': 'chunked' }];

  for (const [path, kilobytes] of [
    ['POST /api/auth/login', 8],
    ['PUT /api/user/profile', 8],
    ['PUT /api/user/profile/photo', 2_048],
    ['POST /api/user/saved-tests', 8],
    ['POST /chat/message', 8],
    ['POST /contact', 20],
    [`POST /tests/${id}/start`, 8],
    [`PUT /tests/${id}/progress`, 256],
    [`POST /tests/${id}/submit`, 256],
    ['POST /api/test/browser-reports', 4],
  ] as const) {
    test(`is refused with the maximum: ${path}`, async ({ student: { token } }) => {
      const [method, at = ''] = path.split(' ');
      const type = kilobytes === 2_048 ? 'image/png' : 'application/json';
      const headers = { 'content-type': type, authorization: `Bearer ${token}` };
      const body = ' '.repeat(kilobytes * 1_024 + 1);
      for (const framing of framings) {
        const from = addressOf(402);
        const all = { ...headers, ...framing };
        const response = await rawRequest(at, { method, from, body, headers: all });
        expect(response.status).toBe(413);
        expect(JSON.parse(response.body)).toMatchObject({
          success: false,
          code: 'too_large',
          message: sentenceFor(kilobytes),
          error: sentenceFor(kilobytes),
          requestId: response.headers['x-request-id'],
        });
        const largest = { method, from, body: body.slice(1), headers: all };
        expect((await rawRequest(at, largest)).status).not.toBe(413);
      }
    });
  }
});

test.describe('before its body has arrived', () => {
  for (const path of [
    'POST /api/auth/logout',
    'PUT /api/user/profile',
    'PUT /api/user/profile/photo',
    'POST /api/user/saved-tests',
    'PUT /tests/00000000-0000-7000-8000-000000000000/progress',
  ]) {
    test(`${path} is refused without a token`, async () => {
      const response = await rawBytes(unfinished(path, 'application/json'));
      expect(response).toMatch(/^HTTP\/1\.1 401 /);
    });
  }
});

test('a body that is too large is refused before it arrives, and its connection ends', async () => {
  const lengths = [21 * 1_024, 4 * 1_024 * 1_024, 5 * 1_024 * 1_024];
  const responses = await Promise.all(
    lengths.map((length) =>
      text(begin(unfinished('POST /contact', 'application/json', undefined, { sent: 1, length }))),
    ),
  );
  for (const response of responses) {
    expect(response).toMatch(/^HTTP\/1\.1 413 .*"code":"too_large"/s);
  }
});

test('slow requests are ended', async ({ student: { token } }) => {
  const id = randomUUID();
  const bodies = [
    ['a log-in', unfinished('POST /api/auth/login', 'application/json')],
    ['a photo', unfinished('PUT /api/user/profile/photo', 'image/png', token)],
    ['a save', unfinished(`PUT /tests/${id}/progress`, 'application/json', token)],
    ['a contact message', unfinished('POST /contact', 'application/json')],
    ...(
      [
        ['a log-in', 'POST /api/auth/login', 'application/json', undefined, 8_000],
        ['a photo', 'PUT /api/user/profile/photo', 'image/png', token, 2_000_000],
        ['a save', `PUT /tests/${id}/progress`, 'application/json', token, 250_000],
        ['a contact message', 'POST /contact', 'application/json', undefined, 20_000],
      ] as const
    ).map(
      ([what, path, type, access, length]) =>
        [`most of ${what}`, unfinished(path, type, access, most(length))] as const,
    ),
  ] as const;
  const header = trickle('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 3_000);
  const responses = await Promise.all(
    bodies.map(async ([what, bytes]) => [what, await trickle(bytes, 3_000)] as const),
  );
  for (const [what, response] of responses) {
    expect(response, what).toMatch(/^HTTP\/1\.1 408 .*"code":"request_timeout"/s);
  }
  expect(await header).not.toContain('200 OK');
});

test('no log contains what a person searched for', alone, async () => {
  const secret = `gluteus${randomUUID()}`;
  const last = `/exams/${randomUUID()}`;
  const end = 'Host: x\r\nConnection: close\r\n\r\n';

  await given('searches of all kinds, while all parts work', async () => {
    await rawRequest(`/exams/search?q=${secret}`);
    await rawRequest(`/exams/search?q=${secret}%00%F0%9F%98%80'"<>`);
    await rawRequest(`/exams/search?q=${secret.repeat(150)}`);
    await rawRequest(`/exams/search?q=${secret.repeat(1_000)}`);
    await rawRequest(`/exams/search?page=x&limit=y&q=${secret}&q=${secret}`);
    await rawRequest(`/exams/search?q=${secret}`, {
      headers: { referer: `http://x/?q=${secret}` },
    });
    await rawRequest(`/exams/search?q=${secret}`, { method: 'POST', body: 'x'.repeat(7_000) });
    await rawRequest(`/exams/search?q=${secret}`, { method: 'POST', body: 'x'.repeat(90_000) });
    await rawRequest(`/exams//search?q=${secret}`);
    await rawRequest(`/nothing.js?q=${secret}`);
    await rawRequest(`/dashboard?q=${secret}`);
    await rawRequest(`/api/nothing?q=${secret}`);
    await rawBytes(`GET /exams/search?q=${secret} HTTP/9.9\r\n${end}`);
    await rawBytes(`FOO /exams/search?q=${secret} HTTP/1.1\r\n${end}`);
    await rawBytes(`GET /exams/search?q=${secret} HTTP/1.0\r\n\r\n`);
    await rawBytes(`GET /exams/search?q=${secret} x HTTP/1.1\r\n${end}`);
    await rawBytes(`GET /exams/search#q=${secret} HTTP/1.1\r\n${end}`);
  });

  await when('parts are down', async () => {
    await without('catalogue', async () => {
      await rawRequest(`/exams/search?q=${secret}&away`);
    });
    await without('shell', async () => {
      await rawRequest(`/exam-test-series?q=${secret}`);
    });
    await rawRequest(last);
  });

  await then('no log contains them', async () => {
    const folder = join(stackFolder, 'logs');
    const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
    await expect.poll(() => read('gateway-access.log')).toContain(last);
    await expect.poll(() => read('catalogue.log')).toContain(last);
    expect(readdirSync(folder).filter((file) => read(file).includes(secret))).toEqual([]);
  });
});
