import { FakeCaches } from '@abhyas/web-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CachedReleases } from './cached-releases';
import { KeptPages } from './kept-pages';
import { PageKeeper } from './page-keeper';
import { ReleaseSync } from './release-sync';
import { Responder } from './responder';
import { fetchRelease } from './served-release';
import type { WorkerFetch } from './worker-scope';

const manifestPath = '/remotes/test-runner/mf-manifest.json';
const runner = '/mock-test/exam/test';

/** Different digests are enough here; the simulated browser has no cryptography. */
async function fakeDigest(_name: unknown, bytes: Uint8Array): Promise<ArrayBuffer> {
  let sum = 0n;
  for (const byte of bytes) sum = BigInt.asUintN(64, sum * 31n + BigInt(byte));
  const digest = new BigUint64Array([sum]);
  return Promise.resolve(digest.buffer);
}

/** A gateway that serves one release of everything, or nothing at all. */
function buildSite() {
  const site = {
    shell: 'aaaaaaa1',
    /** The page's build, during a deployment. */
    page: undefined as string | undefined,
    remote: 'bbbbbbb1',
    /** Error status by path. */
    errors: new Map<string, number>(),
    /** Paths that return an HTML page instead of the file, for example a captive portal. */
    pages: new Set<string>(),
    isReachable: true,
    /** The configuration's `offline` value; absent by default. */
    offline: undefined as boolean | undefined,
    requested: [] as string[],
    loaded: new Set<string>(),
  };
  const contents = (): Record<string, string> => ({
    '/mock-test': `<script src="/assets/main.${site.page ?? site.shell}.js"></script>`,
    '/remotes.json': JSON.stringify({
      remotes: { 'test-runner': manifestPath },
      offline: site.offline,
    }),
    [manifestPath]: JSON.stringify({
      metaData: { remoteEntry: { name: `remoteEntry.${site.remote}.js` } },
    }),
    '/assets/offline-files.json': JSON.stringify({
      files: [`assets/main.${site.shell}.js`],
      ifLoaded: ['assets/large.cccccccc.woff2'],
    }),
    '/remotes/test-runner/offline-files.json': JSON.stringify({
      files: [`remoteEntry.${site.remote}.js`, 'chunk.dddddddd.js'],
      ifLoaded: [],
    }),
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation((request, init) => {
    const url = new URL(request instanceof Request ? request.url : request, 'http://localhost');
    const { pathname } = url;
    if (init?.cache === 'only-if-cached') {
      return site.loaded.has(pathname)
        ? Promise.resolve(new Response('font'))
        : Promise.reject(new TypeError('Not in the cache.'));
    }
    site.requested.push(pathname);
    if (!site.isReachable) return Promise.reject(new TypeError('No network.'));
    const status = site.errors.get(pathname);
    if (status !== undefined) return Promise.resolve(new Response('', { status }));
    if (site.pages.has(pathname)) {
      const headers = { 'Content-Type': 'text/html; charset=utf-8' };
      return Promise.resolve(new Response('<p>Sign in</p>', { headers }));
    }
    const known = contents()[pathname.startsWith('/mock-test') ? '/mock-test' : pathname];
    return Promise.resolve(new Response(known ?? `content of ${pathname}`));
  });
  return site;
}

function buildWorker() {
  const storage = new FakeCaches();
  const clock = { now: 0 };
  const releases = new CachedReleases(storage.asStorage(), () => clock.now);
  const pages = new KeptPages(storage.asStorage(), () => clock.now);
  const leave = jest.fn(() => Promise.resolve(true));
  const releaseSync = new ReleaseSync(releases, () => Promise.all([leave(), pages.removeAll()]));
  const keeper = new PageKeeper({
    pages,
    origin: 'http://localhost',
    onDisabled: () => releaseSync.unregister(),
    delayMs: 0,
  });
  const browser = { isSavingData: false };
  const isSavingData = () => browser.isSavingData;
  const respondWithin = (timeoutMs?: number) =>
    new Responder({
      releases,
      pages,
      keeper,
      isSavingData,
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
  const responder = respondWithin();
  const store = async () => {
    clock.now += 1;
    await releases.store(await fetchRelease('test-runner'));
  };
  /** Navigates as the browser does, and waits until the worker has nothing left to do. */
  const open = async (
    path: string,
    changes: Partial<WorkerFetch> & { cache?: RequestCache } = {},
  ) => {
    const work: Promise<unknown>[] = [];
    const event = fetchEvent(path, { waitUntil: (it) => void work.push(it), ...changes });
    if (changes.cache) Object.defineProperty(event.request, 'cache', { value: changes.cache });
    try {
      return await (await responder.page(event)).text();
    } finally {
      await Promise.all(work);
    }
  };
  return {
    storage,
    clock,
    browser,
    releases,
    releaseSync,
    leave,
    pages,
    keeper,
    responder,
    respondWithin,
    store,
    open,
  };
}

/** A request as the worker receives it. */
function fetchEvent(path: string, changes: Partial<WorkerFetch> = {}): WorkerFetch {
  const request = new Request(new URL(path, 'http://localhost'));
  const waitUntil = () => undefined;
  return { request, clientId: '', resultingClientId: '', waitUntil, ...changes } as WorkerFetch;
}

const textOf = async (response: Promise<Response>): Promise<string> => (await response).text();

describe('the service worker', () => {
  let site: ReturnType<typeof buildSite>;
  beforeEach(() => {
    Object.defineProperty(crypto, 'subtle', { value: { digest: fakeDigest }, configurable: true });
    site = buildSite();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('stores a whole release, and nothing of the API', async () => {
    const { storage, store } = buildWorker();
    await store();
    expect(Object.values(storage.contents())).toEqual([
      [
        '/.complete',
        '/.page',
        '/assets/main.aaaaaaa1.js',
        '/remotes.json',
        '/remotes/test-runner/chunk.dddddddd.js',
        manifestPath,
        '/remotes/test-runner/remoteEntry.bbbbbbb1.js',
      ],
    ]);
  });

  it('responds to everything without a network afterwards', async () => {
    const { responder, store } = buildWorker();
    await store();
    site.isReachable = false;
    const page = responder.page(fetchEvent(runner, { resultingClientId: 'tab' }));
    expect(await textOf(page)).toContain('main.aaaaaaa1.js');
    expect(await textOf(responder.file(fetchEvent('/assets/main.aaaaaaa1.js')))).toContain(
      'main.aaaaaaa1',
    );
    expect(await textOf(responder.registry(fetchEvent('/remotes.json')))).toContain('test-runner');
    expect(await textOf(responder.registry(fetchEvent(`${manifestPath}?retry=1`)))).toContain(
      'bbbbbbb1',
    );
  });

  it('has no effect before anything is cached', async () => {
    const { responder } = buildWorker();
    expect(await textOf(responder.page(fetchEvent(runner)))).toContain('main.aaaaaaa1.js');
    site.isReachable = false;
    expect(await textOf(responder.page(fetchEvent(runner)))).toContain('You are offline');
    await expect(responder.registry(fetchEvent('/remotes.json'))).rejects.toThrow('No network');
    await expect(responder.file(fetchEvent('/assets/main.aaaaaaa1.js'))).rejects.toThrow(
      'No network',
    );
  });

  it('prefers the network while it is available', async () => {
    const { responder, store } = buildWorker();
    await store();
    site.shell = 'aaaaaaa2';
    site.remote = 'bbbbbbb2';
    expect(await textOf(responder.page(fetchEvent(runner)))).toContain('aaaaaaa2');
    expect(await textOf(responder.registry(fetchEvent(manifestPath)))).toContain('bbbbbbb2');
  });

  it('gives a cached page the registry of its own release, not of a newer one', async () => {
    const { responder, store } = buildWorker();
    await store();
    site.isReachable = false;
    await responder.page(fetchEvent(runner, { resultingClientId: 'tab' }));
    site.isReachable = true;
    site.remote = 'bbbbbbb2';
    const own = responder.registry(fetchEvent(manifestPath, { clientId: 'tab' }));
    expect(await textOf(own)).toContain('bbbbbbb1');
    const other = responder.registry(fetchEvent(manifestPath, { clientId: 'another tab' }));
    expect(await textOf(other)).toContain('bbbbbbb2');
  });

  it('stores nothing of a release with a failed file, and keeps the previous one', async () => {
    const { releases, responder, storage, store } = buildWorker();
    await store();
    const before = await releases.current();
    site.shell = 'aaaaaaa2';
    site.errors.set('/assets/main.aaaaaaa2.js', 404);
    await expect(store()).rejects.toThrow('responded with 404');
    expect(await releases.current()).toBe(before);
    expect(Object.keys(storage.contents())).toHaveLength(1);
    site.isReachable = false;
    expect(await textOf(responder.page(fetchEvent(runner)))).toContain('aaaaaaa1');
  });

  it('stores nothing during a deployment', async () => {
    const { releases } = buildWorker();
    site.page = '00000000';
    await expect(fetchRelease('test-runner')).rejects.toThrow('another build');
    expect(await releases.current()).toBeUndefined();
  });

  it('keeps the last two releases, and reuses their common files', async () => {
    const { storage, store } = buildWorker();
    await store();
    for (const release of ['aaaaaaa2', 'aaaaaaa3']) {
      site.shell = release;
      await store();
    }
    const cached = Object.values(storage.contents()).flat();
    expect(cached.filter((path) => path.includes('main'))).toEqual([
      '/assets/main.aaaaaaa2.js',
      '/assets/main.aaaaaaa3.js',
    ]);
    const chunk = '/remotes/test-runner/chunk.dddddddd.js';
    expect(site.requested.filter((path) => path === chunk)).toHaveLength(1);
  });

  it('loads a release once, however often it is stored', async () => {
    const { storage, store } = buildWorker();
    await store();
    await store();
    expect(Object.keys(storage.contents())).toHaveLength(1);
    expect(site.requested.filter((path) => path === '/assets/main.aaaaaaa1.js')).toHaveLength(1);
  });

  it('shows only the cached test page while the site is down', async () => {
    const { responder, store } = buildWorker();
    await store();
    for (const path of [runner, '/dashboard']) site.errors.set(path, 503);
    expect((await responder.page(fetchEvent(runner))).status).toBe(200);
    expect((await responder.page(fetchEvent('/dashboard'))).status).toBe(503);
    site.errors.set(manifestPath, 502);
    expect((await responder.registry(fetchEvent(manifestPath))).status).toBe(200);
  });

  it('times out on a hanging network', async () => {
    const { respondWithin, store } = buildWorker();
    await store();
    jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    const impatient = respondWithin(20);
    expect(await textOf(impatient.page(fetchEvent(runner)))).toContain('aaaaaaa1');
    expect(await textOf(impatient.registry(fetchEvent(manifestPath)))).toContain('bbbbbbb1');
  });

  it('uses only the network if the browser’s cache is broken', async () => {
    const { storage, responder, store } = buildWorker();
    await store();
    const broken = () => Promise.reject(new DOMException('Internal error.', 'UnknownError'));
    Object.assign(storage, { open: broken, match: broken, keys: broken });
    expect(await textOf(responder.page(fetchEvent(runner)))).toContain('aaaaaaa1');
    expect(await textOf(responder.registry(fetchEvent(manifestPath)))).toContain('bbbbbbb1');
    expect(await textOf(responder.file(fetchEvent('/assets/main.aaaaaaa1.js')))).toContain(
      'main.aaaaaaa1',
    );
    site.isReachable = false;
    expect(await textOf(responder.page(fetchEvent(runner)))).toContain('You are offline');
  });

  it('returns a font that does not fit into the cache', async () => {
    const { storage, responder, store } = buildWorker();
    await store();
    const open = storage.open.bind(storage);
    storage.open = async (name) => {
      const cache = await open(name);
      cache.put = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
      return cache;
    };
    const request = new Request('http://localhost/assets/large.cccccccc.woff2');
    Object.defineProperty(request, 'destination', { value: 'font' });
    expect(await textOf(responder.file(fetchEvent('/', { request })))).toContain('large.cccccccc');
  });

  it('stores nothing if a page is returned instead of a file', async () => {
    const { releases, store } = buildWorker();
    site.pages.add('/remotes/test-runner/chunk.dddddddd.js');
    await expect(store()).rejects.toThrow('chunk.dddddddd.js returned a page');
    expect(await releases.current()).toBeUndefined();
  });

  it('unregisters and removes its caches once the site disables offline use', async () => {
    const { storage, releases, store } = buildWorker();
    await store();
    await storage.open('of somebody else');
    const unregister = jest.fn(() => Promise.resolve(true));
    const releaseSync = new ReleaseSync(releases, unregister);
    expect(await releaseSync.sync('test-runner')).toEqual({ isKept: true });
    site.offline = false;
    const requested = [releaseSync.sync('test-runner'), releaseSync.sync('test-runner')];
    for (const result of await Promise.all(requested)) {
      expect(result).toEqual({ isKept: false, isUnwanted: true });
    }
    expect(unregister).toHaveBeenCalled();
    expect(Object.keys(storage.contents())).toEqual(['of somebody else']);
  });

  it('stays if the configuration cannot be loaded', async () => {
    const { releases, storage, store } = buildWorker();
    await store();
    const unregister = jest.fn(() => Promise.resolve(true));
    site.isReachable = false;
    const result = await new ReleaseSync(releases, unregister).sync('test-runner');
    expect(result).toMatchObject({ isKept: false });
    expect(result.isUnwanted).toBeUndefined();
    expect(unregister).not.toHaveBeenCalled();
    expect(Object.keys(storage.contents())).toHaveLength(1);
  });

  it('stores a large font only in browsers that have loaded it', async () => {
    const font = '/assets/large.cccccccc.woff2';
    site.loaded.add(font);
    const { storage, store } = buildWorker();
    await store();
    expect(Object.values(storage.contents()).flat()).toContain(font);
  });

  it('stores a font that is requested later', async () => {
    const { storage, responder, store } = buildWorker();
    await store();
    const request = new Request('http://localhost/assets/large.cccccccc.woff2');
    Object.defineProperty(request, 'destination', { value: 'font' });
    await responder.file(fetchEvent('/', { request }));
    expect(Object.values(storage.contents()).flat()).toContain('/assets/large.cccccccc.woff2');
  });
});
