import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from '@jest/globals';

import { ServiceClient } from './service-client.js';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

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
  const client = new ServiceClient(address, { credential: 'a-credential', timeoutMs: 30_000 });
  return { client, calls };
}

const hangUp: Handler = (request) => request.socket.destroy();
const respond: Handler = (_request, response) => response.end('{"fine":true}');

describe('a call of another service', () => {
  it('is retried when the connection ends without a response', async () => {
    const { client, calls } = await clientOf(hangUp, respond);
    await expect(client.get('/internal/thing')).resolves.toEqual({ fine: true });
    expect(calls).toHaveLength(2);
  });

  it('is retried once, and never when it may have changed something', async () => {
    const { client, calls } = await clientOf(hangUp);
    await expect(client.get('/internal/thing')).rejects.toMatchObject({ code: 'dependency_down' });
    expect(calls).toHaveLength(2);
    await expect(client.post('/internal/thing', {})).rejects.toMatchObject({
      code: 'dependency_down',
    });
    expect(calls).toHaveLength(3);
  });

  it('sends an ETag, and returns null when the resource has not changed', async () => {
    const tagged: Handler = ({ headers }, response) => {
      response.setHeader('etag', '"second"');
      if (headers['if-none-match'] === '"second"') response.writeHead(304).end();
      else response.end('{"fine":true}');
    };
    const { client } = await clientOf(tagged);
    const whole = { value: { fine: true }, tag: '"second"' };
    await expect(client.getUnless('/internal/thing', undefined)).resolves.toEqual(whole);
    await expect(client.getUnless('/internal/thing', '"first"')).resolves.toEqual(whole);
    await expect(client.getUnless('/internal/thing', '"second"')).resolves.toBeNull();
  });
});
