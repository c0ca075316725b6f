import { FakeCaches } from '@abhyas/web-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { copyFigures } from './figure-copy';

const paths = ['/figures/a', '/figures/b', '/figures/c', '/figures/d', '/figures/e'];
const pictureType = { 'content-type': 'image/svg+xml' };

/** A site with a picture of one byte for every address. */
function buildSite() {
  const site = {
    isReachable: true,
    responses: new Map<string, Response>(),
    requested: [] as string[],
    open: 0,
    mostOpen: 0,
  };
  globalThis.fetch = jest.fn<typeof fetch>(async (request) => {
    const path = request as string;
    site.requested.push(path);
    site.open += 1;
    site.mostOpen = Math.max(site.mostOpen, site.open);
    await Promise.resolve();
    site.open -= 1;
    if (!site.isReachable) throw new TypeError('No network.');
    return site.responses.get(path)?.clone() ?? new Response('x', { headers: pictureType });
  });
  return site;
}

describe('the pictures of an open attempt', () => {
  let site: ReturnType<typeof buildSite>;
  let storage: FakeCaches;
  let leaving: AbortController;
  const originalFetch = globalThis.fetch;

  const start = (changes: { maxBytes?: number } = {}) =>
    copyFigures({ attemptId: 'attempt-1', paths, signal: leaving.signal, ...changes });
  const stored = () => storage.contents()['abhyas-figures-1-attempt-1'];
  /** Until nothing happens without time. */
  const settle = () => jest.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    jest.useFakeTimers();
    storage = new FakeCaches();
    Object.assign(globalThis, { caches: storage.asStorage() });
    leaving = new AbortController();
    site = buildSite();
  });
  afterEach(() => {
    leaving.abort();
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'caches');
    globalThis.fetch = originalFetch;
  });

  it('are stored in the order of the paper, three at a time', async () => {
    await start();
    expect(stored()).toEqual(paths);
    expect(site.requested).toEqual(paths);
    expect(site.mostOpen).toBe(3);
  });

  it('are not requested again after a reload', async () => {
    await start();
    await start();
    expect(site.requested).toHaveLength(paths.length);
  });

  it('are requested again later, and at once when the network is back', async () => {
    site.isReachable = false;
    const copying = start();
    await settle();
    expect(stored()).toEqual([]);
    // The first failure ends the round.
    expect(site.requested).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(site.requested).toHaveLength(6);
    site.isReachable = true;
    window.dispatchEvent(new Event('online'));
    await copying;
    expect(stored()).toEqual(paths);
  });

  it.each([
    ['is busy', new Response('', { status: 503 })],
    ['limits requests', new Response('', { status: 429 })],
    ['sends a page', new Response('<p>Log in</p>', { headers: { 'content-type': 'text/html' } })],
  ])('are requested again if the site %s', async (_name, response) => {
    site.responses.set('/figures/b', response);
    const copying = start();
    await settle();
    expect(stored()).not.toContain('/figures/b');
    site.responses.clear();
    await jest.advanceTimersByTimeAsync(1_000);
    await copying;
    expect(stored()).toEqual(paths);
  });

  it('are not requested again if they do not exist', async () => {
    site.responses.set('/figures/b', new Response('', { status: 404 }));
    await start();
    expect(stored()).toEqual(paths.filter((path) => path !== '/figures/b'));
  });

  it('take no more than their space, also together with those before a reload', async () => {
    await start({ maxBytes: 2 });
    expect(stored()).toEqual(['/figures/a', '/figures/b']);
    await start({ maxBytes: 3 });
    expect(stored()).toHaveLength(3);
  });

  it('are not stored once the test was left', async () => {
    site.isReachable = false;
    const copying = start();
    await settle();
    leaving.abort();
    await copying;
    site.isReachable = true;
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(stored()).toEqual([]);
    expect(site.requested).toHaveLength(3);
  });

  it('stay as far as a full browser has them', async () => {
    const cache = await storage.open('abhyas-figures-1-attempt-1');
    const put = cache.put.bind(cache);
    cache.put = (path, response) =>
      path === '/figures/c'
        ? Promise.reject(new DOMException('Full.', 'QuotaExceededError'))
        : put(path, response);
    storage.open = () => Promise.resolve(cache);
    await expect(start()).rejects.toThrow('Full.');
    expect(stored()).toEqual(expect.arrayContaining(['/figures/a', '/figures/b']));
  });

  it('are not stored in a browser without caches', async () => {
    Reflect.deleteProperty(globalThis, 'caches');
    await start();
    expect(site.requested).toEqual([]);
  });
});
