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
    // 50 kbit a second, which the slowest phones still have.
    [42 * SECOND, 256 * 1_024, false],
    [336 * SECOND, 2 * 1_024 * 1_024, false],
    [272 * SECOND, 256 * 1_024, true],
  ])('after %i ms and %i bytes is too slow: %j', (elapsed, received, expected) => {
    expect(isTooSlow(elapsed, received)).toBe(expected);
  });
});

describe('a body', () => {
  /** What takes seconds is over in a moment here, and a piece buys more time than a test has. */
  const pace: BodyPace = { graceMs: 150, bytesPerSecond: 1_000, everyMs: 10 };
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

  function post(path: string, headers: string[], begin = ''): Socket {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    const head = [`POST ${path} HTTP/1.1`, 'Host: x', ...headers].join('\r\n');
    socket.write(`${head}\r\n\r\n${begin}`);
    return socket;
  }

  /** Writes a byte now and then until the other side ends the connection. */
  function trickle(socket: Socket): Promise<string> {
    const timer = setInterval(() => socket.write('1'), 20);
    return text(socket).finally(() => clearInterval(timer));
  }

  it.each([
    ['/json', 'application/json'],
    ['/picture', 'image/png'],
  ])('that trickles in to %s ends in 408, and is never handled', async (path, type) => {
    const socket = post(path, [`Content-Type: ${type}`, 'Content-Length: 10000']);
    expect(await trickle(socket)).toMatch(/^HTTP\/1\.1 408 /);
    expect(handled).toEqual([]);
  });

  it.each([
    ['/json', 'application/json', []],
    ['/picture', 'image/png', 400_002],
  ])('that takes longer, but comes, is handled at %s', async (path, type, expected) => {
    const piece = ' '.repeat(100_000);
    const headers = [`Content-Type: ${type}`, 'Content-Length: 400002', 'Connection: close'];
    const socket = post(path, headers, piece);
    const answer = text(socket);
    for (const part of [piece, '[]', piece]) {
      await sleep(pace.graceMs);
      socket.write(part);
    }
    socket.write(piece);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(handled).toEqual([expected]);
  });

  it('is asked for where the client waits to be asked', async () => {
    const headers = ['Content-Length: 2', 'Expect: 100-continue', 'Connection: close'];
    const socket = post('/json', ['Content-Type: application/json', ...headers]);
    const answer = text(socket);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.write('[]');
    expect(await answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
  });
});
