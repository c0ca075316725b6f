import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { runWithRequestId } from '../node/request-id';
import { UpstreamCache } from './upstream-cache';

/** Over only after the end of a test. */
const LONG_TIMEOUT_MS = 60_000;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function openCache(answer: RequestListener) {
  server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const clock = { now: 0 };
  const cache = new UpstreamCache(
    new Map([['exams', `http://127.0.0.1:${port}`]]),
    () => clock.now,
    LONG_TIMEOUT_MS,
  );
  const read = async (path: string) => {
    const response = await cache.fetch(new Request(`http://services${path}`));
    return `${response.status} ${await response.text()}`;
  };
  return { cache, clock, read };
}

describe('UpstreamCache', () => {
  it('asks once for simultaneous calls, and again after a second, by the ETag', async () => {
    const asked: (string | undefined)[] = [];
    const { clock, read } = await openCache((request, response) => {
      asked.push(request.headers['if-none-match']);
      if (request.headers['if-none-match'] === '"7"') response.writeHead(304).end();
      else response.writeHead(200, { ETag: '"7"' }).end('exams');
    });
    expect(await Promise.all([read('/exams'), read('/exams')])).toEqual(['200 exams', '200 exams']);
    clock.now = 999;
    expect(await read('/exams')).toBe('200 exams');
    clock.now = 1_000;
    expect(await read('/exams')).toBe('200 exams');
    expect(asked).toEqual([undefined, '"7"']);
  });

  it('says that an exam is missing as before, whichever request says so', async () => {
    let message = 'Exam not found.';
    const { cache, clock } = await openCache((_request, response) => {
      const error = { code: 'exam_not_found', message, requestId: crypto.randomUUID() };
      response.writeHead(404).end(JSON.stringify(error));
    });
    const { sources } = await cache.record(async () =>
      cache.fetch(new Request('http://services/exams/1')),
    );
    clock.now = 1_000;
    expect(await cache.isCurrent(sources)).toBe(true);
    clock.now = 2_000;
    message = 'It is no longer offered.';
    expect(await cache.isCurrent(sources)).toBe(false);
  });

  it('keeps no more than 8 million characters, whatever is asked for', async () => {
    const asked: string[] = [];
    const { read } = await openCache(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(200, { ETag: '"7"' }).end('x'.repeat(3_900_000));
    });
    const addresses = Array.from({ length: 3 }, (_, index) => `/exams/${index}`);
    for (const address of addresses) await read(address);
    await read('/exams/2');
    await read('/exams/0');
    expect(asked).toEqual([...addresses, '/exams/0']);
  });

  it('records what a page was made of, and says when it has changed', async () => {
    let version = 1;
    const { cache, clock, read } = await openCache((_request, response) => {
      response.writeHead(200, { ETag: `"${version}"` }).end(String(version));
    });
    const { result, sources } = await cache.record(async () => read('/exams/1'));
    expect(result).toBe('200 1');
    expect([...sources.keys()]).toEqual(['/exams/1']);
    clock.now = 1_000;
    expect(await cache.isCurrent(sources)).toBe(true);
    version = 2;
    clock.now = 2_000;
    expect(await cache.isCurrent(sources)).toBe(false);
  });

  it('notices a change without an ETag', async () => {
    let body = 'one';
    const { cache, clock, read } = await openCache((_request, response) => {
      response.writeHead(404).end(body);
    });
    const { sources } = await cache.record(async () => read('/exams/1'));
    clock.now = 1_000;
    expect(await cache.isCurrent(sources)).toBe(true);
    body = 'two';
    clock.now = 2_000;
    expect(await cache.isCurrent(sources)).toBe(false);
  });

  it('does not keep a failure', async () => {
    let status = 503;
    const { read } = await openCache((_request, response) => {
      response.writeHead(status).end();
    });
    expect(await read('/exams')).toBe('503 ');
    status = 200;
    expect(await read('/exams')).toBe('200 ');
  });

  it('passes on the id of the request', async () => {
    const ids: unknown[] = [];
    const { read } = await openCache((request, response) => {
      ids.push(request.headers['x-request-id']);
      response.end();
    });
    await runWithRequestId({ 'x-request-id': 'abc' }, async () => read('/exams'));
    expect(ids).toEqual(['abc']);
  });

  it('notices that a service does not answer, and that it answers again', async () => {
    let isUp = false;
    const { cache, clock, read } = await openCache((_request, response) => {
      if (isUp) response.end('exams');
      else response.destroy();
    });
    const rendered = async () => cache.record(async () => read('/exams').catch(() => 'none'));
    const without = await rendered();
    expect(without.result).toBe('none');
    expect(await cache.isCurrent(without.sources)).toBe(true);
    isUp = true;
    expect(await cache.isCurrent(without.sources)).toBe(false);
    const complete = await rendered();
    expect(complete.result).toBe('200 exams');
    isUp = false;
    clock.now = 1_000;
    expect(await cache.isCurrent(complete.sources)).toBe(false);
  });

  it('calls no service that it does not know, and writes nothing', async () => {
    const { cache, read } = await openCache((_request, response) => response.end());
    await expect(read('/api/user/profile?name=Asha')).rejects.toThrow(
      /^No service is known for \/user\.$/,
    );
    const post = new Request('http://services/exams', { method: 'POST' });
    await expect(cache.fetch(post)).rejects.toThrow('GET requests only');
  });
});
