import { MOCK_TEST_PREFIX } from '@abhyas/web-kit/paths';
import type { CachedReleases } from './cached-releases';
import type { KeptPage, KeptPages } from './kept-pages';
import { offlinePage } from './offline-page';
import type { PageKeeper } from './page-keeper';
import { pageKeyOf } from './page-key';
import type { WorkerFetch } from './worker-scope';

/** Timeout for a hanging network if a cached page exists. Milliseconds. */
const defaultTimeoutMs = 5_000;
const maxClients = 20;

interface ResponderOptions {
  releases: CachedReleases;
  pages: Pick<KeptPages, 'find' | 'list'>;
  keeper: Pick<PageKeeper, 'keepLater'>;
  /** Whether the browser's user wants no data that they did not ask for. */
  isSavingData: () => boolean;
  timeoutMs?: number;
}

/** Responds to pages: with a page of the last visits, otherwise from the network while it responds. */
export class Responder {
  readonly #releases: CachedReleases;
  readonly #pages: Pick<KeptPages, 'find' | 'list'>;
  readonly #keeper: Pick<PageKeeper, 'keepLater'>;
  readonly #isSavingData: () => boolean;
  readonly #timeoutMs: number;
  /** Pages from a cached release: their registry must be of the same release. */
  readonly #releaseByClient = new Map<string, string>();

  constructor({
    releases,
    pages,
    keeper,
    isSavingData,
    timeoutMs = defaultTimeoutMs,
  }: ResponderOptions) {
    this.#releases = releases;
    this.#pages = pages;
    this.#keeper = keeper;
    this.#isSavingData = isSavingData;
    this.#timeoutMs = timeoutMs;
  }

  /** A page: as it was kept, at once, while the network brings the one for the next visit. */
  async page(event: WorkerFetch): Promise<Response> {
    const { url } = event.request;
    const key = this.#isSavingData() ? undefined : pageKeyOf(new URL(url));
    const kept = key && (await orUndefined(this.#keptPage(key, event)));
    const network = fromNetwork(event);
    if (key !== undefined) {
      // The copy first: the page reads the response itself.
      const copy = network.then((response) => response.clone());
      event.waitUntil(this.#keeper.keepLater(url, copy));
    }
    return kept || this.#servedPage(event, network);
  }

  /** The served page. While the site is down, only a test page comes from the cache. */
  async #servedPage(event: WorkerFetch, network: Promise<Response>): Promise<Response> {
    const name = isTestPage(event) ? await orUndefined(this.#releases.current()) : undefined;
    try {
      if (name === undefined) return await network;
      const response = await withTimeout(network, this.#timeoutMs);
      if (response.status < 500) return response;
      return (await this.#cachedPage(name, event)) ?? response;
    } catch {
      const cached = name && (await this.#cachedPage(name, event));
      return cached || offlinePage((await orUndefined(this.#pages.list())) ?? [], newNonce());
    }
  }

  /** A file of a build, or a picture of a question: its name changes with its content. */
  async file({ request }: WorkerFetch): Promise<Response> {
    const cached = await orUndefined(this.#releases.anywhere(request.url));
    if (cached) return cached;
    const response = await fetch(request);
    if (response.ok && request.destination === 'font') {
      await orUndefined(this.#releases.add(request.url, response.clone()));
    }
    return response;
  }

  /** The current release. A cached page continues with its own release. */
  async registry({ request, clientId }: WorkerFetch): Promise<Response> {
    const own = this.#releaseByClient.get(clientId);
    const ownCached = own && (await orUndefined(this.#releases.inRelease(own, request.url)));
    if (ownCached) return ownCached;
    const name = await orUndefined(this.#releases.current());
    const cached = name && (await orUndefined(this.#releases.inRelease(name, request.url)));
    if (!cached) return fetch(request);
    try {
      const response = await withTimeout(fetch(request), this.#timeoutMs);
      return response.ok ? response : cached;
    } catch {
      return cached;
    }
  }

  async #keptPage(key: string, event: WorkerFetch): Promise<Response | undefined> {
    // Whoever reloads a page wants the current one, above all if the kept one does not work.
    if (isReload(event.request.cache)) return undefined;
    const kept = await this.#pages.find(key);
    if (!kept || !isTestPage(event)) return kept?.response;
    const name = await this.#releases.current();
    if (name === undefined) return kept.response;
    // Everything that a test may need is in the cached release: the page must be of the same one.
    if (!(await this.#isOfRelease(kept, name))) return undefined;
    this.#assignRelease(event.resultingClientId, name);
    return kept.response;
  }

  async #isOfRelease({ files }: KeptPage, name: string): Promise<boolean> {
    const found = await Promise.all(files.map((path) => this.#releases.inRelease(name, path)));
    return !found.includes(undefined);
  }

  async #cachedPage(
    name: string,
    { resultingClientId }: WorkerFetch,
  ): Promise<Response | undefined> {
    const page = await orUndefined(this.#releases.page(name));
    if (page) this.#assignRelease(resultingClientId, name);
    return page;
  }

  #assignRelease(clientId: string, name: string): void {
    this.#releaseByClient.set(clientId, name);
    const [oldest] = this.#releaseByClient.keys();
    if (this.#releaseByClient.size > maxClients && oldest) this.#releaseByClient.delete(oldest);
  }
}

function newNonce(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

function isTestPage({ request }: WorkerFetch): boolean {
  return new URL(request.url).pathname.startsWith(`${MOCK_TEST_PREFIX}/`);
}

function isReload(cache: RequestCache): boolean {
  return cache === 'no-cache' || cache === 'reload' || cache === 'no-store';
}

/** If the browser's cache is full or broken, the network still works. */
async function orUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch(() => undefined);
}

async function fromNetwork({ request, preloadResponse }: WorkerFetch): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function withTimeout(response: Promise<Response>, timeoutMs: number): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The network did not respond in time.'));
    }, timeoutMs);
  });
  try {
    return await Promise.race([response, limit]);
  } finally {
    clearTimeout(timer);
  }
}
