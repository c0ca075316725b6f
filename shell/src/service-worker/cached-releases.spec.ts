import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeCaches } from '../testing/fake-caches';
import { Answers } from './answers';
import { Keeper } from './keeper';
import { CachedReleases } from './cached-releases';
import { fetchRelease } from './served-release';
import type { WorkerFetch } from './worker-scope';

const manifestPath = '/remotes/test-runner/mf-manifest.json';
const runner = '/mock-test/exam/test';

/** Told apart is enough here; the simulated browser has no cryptography. */
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
    /** The build that the page is of, where a deployment is under way. */
    page: undefined as string | undefined,
    remote: 'bbbbbbb1',
    /** By path: what goes wrong there. */
    faults: new Map<string, number>(),
    /** Paths at which a page is served in place of the file: a sign-in of the network, say. */
    pages: new Set<string>(),
    isReachable: true,
    /** What the configuration says of it; nothing by default. */
    offline: undefined as boolean | undefined,
    asked: [] as string[],
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
    site.asked.push(pathname);
    if (!site.isReachable) return Promise.reject(new TypeError('No network.'));
    const fault = site.faults.get(pathname);
    if (fault !== undefined) return Promise.resolve(new Response('', { status: fault }));
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
  const answers = new Answers(releases);
  const keep = async () => {
    clock.now += 1;
    await releases.keep(await fetchRelease('test-runner'));
  };
  return { storage, releases, answers, keep };
}

/** A request as the worker meets it. */
function ask(path: string, changes: Partial<WorkerFetch> = {}): WorkerFetch {
  const request = new Request(new URL(path, 'http://localhost'));
  return { request, clientId: '', resultingClientId: '', ...changes } as WorkerFetch;
}

const textOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();

