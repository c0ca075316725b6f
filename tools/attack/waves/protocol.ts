import { exchange } from '../http.ts';
import type { Attack } from '../wave.ts';

/** Requests that no browser sends: each needs a response at once and in the common error shape. */
export async function sendProtocolErrors(attack: Attack): Promise<void> {
  const { port } = attack.target;
  const cases = malformedRequests();
  await attack.inParallel(
    6,
    cases.map(([name, bytes], index) => async () => {
      const { text, open, isClosed } = await exchange(port, `127.68.0.${1 + index}`, [bytes], {
        timeout: 8_000,
      });
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0);
      const body = text.slice(text.indexOf('\r\n\r\n') + 4);
      // A connection that stays open has received a response all the same.
      if (status > 0 || !isClosed) attack.note(name, { status, text: jsonIn(body), took: open });
      else attack.find(`${name} was closed without a response`);
      if (status >= 400 && !body.includes('"success":false')) {
        attack.find(`${name} got ${status} in another shape: ${body.slice(0, 60)}`);
      }
    }),
  );
}

/** The body without the chunk sizes. */
function jsonIn(body: string): string {
  return /\{.*\}/s.exec(body)?.[0] ?? body;
}

function malformedRequests(): [name: string, bytes: string][] {
  const get = (line: string, headers = 'Host: localhost\r\n'): string =>
    `${line}\r\n${headers}Connection: close\r\n\r\n`;
  return [
    ['unknown method', get('FOO /exams HTTP/1.1')],
    ['PROPFIND', get('PROPFIND /auth/me HTTP/1.1')],
    ['TRACE', get('TRACE /exams HTTP/1.1')],
    ['CONNECT', get('CONNECT localhost:80 HTTP/1.1')],
    ['DELETE of a page', get('DELETE / HTTP/1.1')],
    ['PATCH of an API route', get('PATCH /contact HTTP/1.1')],
    ['HTTP/1.0', get('GET /exams/none HTTP/1.0')],
    ['HTTP/1.0 without a host', get('GET /auth/me HTTP/1.0', '')],
    ['HTTP/1.0 POST', get('POST /contact HTTP/1.0', 'Content-Length: 2\r\n') + '{}'],
    ['HTTP/3.0', get('GET /exams HTTP/3.0')],
    ['no host', get('GET /exams HTTP/1.1', '')],
    ['two hosts', get('GET /exams HTTP/1.1', 'Host: a\r\nHost: b\r\n')],
    ['a lower-case method', get('get /exams HTTP/1.1')],
    ['a space in a header', get('GET /exams HTTP/1.1', 'Host: localhost\r\nX y: z\r\n')],
    ['a NUL in the path', get('GET /exams/\0 HTTP/1.1')],
    ['a path above the root', get('GET /../internal/jwks HTTP/1.1')],
    ['an encoded path above the root', get('GET /exams/%2e%2e/internal/jwks HTTP/1.1')],
    ['an internal path', get('GET /internal/jwks HTTP/1.1')],
    ['metrics', get('GET /metrics HTTP/1.1')],
    ['a long address', get(`GET /exams?q=${'a'.repeat(40_000)} HTTP/1.1`)],
    [
      'a long header',
      get('GET /exams HTTP/1.1', `Host: localhost\r\nX: ${'a'.repeat(40_000)}\r\n`),
    ],
    ['many headers', get('GET /exams HTTP/1.1', `Host: localhost\r\n${'X: y\r\n'.repeat(4_000)}`)],
    [
      'a length and chunks',
      'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\nGET /internal/jwks HTTP/1.1\r\nHost: localhost\r\n\r\n',
    ],
    [
      'a bad chunk',
      'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
    ],
    [
      'two lengths',
      get('POST /contact HTTP/1.1', 'Host: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n'),
    ],
    ['a negative length', get('POST /contact HTTP/1.1', 'Host: a\r\nContent-Length: -1\r\n')],
    ['a huge length', get('POST /contact HTTP/1.1', 'Host: a\r\nContent-Length: 99999999999\r\n')],
    [
      'another type',
      get('POST /contact HTTP/1.1', 'Host: a\r\nContent-Type: text/xml\r\nContent-Length: 4\r\n') +
        '<a/>',
    ],
    ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\r\n\r\n'],
  ];
}
