import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { runWithRequestId } from '../node/request-id';
import { PAGE_CONTRACT, type RenderedPage } from '../rendered-page';
import { FragmentSource } from './fragment-source';

const release = 'abcdef';
const good: RenderedPage = {
  contract: PAGE_CONTRACT,
  release,
  status: 200,
  head: { title: 'Exams' },
  html: '<p>Exams</p>',
  queries: { mutations: [], queries: [] },
};

let server: Server | undefined;
/** Why pages had to do without HTML. */
const missing: string[] = [];
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  missing.length = 0;
});

/** A renderer that answers as it is told. */
async function sourceOf(answer: RequestListener, timeoutMs?: number): Promise<FragmentSource> {
  server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return open(`http://127.0.0.1:${port}`, timeoutMs);
}

function open(renderer: string, timeoutMs = 30_000): FragmentSource {
  const note = (remote: string, reason: string) => missing.push(`${remote} ${reason}`);
  return new FragmentSource(new Map([['exams', renderer]]), note, timeoutMs);
}

/** A renderer that sends a page. */
async function sourceOfPage(page: unknown, headers: Record<string, string> = {}) {
  return sourceOf((_request, response) => {
    response.writeHead(200, { ETag: '"1"', ...headers }).end(JSON.stringify(page));
  });
}

describe('a fragment', () => {
  it('is what the renderer answers', async () => {
    const asked: string[] = [];
    const source = await sourceOf((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, { ETag: '"1"' }).end(JSON.stringify(good));
    });
    expect(await source.read('exams', '/exam-details/1?a=b', release)).toEqual({
      page: good,
      etag: '"1"',
    });
    expect(asked).toEqual(['/page/exam-details/1?a=b']);
  });

  it('is asked for with the id of the request', async () => {
    const ids: unknown[] = [];
    const source = await sourceOf((request, response) => {
      ids.push(request.headers['x-request-id']);
      response.writeHead(404).end();
    });
    await runWithRequestId({ 'x-request-id': 'abc' }, async () =>
      source.read('exams', '/', release),
    );
    expect(ids).toEqual(['abc']);
    expect(missing).toEqual([]);
  });

  it('is not sent again while it is the same', async () => {
    const answers: number[] = [];
    const source = await sourceOf((request, response) => {
      const isSame = request.headers['if-none-match'] === '"1"';
      answers.push(isSame ? 304 : 200);
      if (isSame) response.writeHead(304).end();
      else response.writeHead(200, { ETag: '"1"' }).end(JSON.stringify(good));
    });
    for (let time = 0; time < 3; time++) {
      expect((await source.read('exams', '/', release))?.page).toEqual(good);
    }
    expect(answers).toEqual([200, 304, 304]);
  });

  it('passes on no header of the renderer', async () => {
    const source = await sourceOfPage(good, { 'Set-Cookie': 'a=b', Location: '//other.example' });
    expect(Object.keys((await source.read('exams', '/', release)) ?? {})).toEqual(['page', 'etag']);
  });

  it.each([
    ['another contract', { ...good, contract: 2 }, 'invalid'],
    ['another release', { ...good, release: 'other' }, 'release'],
    ['unbalanced tags', { ...good, html: '<div><p>Exams</p>' }, 'invalid'],
    ['a script', { ...good, html: '<script>alert(1)</script>' }, 'invalid'],
    ['no head', { ...good, head: undefined }, 'invalid'],
    ['no data', { ...good, queries: undefined }, 'invalid'],
    ['other data', { ...good, queries: { queries: [{ state: null }] } }, 'invalid'],
    ['a status that no page has', { ...good, status: 500 }, 'invalid'],
    ['something else', ['garbage'], 'invalid'],
  ])('is left out with %s', async (_name, page, reason) => {
    const source = await sourceOfPage(page);
    expect(await source.read('exams', '/', release)).toBeUndefined();
    expect(missing).toEqual([`exams ${reason}`]);
  });

  it.each<[string, string, RequestListener]>([
    ['garbage', 'invalid', (_request, response) => response.end('<h1>It works!</h1>')],
    ['an error', 'error', (_request, response) => response.writeHead(500).end('{}')],
    [
      'a redirect',
      'away',
      (_request, response) => response.writeHead(302, { Location: '/x' }).end(),
    ],
    ['a broken connection', 'away', (request) => request.socket.destroy()],
    [
      'ten megabytes',
      'invalid',
      (_request, response) =>
        response
          .writeHead(200, { ETag: '"1"' })
          .end(JSON.stringify({ ...good, html: 'x'.repeat(10_000_000) })),
    ],
  ])('is left out if the renderer sends %s', async (_name, reason, answer) => {
    const source = await sourceOf(answer);
    expect(await source.read('exams', '/', release)).toBeUndefined();
    expect(missing).toEqual([`exams ${reason}`]);
  });

  it('is not waited for if the renderer is slow or never ends, nor asked for again at once', async () => {
    let asked = 0;
    const source = await sourceOf((_request, response) => {
      asked += 1;
      response.writeHead(200, { ETag: '"1"' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => {
        clearInterval(drip);
      });
    }, 500);
    expect(await source.read('exams', '/', release)).toBeUndefined();
    expect(await source.read('exams', '/', release)).toBeUndefined();
    expect(asked).toBe(1);
    expect(missing).toEqual(['exams slow', 'exams paused']);
  });

  it('is none without a renderer', async () => {
    const source = open('http://127.0.0.1:9');
    expect(await source.read('exams', '/', release)).toBeUndefined();
    expect(await source.read('dashboard', '/', release)).toBeUndefined();
    expect(missing).toEqual(['exams away']);
  });
});
