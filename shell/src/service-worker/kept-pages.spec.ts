import { FakeCaches } from '@abhyas/web-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CachedReleases } from './cached-releases';
import { KeptPages } from './kept-pages';
import { PageKeeper } from './page-keeper';
import { Responder } from './responder';
import type { WorkerFetch } from './worker-scope';

const origin = 'http://localhost';
const manifestPath = '/remotes/exams/mf-manifest.json';
const hour = 3_600_000;

/** A gateway whose pages name one release of everything. */
function buildSite() {
  const site = {
    release: '1',
    isReachable: true,
    offline: true,
    status: 200,
    isRedirected: false,
    /** What another server sends instead, such as a captive portal. */
    html: undefined as string | undefined,
    missing: new Set<string>(),
    requested: [] as string[],
    credentials: [] as RequestCredentials[],
  };
  const file = (name: string, type: string) => `${name}.0000000${site.release}.${type}`;
  const data = () => ({
    config: { remotes: { exams: manifestPath }, offline: site.offline },
    manifests: {
      [manifestPath]: {
        metaData: { remoteEntry: { name: file('remoteEntry', 'js') } },
        exposes: [{ assets: { js: { sync: [file('expose', 'js')] }, css: { sync: [] } } }],
      },
    },
  });
  const page = (
    path: string,
  ) => `<title>${path} &amp; more · Abhyas</title><link href="/assets/${file('main', 'css')}" rel="stylesheet">
    <script defer src="/assets/${file('main', 'js')}"></script><h1>${path} of release ${site.release}</h1>
    <script type="application/json" id="page-data">${JSON.stringify(data())}</script>`;
  jest.spyOn(globalThis, 'fetch').mockImplementation((request, init) => {
    const { pathname, search } = new URL(
      request instanceof Request ? request.url : request,
      origin,
    );
    const path = pathname + search;
    site.requested.push(path);
    if (!site.isReachable) return Promise.reject(new TypeError('No network.'));
    if (init?.credentials) site.credentials.push(init.credentials);
    if (/^\/(?:assets|remotes)\//.test(path)) {
      const status = site.missing.has(path) ? 404 : 200;
      return Promise.resolve(new Response(`content of ${path}`, { status }));
    }
    const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src 'self'" };
    const { status } = site;
    const response = new Response(site.html ?? page(path), { status, headers });
    if (site.isRedirected) {
      const moved = { redirected: { value: true }, clone: { value: () => response } };
      Object.defineProperties(response, moved);
    }
    return Promise.resolve(response);
  });
  return site;
}

function buildWorker() {
  const storage = new FakeCaches();
  const state = { now: 1000 * hour, isSavingData: false };
  const now = () => state.now;
  const releases = new CachedReleases(storage.asStorage(), now);
  const pages = new KeptPages(storage.asStorage(), now);
  const onDisabled = jest.fn(() => pages.removeAll());
  const keeper = new PageKeeper({ pages, origin, onDisabled, delayMs: 0 });
  const isSavingData = () => state.isSavingData;
  const responder = new Responder({ releases, pages, keeper, isSavingData });
  /** Opens a page as the browser does, and waits until the worker has nothing left to do. */
  const visit = async (path: string, cache: RequestCache = 'default') => {
    state.now += 1000;
    const work: Promise<unknown>[] = [];
    const request = new Request(new URL(path, origin));
    Object.defineProperty(request, 'cache', { value: cache });
    const waitUntil = (it: Promise<unknown>) => void work.push(it);
    const event = { request, clientId: '', resultingClientId: 'tab', waitUntil };
    const response = await responder.page(event as unknown as WorkerFetch).catch(() => undefined);
    const text = await response?.text();
    await Promise.all(work);
    return text === undefined ? 'no network' : (/<h1>(.*)<\/h1>/.exec(text)?.[1] ?? text);
  };
  return { storage, state, releases, pages, keeper, onDisabled, responder, visit };
}

