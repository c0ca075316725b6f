import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { isTooSlow, watchBodies, type BodyPace } from './body-arrival.js';
import { RawBody } from './raw-body.js';

const SECOND = 1_000;

describe('the pace of a body', () => {
  it.each([
    [15 * SECOND, 0, false],
    [15 * SECOND + 1, 0, true],
    [16 * SECOND, 5, true],
    // 50 kbit a second, as on the slowest phones.
    [42 * SECOND, 256 * 1_024, false],
    [336 * SECOND, 2 * 1_024 * 1_024, false],
    [272 * SECOND, 256 * 1_024, true],
  ])('after %i ms and %i bytes is too slow: %j', (elapsed, received, expected) => {
    expect(isTooSlow(elapsed, received)).toBe(expected);
  });
});

describe('a body', () => {
  /** Milliseconds instead of seconds. One chunk extends the time beyond the length of a test. */
  const pace: BodyPace = { graceMs: 150, bytesPerSecond: 1_000, checkIntervalMs: 10 };
  let server: FastifyInstance;
  let handled: unknown[];

  beforeEach(async () => {
    handled = [];
    server = fastify({ bodyLimit: 1_000_000 });
    server.addContentTypeParser('image/png', (_request, body, done) => done(null, body));
    watchBodies(server, ({ headers }) => headers['content-type'] === 'image/png', pace);
    server.post('/json', (request) => {
      handled.push(request.body);
      return { done: true };
    });
    server.post('/picture', async (request, reply) => {
      const picture = await new RawBody(request, reply, pace).read(1_000_000, 'Too large.');
      handled.push(picture.length);
      return { done: true };
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
  });

  afterEach(() => server.close());

  function post(path: string, headers: string[], start = ''): Socket {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    const head = [`POST ${path} HTTP/1.1`, 'Host: x', ...headers].join('\r\n');
    socket.write(`${head}\r\n\r\n${start}`);
    return socket;
  }

  /** Writes a byte every 20 ms until the server ends the connection. */
  function trickle(socket: Socket): Promise<string> {
    const timer = setInterval(() => socket.write('1'), 20);
    return text(socket).finally(() => clearInterval(timer));
  }

  it.each([
    ['/json', 'application/json'],
    ['/picture', 'image/png'],
  ])('that arrives too slowly at %s ends in 408 and is never handled', async (path, type) => {
    const socket = post(path, [`Content-Type: ${type}`, 'Content-Length: 10000']);
    expect(await trickle(socket)).toMatch(/^HTTP\/1\.1 408 /);
    expect(handled).toEqual([]);
  });

  it.each([
    ['/json', 'application/json', []],
    ['/picture', 'image/png', 400_002],
  ])('that takes long but arrives steadily is handled at %s', async (path, type, expected) => {
    const chunk = ' '.repeat(100_000);
    const headers = [`Content-Type: ${type}`, 'Content-Length: 400002', 'Connection: close'];
    const socket = post(path, headers, chunk);
    const response = text(socket);
    for (const part of [chunk, '[]', chunk]) {
      await sleep(pace.graceMs);
      socket.write(part);
    }
    socket.write(chunk);
    expect(await response).toMatch(/^HTTP\/1\.1 200 /);
    expect(handled).toEqual([expected]);
  });

  it('gets `100 Continue` when the client waits for it', async () => {
    const headers = ['Content-Length: 2', 'Expect: 100-continue', 'Connection: close'];
    const socket = post('/json', ['Content-Type: application/json', ...headers]);
    const response = text(socket);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.write('[]');
    expect(await response).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
  });
});
