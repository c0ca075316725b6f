import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { BODY_PACE, BodyProgress, watchBodies, type BodyPace } from './body-arrival.js';
import { RawBody } from './raw-body.js';

const SECOND = 1_000;
const KILOBYTE = 1_024;

/** Bytes that have arrived at each second, from the first. */
type Arriving = (second: number) => number;

/** The second at which a body ends because it is too slow, within ten minutes. */
function endOf(arriving: Arriving): number | undefined {
  let second = 0;
  const progress = new BodyProgress({ ...BODY_PACE, now: () => second * SECOND });
  while (second < 600) {
    second += 1;
    progress.record(arriving(second));
    if (progress.isTooSlow) return second;
  }
  return undefined;
}

describe('the pace of a body', () => {
  const trickled: Arriving = (second) => Math.floor(second / 3);
  const steady: Arriving = (second) => second * KILOBYTE;

  it.each<[string, Arriving]>([
    ['at 1 KB per second, as on a 2G phone', steady],
    ['at 50 kbit per second, as on the slowest phones', (second) => second * 6_250],
    [
      'at 1 KB per second with stalls of eleven seconds',
      (second) => KILOBYTE * (4 * Math.floor(second / 15) + Math.min(4, second % 15)),
    ],
  ])('is sufficient %s', (_what, arriving) => {
    expect(endOf(arriving)).toBeUndefined();
  });

  it.each<[string, Arriving, number]>([
    ['nothing', () => 0, 15],
    ['a byte every three seconds', trickled, 15],
    ['one byte less than required', (second) => (4_095 * second) / 15, 15],
  ])('is too slow after a window with %s', (_what, arriving, expected) => {
    expect(endOf(arriving)).toBe(expected);
  });

  it.each([1, 8, 20, 256, 2_048])(
    'is too slow after fifteen seconds of trickling, although %i KB came at once',
    (kilobytes) => {
      expect(endOf((second) => kilobytes * KILOBYTE + trickled(second))).toBeLessThanOrEqual(16);
    },
  );

  it('is too slow after fifteen seconds of trickling, although five minutes were steady', () => {
    const end = endOf((second) => steady(Math.min(second, 300)) + trickled(second));
    expect(end).toBeGreaterThan(300);
    expect(end).toBeLessThanOrEqual(315);
  });
});

describe('a body', () => {
  let clock: number;
  const pace: BodyPace = { ...BODY_PACE, checkIntervalMs: 10, now: () => clock };
  let connection: Socket | undefined;
  let server: FastifyInstance;
  let handled: unknown[];

  beforeEach(async () => {
    handled = [];
    clock = 0;
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
    server.server.on('connection', (socket: Socket) => (connection = socket));
    await server.listen({ port: 0, host: '127.0.0.1' });
  });

  afterEach(() => server.close());

  function post(path: string, headers: string[], start = ''): Socket {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    const head = [`POST ${path} HTTP/1.1`, 'Host: x', ...headers].join('\r\n');
    socket.write(`${head}\r\n\r\n${start}`);
    return socket;
  }

  /** Sends bytes, and returns when the server has them and some checks have passed. */
  async function send(socket: Socket, bytes: string): Promise<void> {
    socket.write(bytes);
    while (connection?.bytesRead !== socket.bytesWritten && !socket.closed) await sleep(1);
    await sleep(3 * pace.checkIntervalMs);
  }

  /** Sends a byte every three seconds of the server's clock until the server ends the connection. */
  async function trickle(socket: Socket): Promise<void> {
    while (!socket.closed) {
      clock += 3 * SECOND;
      await send(socket, '1');
    }
  }

  const routes = [
    ['/json', 'application/json'],
    ['/picture', 'image/png'],
  ] as const;

  it.each(
    routes.flatMap(([path, type]) => [0, 90_000].map((start) => [path, type, start] as const)),
  )('that trickles in at %s (%s) after %i bytes ends in 408', async (path, type, start) => {
    const socket = post(path, [`Content-Type: ${type}`, 'Content-Length: 100000']);
    const response = text(socket);
    await send(socket, ' '.repeat(start));
    await trickle(socket);
    expect(await response).toMatch(/^HTTP\/1\.1 408 /);
    expect(clock).toBeLessThan(30 * SECOND);
    expect(handled).toEqual([]);
  });

  it.each(routes)(
    'that takes a minute but arrives steadily is handled at %s',
    async (path, type) => {
      const headers = [`Content-Type: ${type}`, 'Content-Length: 61442', 'Connection: close'];
      const socket = post(path, headers);
      const response = text(socket);
      for (let sent = 0; sent < 20; sent += 1) {
        clock += 3 * SECOND;
        await send(socket, ' '.repeat(3 * KILOBYTE));
      }
      await send(socket, '[]');
      expect(await response).toMatch(/^HTTP\/1\.1 200 /);
      expect(handled).toEqual([path === '/json' ? [] : 61_442]);
    },
  );

  it('gets `100 Continue` when the client waits for it', async () => {
    const headers = ['Content-Length: 2', 'Expect: 100-continue', 'Connection: close'];
    const socket = post('/json', ['Content-Type: application/json', ...headers]);
    const response = text(socket);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.write('[]');
    expect(await response).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
  });
});