describe('the service worker', () => {
  let site: ReturnType<typeof buildSite>;
  beforeEach(() => {
    Object.defineProperty(crypto, 'subtle', { value: { digest: fakeDigest }, configurable: true });
    site = buildSite();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('keeps a whole release, and nothing of the API', async () => {
    const { storage, keep } = buildWorker();
    await keep();
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

  it('answers everything without a network after that', async () => {
    const { answers, keep } = buildWorker();
    await keep();
    site.isReachable = false;
    const page = answers.page(ask(runner, { resultingClientId: 'tab' }));
    expect(await textOf(page)).toContain('main.aaaaaaa1.js');
    expect(await textOf(answers.file(ask('/assets/main.aaaaaaa1.js')))).toContain('main.aaaaaaa1');
    expect(await textOf(answers.registry(ask('/remotes.json')))).toContain('test-runner');
    expect(await textOf(answers.registry(ask(`${manifestPath}?retry=1`)))).toContain('bbbbbbb1');
  });

  it('is as good as not there before anything was kept', async () => {
    const { answers } = buildWorker();
    expect(await textOf(answers.page(ask(runner)))).toContain('main.aaaaaaa1.js');
    site.isReachable = false;
    await expect(answers.page(ask(runner))).rejects.toThrow('No network');
    await expect(answers.registry(ask('/remotes.json'))).rejects.toThrow('No network');
    await expect(answers.file(ask('/assets/main.aaaaaaa1.js'))).rejects.toThrow('No network');
  });

  it('prefers what is served now, as long as it is', async () => {
    const { answers, keep } = buildWorker();
    await keep();
    site.shell = 'aaaaaaa2';
    site.remote = 'bbbbbbb2';
    expect(await textOf(answers.page(ask(runner)))).toContain('aaaaaaa2');
    expect(await textOf(answers.registry(ask(manifestPath)))).toContain('bbbbbbb2');
  });

  it('gives a page that was kept the registry of its own release, not of a newer one', async () => {
    const { answers, keep } = buildWorker();
    await keep();
    site.isReachable = false;
    await answers.page(ask(runner, { resultingClientId: 'tab' }));
    site.isReachable = true;
    site.remote = 'bbbbbbb2';
    const own = answers.registry(ask(manifestPath, { clientId: 'tab' }));
    expect(await textOf(own)).toContain('bbbbbbb1');
    const other = answers.registry(ask(manifestPath, { clientId: 'another tab' }));
    expect(await textOf(other)).toContain('bbbbbbb2');
  });

  it('keeps nothing of a release of which a file fails, and all of the one before', async () => {
    const { releases, answers, storage, keep } = buildWorker();
    await keep();
    const before = await releases.current();
    site.shell = 'aaaaaaa2';
    site.faults.set('/assets/main.aaaaaaa2.js', 404);
    await expect(keep()).rejects.toThrow('answered 404');
    expect(await releases.current()).toBe(before);
    expect(Object.keys(storage.contents())).toHaveLength(1);
    site.isReachable = false;
    expect(await textOf(answers.page(ask(runner)))).toContain('aaaaaaa1');
  });

  it('keeps nothing while half a deployment is out', async () => {
    const { releases } = buildWorker();
    site.page = '00000000';
    await expect(fetchRelease('test-runner')).rejects.toThrow('another build');
    expect(await releases.current()).toBeUndefined();
  });

  it('keeps the last two releases, and takes over what they share', async () => {
    const { storage, keep } = buildWorker();
    await keep();
    for (const release of ['aaaaaaa2', 'aaaaaaa3']) {
      site.shell = release;
      await keep();
    }
    const kept = Object.values(storage.contents()).flat();
    expect(kept.filter((path) => path.includes('main'))).toEqual([
      '/assets/main.aaaaaaa2.js',
      '/assets/main.aaaaaaa3.js',
    ]);
    const chunk = '/remotes/test-runner/chunk.dddddddd.js';
    expect(site.asked.filter((path) => path === chunk)).toHaveLength(1);
  });

  it('asks for a release once, however often it is to be kept', async () => {
    const { storage, keep } = buildWorker();
    await keep();
    await keep();
    expect(Object.keys(storage.contents())).toHaveLength(1);
    expect(site.asked.filter((path) => path === '/assets/main.aaaaaaa1.js')).toHaveLength(1);
  });

  it('shows the test that was kept while the site is down, and nothing else', async () => {
    const { answers, keep } = buildWorker();
    await keep();
    for (const path of [runner, '/dashboard']) site.faults.set(path, 503);
    expect((await answers.page(ask(runner))).status).toBe(200);
    expect((await answers.page(ask('/dashboard'))).status).toBe(503);
    site.faults.set(manifestPath, 502);
    expect((await answers.registry(ask(manifestPath))).status).toBe(200);
  });

  it('does not wait for ever for a network that hangs', async () => {
    const { releases, keep } = buildWorker();
    await keep();
    jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    const hasty = new Answers(releases, 20);
    expect(await textOf(hasty.page(ask(runner)))).toContain('aaaaaaa1');
    expect(await textOf(hasty.registry(ask(manifestPath)))).toContain('bbbbbbb1');
  });

  it('leaves everything to the network where the browser’s cache is broken', async () => {
    const { storage, answers, keep } = buildWorker();
    await keep();
    const broken = () => Promise.reject(new DOMException('Internal error.', 'UnknownError'));
    Object.assign(storage, { open: broken, match: broken, keys: broken });
    expect(await textOf(answers.page(ask(runner)))).toContain('aaaaaaa1');
    expect(await textOf(answers.registry(ask(manifestPath)))).toContain('bbbbbbb1');
    expect(await textOf(answers.file(ask('/assets/main.aaaaaaa1.js')))).toContain('main.aaaaaaa1');
    site.isReachable = false;
    await expect(answers.page(ask(runner))).rejects.toThrow('No network');
  });

  it('gives a font that it has no room for', async () => {
    const { storage, answers, keep } = buildWorker();
    await keep();
    const open = storage.open.bind(storage);
    storage.open = async (name) => {
      const cache = await open(name);
      cache.put = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
      return cache;
    };
    const request = new Request('http://localhost/assets/large.cccccccc.woff2');
    Object.defineProperty(request, 'destination', { value: 'font' });
    expect(await textOf(answers.file(ask('/', { request })))).toContain('large.cccccccc');
  });

  it('keeps nothing where a page comes in place of a file', async () => {
    const { releases, keep } = buildWorker();
    site.pages.add('/remotes/test-runner/chunk.dddddddd.js');
    await expect(keep()).rejects.toThrow('chunk.dddddddd.js answered with a page');
    expect(await releases.current()).toBeUndefined();
  });

  it('leaves, with all that it kept, where the site wants nothing kept by now', async () => {
    const { storage, releases, keep } = buildWorker();
    await keep();
    await storage.open('of somebody else');
    const unregister = jest.fn(() => Promise.resolve(true));
    const keeper = new Keeper(releases, unregister);
    expect(await keeper.keep('test-runner')).toEqual({ isKept: true });
    site.offline = false;
    const asked = [keeper.keep('test-runner'), keeper.keep('test-runner')];
    for (const answer of await Promise.all(asked)) {
      expect(answer).toEqual({ isKept: false, isUnwanted: true });
    }
    expect(unregister).toHaveBeenCalled();
    expect(Object.keys(storage.contents())).toEqual(['of somebody else']);
  });

  it('stays where it cannot be told whether it is wanted', async () => {
    const { releases, storage, keep } = buildWorker();
    await keep();
    const unregister = jest.fn(() => Promise.resolve(true));
    site.isReachable = false;
    const answer = await new Keeper(releases, unregister).keep('test-runner');
    expect(answer).toMatchObject({ isKept: false });
    expect(answer.isUnwanted).toBeUndefined();
    expect(unregister).not.toHaveBeenCalled();
    expect(Object.keys(storage.contents())).toHaveLength(1);
  });

  it('keeps a large font for those alone who have it', async () => {
    const font = '/assets/large.cccccccc.woff2';
    site.loaded.add(font);
    const { storage, keep } = buildWorker();
    await keep();
    expect(Object.values(storage.contents()).flat()).toContain(font);
  });

  it('keeps a font that is asked for later', async () => {
    const { storage, answers, keep } = buildWorker();
    await keep();
    const request = new Request('http://localhost/assets/large.cccccccc.woff2');
    Object.defineProperty(request, 'destination', { value: 'font' });
    await answers.file(ask('/', { request }));
    expect(Object.values(storage.contents()).flat()).toContain('/assets/large.cccccccc.woff2');
  });
});
