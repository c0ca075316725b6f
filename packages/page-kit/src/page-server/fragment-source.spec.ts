import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
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
async function sourceOf(
  answer: RequestListener,
  timeoutMs?: number,
  now?: () => number,
): Promise<FragmentSource> {
  server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return open(`http://127.0.0.1:${port}`, timeoutMs, now);
}

function open(renderer: string, timeoutMs = 30_000, now?: () => number): FragmentSource {
  const note = (remote: string, reason: string) => missing.push(`${remote} ${reason}`);
  return new FragmentSource(new Map([['exams', renderer]]), note, timeoutMs, now);
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
    [
      'a directive of the gateway',
      { ...good, html: '<p><!--# include virtual="/remotes.json" --></p>' },
      'invalid',
    ],
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
      'a redirect to a page',
      'away',
      ({ url }, response) =>
        url === '/other'
          ? response.writeHead(200, { ETag: '"1"' }).end(JSON.stringify(good))
          : response.writeHead(302, { Location: '/other' }).end(),
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

  it.each<[string, RequestListener]>([
    ['hangs', () => undefined],
    [
      'drips bytes without end',
      (_request, response) => {
        response.writeHead(200, { ETag: '"1"' });
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => {
          clearInterval(drip);
        });
      },
    ],
  ])('is not waited for if the renderer %s', async (_what, answer) => {
    const source = await sourceOf(answer, 100);
    expect(await source.read('exams', '/', release)).toBeUndefined();
    expect(missing).toEqual(['exams slow']);
  });

  it('is there again as soon as the renderer is right', async () => {
    const answers: RequestListener[] = [
      (request) => request.socket.destroy(),
      (_request, response) => response.writeHead(500).end(),
      (_request, response) => response.end('garbage'),
      (_request, response) => response.writeHead(200, { ETag: '"1"' }).end(JSON.stringify(good)),
    ];
    const source = await sourceOf((request, response) => answers.shift()?.(request, response));
    for (const reason of ['away', 'error', 'invalid']) {
      expect(await source.read('exams', '/', release)).toBeUndefined();
      expect(missing.pop()).toBe(`exams ${reason}`);
    }
    expect((await source.read('exams', '/', release))?.page).toEqual(good);
  });

  it('is none without a renderer', async () => {
    const source = open('http://127.0.0.1:9');
    expect(await source.read('exams', '/', release)).toBeUndefined();
    expect(await source.read('dashboard', '/', release)).toBeUndefined();
    expect(missing).toEqual(['exams away']);
  });
});

describe('a slow renderer', () => {
  let time: number;
  let isSlow: boolean;
  let asked: string[];
  let waiting: (() => void)[];
  beforeEach(() => {
    time = 0;
    isSlow = false;
    asked = [];
    waiting = [];
    // By the test's word, not by a clock.
    const timeout = () => (isSlow ? AbortSignal.abort() : new AbortController().signal);
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(timeout);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** Pages of exams are listed by search engines. Addresses with `wait` have to wait. */
  const open = async () =>
    sourceOf(
      (request, response) => {
        const address = (request.url ?? '').replace('/page', '');
        asked.push(address);
        const isListed = /^\/exam-details\/\d$/.test(address);
        const head = { title: 'Exam', ...(isListed && { canonical: address }) };
        const respond = () =>
          response.writeHead(200, { ETag: `"${address}"` }).end(JSON.stringify({ ...good, head }));
        if (address.includes('wait')) waiting.push(respond);
        else respond();
      },
      undefined,
      () => time,
    );

  /** Whether there is HTML for an address. */
  const has = async (source: FragmentSource, address: string) => {
    const fragment = await source.read('exams', address, release);
    time += 1;
    return fragment !== undefined;
  };

  const times = (count: number) => [...Array.from({ length: count }).keys()];

  it('is not paused by one slow answer, nor by some among others', async () => {
    const source = await open();
    await has(source, '/exam-details/1');
    for (const slow of [true, true, true, true, false, true, true, true, true, false]) {
      isSlow = slow;
      expect(await has(source, '/exam-details/1')).toBe(!slow);
    }
    expect(missing).not.toContain('exams paused');
  });

  it('is not asked for two seconds after five slow answers in a row, then after each', async () => {
    const source = await open();
    await has(source, '/exam-details/1');
    isSlow = true;
    const slow = times(6);
    while (slow.pop() !== undefined) expect(await has(source, '/exam-details/1')).toBe(false);
    expect(missing).toEqual([...times(5).map(() => 'exams slow'), 'exams paused']);
    time += 2_000;
    await has(source, '/exam-details/1');
    await has(source, '/exam-details/1');
    expect(missing.slice(6)).toEqual(['exams slow', 'exams paused']);
    isSlow = false;
    expect(await has(source, '/exam-details/1')).toBe(false);
    time += 2_000;
    expect(await has(source, '/exam-details/1')).toBe(true);
  });

  it('is slow once if many pages wait at the same time', async () => {
    const source = await open();
    const pages = times(9).map((id) => `/exam-details/${id}`);
    for (const page of pages) await has(source, page);
    isSlow = true;
    await Promise.all(pages.map(async (page) => has(source, page)));
    isSlow = false;
    expect(await has(source, '/exam-details/1')).toBe(true);
  });

  it('is not paused by addresses that no search engine lists', async () => {
    const source = await open();
    for (const address of ['/exam-details/1', '/exam-details/1?q=a']) await has(source, address);
    isSlow = true;
    for (const number of times(6)) {
      await has(source, '/exam-details/1?q=a');
      await has(source, `/exam-details/9${number}`);
    }
    isSlow = false;
    expect(await has(source, '/exam-details/1')).toBe(true);
    expect(missing).not.toContain('exams paused');
  });

  it('renders few of these at once, and listed pages meanwhile', async () => {
    const source = await open();
    await has(source, '/exam-details/1');
    asked.length = 0;
    const opened = times(20).map(async (number) => has(source, `/exam-details/1?wait=${number}`));
    expect(await has(source, '/exam-details/1')).toBe(true);
    expect(await has(source, '/exam-details/1?q=other')).toBe(false);
    expect(missing).toEqual(times(13).map(() => 'exams busy'));
    while (waiting.length < 8) await sleep(5);
    for (const respond of waiting) respond();
    expect((await Promise.all(opened)).filter(Boolean)).toHaveLength(8);
    expect(asked).toHaveLength(9);
    expect(await has(source, '/exam-details/1?q=other')).toBe(true);
  });
});

describe('the status of a page', () => {
  it('is known once its renderer has sent it, whatever happens to the renderer then', async () => {
    const source = await sourceOf((request, response) => {
      const [, path = ''] = /^\/page\/(\w+)/.exec(request.url ?? '') ?? [];
      if (path === 'away') request.socket.destroy();
      else if (path === 'lobby') response.writeHead(404).end();
      else
        response
          .writeHead(200, { ETag: `"${path}"` })
          .end(JSON.stringify({ ...good, status: Number(path) }));
    });
    for (const path of ['/200', '/404', '/410', '/lobby', '/away']) {
      await source.read('exams', path, release);
    }
    const statuses = ['/200', '/404', '/410', '/lobby', '/away', '/other'].map((path) =>
      source.lastStatus('exams', path),
    );
    // Browsers render what the renderer leaves to them.
    expect(statuses).toEqual([200, 404, 410, 200, undefined, undefined]);
    expect(source.lastStatus('marketing', '/200')).toBeUndefined();
  });
});
