import { EventEmitter, once } from 'node:events';
import { request as send, type IncomingMessage, type RequestOptions } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from './logger';
import { Metrics } from './metrics';
import { json, startProgram, type PageProgram, type RunningProgram } from './page-program';
import { requestIdHeaders } from './request-id';
import { programSettings, readSettings, type ProgramSettings } from './settings';
import { StartError } from './start-error';

let program: RunningProgram | undefined;
afterEach(async () => {
  jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  await program?.stop('end of the test');
  program = undefined;
  jest.restoreAllMocks();
});

function settingsFor(PORT: number): ProgramSettings {
  return readSettings(programSettings, { PORT: String(PORT), RELEASE_VERSION: '1.2.3' });
}

async function start(parts: Partial<PageProgram>) {
  const lines: string[] = [];
  program = await startProgram(() => ({
    settings: settingsFor(0),
    logger: new Logger('pages', 'info', (line) => lines.push(line)),
    metrics: new Metrics(),
    route: '/*',
    answer: async () => Promise.resolve(json(200, { page: 1 })),
    checks: {},
    ...parts,
  }));
  return lines;
}

/** @returns status and body of a response */
async function call(path: string, options: RequestOptions = {}, body = '') {
  const request = send({ port: program?.port, host: '127.0.0.1', path, agent: false, ...options });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return {
    status: response.statusCode,
    headers: response.headers,
    text: Buffer.concat(parts).toString(),
  };
}