describe('a page of the last visits', () => {
  let site: ReturnType<typeof buildSite>;
  beforeEach(() => {
    site = buildSite();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('comes from the cache with its headers, and from the network for the next visit', async () => {
    const { pages, state, visit } = buildWorker();
    expect(await visit('/exam-details/a')).toBe('/exam-details/a of release 1');
    site.release = '2';
    expect(await visit('/exam-details/a')).toBe('/exam-details/a of release 1');
    expect(await visit('/exam-details/a')).toBe('/exam-details/a of release 2');
    const { response } = (await pages.find('/exam-details/a'))!;
    expect(response.headers.get('Content-Security-Policy')).toBe("script-src 'self'");
    expect(await response.text()).toContain(`id="page-data" data-kept-at="${state.now}"`);
    // One request for each visit.
    expect(site.requested.filter((path) => path === '/exam-details/a')).toHaveLength(3);
  });

  it('is stored with the files that it names, and only with all of them', async () => {
    const { storage, visit } = buildWorker();
    await visit('/help');
    const files = (release: string) => [
      `/assets/main.0000000${release}.css`,
      `/assets/main.0000000${release}.js`,
      `/remotes/exams/expose.0000000${release}.js`,
      `/remotes/exams/remoteEntry.0000000${release}.js`,
    ];
    const kept = (release: string) => ({
      'abhyas-pages-1': ['/.pages/%2Fhelp', ...files(release)],
    });
    expect(storage.contents()).toEqual(kept('1'));

    site.release = '2';
    site.missing.add('/remotes/exams/expose.00000002.js');
    await visit('/help');
    expect(storage.contents()).toEqual(kept('1'));
    expect(await visit('/help')).toBe('/help of release 1');

    site.missing.clear();
    await visit('/help');
    expect(storage.contents()).toEqual(kept('2'));
  });

  it('comes from the network if one of its files is gone', async () => {
    const { storage, visit } = buildWorker();
    await visit('/help');
    site.release = '2';
    await (await storage.open('abhyas-pages-1')).delete('/assets/main.00000001.js');
    expect(await visit('/help')).toBe('/help of release 2');
  });

  it('is removed with the next one that is kept, once it is old', async () => {
    const { state, storage, visit } = buildWorker();
    await visit('/help');
    state.now += 24 * hour;
    await visit('/terms');
    const kept = Object.values(storage.contents()).flat();
    expect(kept.filter((path) => path.startsWith('/.pages/'))).toEqual(['/.pages/%2Fterms']);
  });

  it.each([
    ['for a day', 23 * hour, '1'],
    ['not for longer', 24 * hour, '2'],
    ['not if the clock was set back', -1 * hour, '2'],
  ])('is used %s', async (_name, later, release) => {
    const { state, visit } = buildWorker();
    await visit('/help');
    state.now += later;
    site.release = '2';
    expect(await visit('/help')).toBe(`/help of release ${release}`);
  });

  it.each(['no-cache', 'reload'] as const)(
    'comes from the network if it is loaded again (%s)',
    async (cache) => {
      const { visit } = buildWorker();
      await visit('/help');
      site.release = '2';
      expect(await visit('/help', cache)).toBe('/help of release 2');
      expect(await visit('/help')).toBe('/help of release 2');
    },
  );

  it('comes from the network, and is not kept, for somebody who saves data', async () => {
    const { state, storage, visit } = buildWorker();
    state.isSavingData = true;
    await visit('/help');
    expect(storage.contents()).toEqual({});
    state.isSavingData = false;
    await visit('/help');
    state.isSavingData = true;
    site.release = '2';
    expect(await visit('/help')).toBe('/help of release 2');
  });

  it.each([503, 429])('stays while the site is down or too busy: %i', async (status) => {
    const { visit } = buildWorker();
    await visit('/help');
    site.status = status;
    await visit('/help');
    site.isReachable = false;
    await visit('/help');
    expect(await visit('/help')).toBe('/help of release 1');
    expect(await visit('/terms')).toBe('You are offline');
  });

  it.each([
    ['is gone', () => (site.status = 404)],
    ['has moved', () => (site.isRedirected = true)],
    [
      'does not say what it consists of',
      () => (site.html = '<script src="/assets/main.00000009.js">'),
    ],
    ['is that of a captive portal', () => (site.html = '<h1>Pay for this network</h1>')],
    [
      'names a remote of another site',
      () => {
        const manifests = { 'https://other.example/mf-manifest.json': {} };
        const data = JSON.stringify({ config: {}, manifests });
        site.html = `<script type="application/json" id="page-data">${data}</script>`;
      },
    ],
  ])('is removed once it %s', async (_name, change) => {
    const { storage, visit } = buildWorker();
    await visit('/help');
    change();
    await visit('/help');
    expect(storage.contents()).toEqual({ 'abhyas-pages-1': [] });
  });

  it('removes the worker if the site has disabled it since', async () => {
    const { onDisabled, storage, visit } = buildWorker();
    await visit('/help');
    site.offline = false;
    await visit('/help');
    expect(onDisabled).toHaveBeenCalledTimes(1);
    expect(storage.contents()).toEqual({});
  });

  it('is one of at most twenty, five of them searches', async () => {
    const { storage, visit } = buildWorker();
    const pagesIn = () =>
      Object.values(storage.contents())
        .flat()
        .filter((path) => path.startsWith('/.pages/'))
        .map((path) => decodeURIComponent(path.slice('/.pages/'.length)));
    await visit('/help');
    for (let count = 1; count <= 8; count += 1) await visit(`/exam-test-series?q=${count}`);
    expect(pagesIn()).toEqual(
      [4, 5, 6, 7, 8].map((n) => `/exam-test-series?q=${n}`).concat('/help'),
    );
    for (let count = 1; count <= 25; count += 1) await visit(`/exam-details/${count}`);
    expect(pagesIn()).toHaveLength(20);
    expect(pagesIn()).not.toContain('/help');
    expect(pagesIn()).toContain('/exam-details/25');
  });

  it('is kept by a page that loaded without the worker, without credentials', async () => {
    const { keeper, storage, visit } = buildWorker();
    await keeper.keepVisited(`${origin}/help#top`);
    expect(site.credentials).toEqual(['omit']);
    site.release = '2';
    expect(await visit('/help')).toBe('/help of release 1');

    const before = storage.contents();
    for (const url of [
      'https://other.example/',
      `${origin}/auth/me`,
      `${origin}/favicon.svg`,
      'x',
    ]) {
      await keeper.keepVisited(url);
    }
    expect(storage.contents()).toEqual(before);
  });

  it('does not matter to a browser whose cache is full or blocked', async () => {
    const { storage, visit } = buildWorker();
    const open = storage.open.bind(storage);
    storage.open = async (name) => {
      const cache = await open(name);
      cache.put = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
      return cache;
    };
    expect(await visit('/help')).toBe('/help of release 1');
    expect(storage.contents()).toEqual({ 'abhyas-pages-1': [] });
    const blocked = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
    Object.assign(storage, { open: blocked, match: blocked, keys: blocked });
    expect(await visit('/help')).toBe('/help of release 1');
  });

  it('of a test is used only if the cached release has all that it names', async () => {
    const { releases, visit } = buildWorker();
    await visit('/mock-test/exam/test');
    const release = (files: string[]) => ({
      digest: files.join(),
      plan: { files, ifLoaded: [] },
      page: new Response('the page of the release'),
      registry: new Map<string, Response>(),
    });
    const names = ['main.00000001.css', 'main.00000001.js'].map((name) => `/assets/${name}`);
    await releases.store(release(names));
    site.release = '2';
    expect(await visit('/mock-test/exam/other')).toBe('/mock-test/exam/other of release 2');

    site.release = '1';
    const entry = ['expose.00000001.js', 'remoteEntry.00000001.js'];
    await releases.store(release([...names, ...entry.map((name) => `/remotes/exams/${name}`)]));
    await visit('/mock-test/exam/test', 'reload');
    site.release = '2';
    expect(await visit('/mock-test/exam/other')).toBe('/mock-test/exam/test of release 1');
    site.isReachable = false;
    expect(await visit('/mock-test/exam/other')).toBe('the page of the release');
  });
});

describe('an address that is not on the device', () => {
  it('gets a page that names those that are, the newest first, and none of a student', async () => {
    const site = buildSite();
    const { pages, visit, state } = buildWorker();
    for (const path of ['/help', '/exam-test-series?q=a&b=1', '/dashboard', '/login', '/terms']) {
      await visit(path);
    }
    expect((await pages.list()).map(({ address }) => address)).toEqual([
      '/terms',
      '/exam-test-series?q=a&b=1',
      '/help',
    ]);
    site.isReachable = false;
    expect(await visit('/refunds')).toBe('You are offline');
    state.now += 24 * hour;
    expect(await pages.list()).toEqual([]);
  });
});
