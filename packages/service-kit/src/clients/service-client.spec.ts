import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ServiceClient } from './service-client.js';

/** Two calls of a service, in the form of the generated types. */
interface Calls {
  '/internal/things/{id}': {
    get: {
      parameters: { path: { id: string }; query?: { kind?: string } };
      requestBody?: never;
      responses: { 200: { content: { 'application/json': { fine: boolean } } } };
    };
  };
  '/internal/things': {
    post: {
      requestBody: { content: { 'application/json': { name: string } } };
      responses: { 200: { content: { 'application/json': { fine: boolean } } } };
    };
  };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const TIMEOUT_MS = 1_000;
const THING = { params: { path: { id: 'a/b' } } };

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** A client, and a server that uses one handler per call; the last one repeats. */
async function clientOf(...handlers: Handler[]) {
  const calls: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    calls.push(request);
    (handlers[calls.length - 1] ?? handlers.at(-1))?.(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = new ServiceClient<Calls>(address, {
    credential: 'a-credential',
    timeoutMs: TIMEOUT_MS,
  });
  return { client, calls };
}

const hangUp: Handler = (request) => request.socket.destroy();
const hang: Handler = () => undefined;
const hangAfterHeaders: Handler = (_request, response) => response.write('{"fine":');
const sendSlowly: Handler = (_request, response) => {
  const timer = setInterval(() => response.write(' '), TIMEOUT_MS / 2);
  response.once('close', () => clearInterval(timer));
  response.write('{"fine":');
};
const hangUpLate: Handler = async (request) => {
  await setTimeout(TIMEOUT_MS / 2);
  request.socket.destroy();
};
const respond: Handler = (_request, response) => response.end('{"fine":true}');

describe('a call of another service', () => {
  it('puts parameters into the path and the query, and sends the body as JSON', async () => {
    const echo: Handler = (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () =>
        response.end(JSON.stringify({ url: request.url, body: Buffer.concat(chunks).toString() })),
      );
    };
    const { client } = await clientOf(echo);
    await expect(
      client.get('/internal/things/{id}', {
        params: { path: { id: 'a/b' }, query: { kind: 'x,y & z' } },
      }),
    ).resolves.toEqual({ url: '/internal/things/a%2Fb?kind=x%2Cy%20%26%20z', body: '' });
    await expect(client.post('/internal/things', { body: { name: 'A' } })).resolves.toEqual({
      url: '/internal/things',
      body: '{"name":"A"}',
    });
  });

  it('is retried when the connection ends without a response', async () => {
    const { client, calls } = await clientOf(hangUp, respond);
    await expect(client.get('/internal/things/{id}', THING)).resolves.toEqual({ fine: true });
    expect(calls).toHaveLength(2);
  });

  it('is retried once, and never when it may have changed something', async () => {
    const { client, calls } = await clientOf(hangUp);
    await expect(client.get('/internal/things/{id}', THING)).rejects.toMatchObject({
      code: 'dependency_down',
    });
    expect(calls).toHaveLength(2);
    await expect(client.post('/internal/things', { body: { name: 'A' } })).rejects.toMatchObject({
      code: 'dependency_down',
    });
    expect(calls).toHaveLength(3);
  });

  it.each([
    ['before the headers', hang],
    ['in the body', hangAfterHeaders],
  ])('fails when the service hangs %s', async (_name, handler) => {
    const { client, calls } = await clientOf(handler);
    await expect(client.get('/internal/things/{id}', THING)).rejects.toMatchObject({
      code: 'dependency_down',
    });
    expect(calls).toHaveLength(1);
  });

  it('fails after the timeout when the body keeps arriving, and closes the connection', async () => {
    const { client, calls } = await clientOf(sendSlowly);
    await expect(client.get('/internal/things/{id}', THING)).rejects.toMatchObject({
      code: 'dependency_down',
    });
    await once(calls.at(0)!.socket, 'close');
  });

  it('has one timeout for both tries', async () => {
    const { client, calls } = await clientOf(hangUpLate, hang);
    const twoTimeouts = setTimeout(1.25 * TIMEOUT_MS, 'still waiting');
    await expect(
      Promise.race([client.get('/internal/things/{id}', THING), twoTimeouts]),
    ).rejects.toMatchObject({ code: 'dependency_down' });
    expect(calls).toHaveLength(2);
  });

  it('sends an ETag, and returns null when the resource has not changed', async () => {
    const tagged: Handler = ({ headers }, response) => {
      response.setHeader('etag', '"second"');
      if (headers['if-none-match'] === '"second"') response.writeHead(304).end();
      else response.end('{"fine":true}');
    };
    const { client } = await clientOf(tagged);
    const whole = { value: { fine: true }, tag: '"second"' };
    await expect(client.getIfChanged('/internal/things/{id}', undefined, THING)).resolves.toEqual(
      whole,
    );
    await expect(client.getIfChanged('/internal/things/{id}', '"first"', THING)).resolves.toEqual(
      whole,
    );
    await expect(
      client.getIfChanged('/internal/things/{id}', '"second"', THING),
    ).resolves.toBeNull();
  });
});