describe('a program', () => {
  it('answers, and says so in the log without the query', async () => {
    const seen: unknown[] = [];
    const lines = await start({
      answer: async (request) => {
        seen.push(request);
        return Promise.resolve(json(200, requestIdHeaders()));
      },
    });
    const headers = { 'X-Request-Id': 'from-the-gateway', 'If-None-Match': '"1"' };
    expect(await call('/exams?search=secret', { headers })).toMatchObject({
      status: 200,
      text: '{"x-request-id":"from-the-gateway"}',
    });
    expect(seen).toEqual([{ url: '/exams?search=secret', ifNoneMatch: '"1"' }]);
    while (lines.length < 2) await sleep(5);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({
      level: 30,
      requestId: 'from-the-gateway',
      method: 'GET',
      path: '/exams',
      status: 200,
      msg: 'Request done',
    });
  });

  it('makes a request id if the given one is none', async () => {
    await start({ answer: async () => Promise.resolve(json(200, requestIdHeaders())) });
    const { text } = await call('/', { headers: { 'X-Request-Id': 'a b' } });
    expect(text).toMatch(/^\{"x-request-id":"[\w-]{36}"\}$/);
  });

  it('answers 500 if something fails, and logs why', async () => {
    const lines = await start({ answer: async () => Promise.reject(new Error('The reason')) });
    expect(await call('/')).toMatchObject({ status: 500, text: '{"code":"failed"}' });
    expect(lines.join('')).toContain('"message":"The reason"');
  });

  it('takes no writes, no large bodies and no long headers', async () => {
    await start({});
    expect(await call('/', { method: 'POST' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
    const headers = { 'Content-Length': 9_000 };
    expect(await call('/', { headers }, 'x'.repeat(9_000))).toMatchObject({ status: 413 });
    expect(await call('/', { headers: { 'Transfer-Encoding': 'chunked' } }, 'x')).toMatchObject({
      status: 413,
    });
    expect(await call('/', { headers: { Cookie: 'x'.repeat(20_000) } })).toMatchObject({
      status: 431,
    });
  });

  it('sends no body for HEAD', async () => {
    await start({});
    expect(await call('/', { method: 'HEAD' })).toMatchObject({
      status: 200,
      headers: { 'content-length': '10' },
      text: '',
    });
  });

  it('is ready while everything that it needs is there', async () => {
    let isThere = false;
    await start({ checks: { registry: async () => Promise.resolve(isThere) } });
    expect(await call('/health/live')).toMatchObject({
      status: 200,
      text: '{"status":"ok","version":"1.2.3","commit":"unknown"}',
    });
    expect(await call('/health/ready')).toMatchObject({
      status: 503,
      text: '{"status":"unavailable","checks":{"registry":"away"}}',
    });
    isThere = true;
    expect(await call('/health/ready')).toMatchObject({ status: 200 });
    expect(await call('/health/other')).toMatchObject({ status: 404 });
  });

  it('counts a check that fails as away', async () => {
    await start({ checks: { catalogue: async () => Promise.reject(new Error('refused')) } });
    expect(await call('/health/ready')).toMatchObject({ status: 503 });
  });

  it('has metrics for Prometheus, which do not count themselves', async () => {
    await start({});
    await call('/exams');
    await call('/health/live');
    const { text, headers } = await call('/metrics');
    expect(headers).toMatchObject({ 'content-type': expect.stringContaining('version=0.0.4') });
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/*",status="200"} 1\n',
    );
    expect(text).toContain('process_cpu_seconds_total');
  });
});

describe('a program that warms up', () => {
  it('does its work once before it listens', async () => {
    const events: string[] = [];
    await start({
      warmUp: async () => {
        await sleep(20);
        events.push('warm');
      },
      logger: new Logger('pages', 'info', (line) => events.push(line)),
    });
    expect(events).toEqual(['warm', expect.stringContaining('"msg":"Ready on ')]);
  });

  it('starts without, if what it needs is not there yet', async () => {
    const lines = await start({ warmUp: async () => Promise.reject(new Error('refused')) });
    expect(lines.join('')).toContain('"message":"refused"');
    expect(await call('/')).toMatchObject({ status: 200 });
  });

  it('waits for a few seconds only', async () => {
    await start({ warmUp: async () => new Promise(() => undefined) });
    expect(await call('/')).toMatchObject({ status: 200 });
  });
});

describe('a program that is asked to stop', () => {
  it('finishes open requests, closes idle connections and takes no more', async () => {
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    const events = new EventEmitter();
    const begun = once(events, 'begun');
    const lines = await start({
      answer: async ({ url }) => {
        if (url === '/slow') {
          events.emit('begun');
          await once(events, 'finish');
        }
        return json(200, { page: 1 });
      },
    });
    const slow = call('/slow', { headers: { Connection: 'keep-alive' } });
    await begun;
    const stopped = program?.stop('SIGTERM');
    await expect(call('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(exit).not.toHaveBeenCalled();
    events.emit('finish');
    expect(await slow).toMatchObject({ status: 200, headers: { connection: 'close' } });
    await stopped;
    expect(exit.mock.calls).toEqual([[0]]);
    expect(lines.join('')).toContain('"msg":"Closing (SIGTERM)"');
    program = undefined;
  });
});

describe('a program that cannot start', () => {
  /** @returns what it writes and its exit code */
  async function startBadly(prepare: () => PageProgram) {
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await startProgram(prepare);
    return { written: write.mock.calls.map(([text]) => text), codes: exit.mock.calls };
  }

  it('says why in one sentence and exits with 1', async () => {
    const { written, codes } = await startBadly(() => {
      throw new StartError('PORT is not set');
    });
    expect(written).toEqual(['Cannot start: PORT is not set.\n']);
    expect(codes).toEqual([[1]]);
  });

  it('says that its port is taken', async () => {
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const address = other.address();
    const PORT = typeof address === 'object' && address !== null ? address.port : 0;
    const { written, codes } = await startBadly(() => ({
      settings: settingsFor(PORT),
      logger: new Logger('pages', 'silent'),
      metrics: new Metrics(),
      route: '/*',
      answer: async () => Promise.resolve(json(200, '')),
      checks: {},
    }));
    other.close();
    expect(written).toEqual([
      'Cannot start: the port is taken by another process; set PORT to a free one.\n',
    ]);
    expect(codes).toEqual([[1]]);
  });
});
