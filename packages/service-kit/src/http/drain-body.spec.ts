import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { drainRefusedBodies } from './drain-body.js';

const MEGABYTE = 1024 * 1024;
const TIMEOUT_MS = 500;
/** Over only after the end of a test. */
const LONG_TIMEOUT_MS = 60_000;
const TYPE = 'Content-Type: application/json';

describe('a body that is refused before its end', () => {
  let server: FastifyInstance;
  let socket: Socket;
  let received: string;

  beforeEach(() => start(LONG_TIMEOUT_MS));
  afterEach(stop);

  async function start(timeoutMs: number): Promise<void> {
    server = fastify({ bodyLimit: 100, forceCloseConnections: true });
    drainRefusedBodies(server, timeoutMs);
    server.post('/', () => ({ done: true }));
    server.addContentTypeParser('image/png', (_request, body, done) => done(null, body));
    server.post('/pictures', async ({ raw }, reply) => {
      await once(raw, 'data');
      raw.pause();
      return reply.code(413).header('connection', 'close').send({ code: 'too_large' });
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
  }

  async function stop(): Promise<void> {
    socket.destroy();
    await server.close();
  }

  async function post(headers: string[], start: string): Promise<void> {
    socket.write(['POST / HTTP/1.1', 'Host: x', TYPE, ...headers, '', start].join('\r\n'));
    await once(socket, 'data');
  }

  it.each([
    ['a length', [`Content-Length: ${2 * MEGABYTE}`], '', ' '.repeat(2 * MEGABYTE)],
    [
      'chunks',
      ['Transfer-Encoding: chunked'],
      `c8\r\n${' '.repeat(200)}\r\n`,
      `${MEGABYTE.toString(16)}\r\n${' '.repeat(MEGABYTE)}\r\n0\r\n\r\n`,
    ],
  ])('leaves the connection usable: %s', async (_name, headers, start, rest) => {
    await post(headers, start);
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(received).not.toMatch(/connection: close/i);
    received = '';
    socket.write(rest);
    await post(['Content-Length: 2'], '{}');
    expect(received).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('ends the connection when the body is longer than any that the gateway allows', async () => {
    await post([`Content-Length: ${5 * MEGABYTE}`], '');
    expect(received).toMatch(/^HTTP\/1\.1 413 [^]*connection: close/i);
  });

  it('ends the connection of a client that may leave the body out', async () => {
    socket.write(
      [
        'POST / HTTP/1.1',
        'Host: x',
        TYPE,
        'Expect: 100-continue',
        'Content-Length: 200',
        '',
        '',
      ].join('\r\n'),
    );
    expect(await text(socket)).toMatch(/413 [^]*connection: close/i);
  });

  it('ends the connection when the rest does not arrive', async () => {
    await stop();
    await start(TIMEOUT_MS);
    await post(['Content-Length: 200'], '{');
    await expect(text(socket).catch(String)).resolves.toBeDefined();
  });

  it('reads the rest of a body that a route has paused', async () => {
    const chunk = `${MEGABYTE.toString(16)}\r\n${' '.repeat(MEGABYTE)}\r\n`;
    const headers = ['Host: x', 'Content-Type: image/png', 'Transfer-Encoding: chunked'];
    socket.write(['POST /pictures HTTP/1.1', ...headers, '', chunk].join('\r\n'));
    await once(socket, 'data');
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    received = '';
    socket.write(`${chunk}0\r\n\r\n`);
    await post(['Content-Length: 2'], '{}');
    expect(received).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('ends the connection when chunks never end', async () => {
    await post(['Transfer-Encoding: chunked'], `c8\r\n${' '.repeat(200)}\r\n`);
    const ended = text(socket).catch(String);
    const chunk = `${MEGABYTE.toString(16)}\r\n${' '.repeat(MEGABYTE)}\r\n`;
    for (let sent = 0; sent < 8; sent += 1) socket.write(chunk);
    await ended;
  });
});
