import { MOCK_TEST_PREFIX } from '@abhyas/web-kit/paths';
import type { CachedReleases } from './cached-releases';
import type { WorkerFetch } from './worker-scope';

/** Timeout for a hanging network if a cached page exists. Milliseconds. */
const defaultTimeoutMs = 5_000;
const maxClients = 20;

/** Responds to pages: from the network while it responds, otherwise from the cache. */
export class Responder {
  readonly #releases: CachedReleases;
  readonly #timeoutMs: number;
  /** Pages from a cached release: their registry must be of the same release. */
  readonly #releaseByClient = new Map<string, string>();

  constructor(releases: CachedReleases, timeoutMs = defaultTimeoutMs) {
    this.#releases = releases;
    this.#timeoutMs = timeoutMs;
  }

  /** The shell's page. While the site is down, only a test page comes from the cache. */
  async page(event: WorkerFetch): Promise<Response> {
    const name = await orUndefined(this.#releases.current());
    if (name === undefined) return fromNetwork(event);
    const isTest = new URL(event.request.url).pathname.startsWith(`${MOCK_TEST_PREFIX}/`);
    try {
      const response = await (isTest
        ? withTimeout(fromNetwork(event), this.#timeoutMs)
        : fromNetwork(event));
      if (response.status < 500 || !isTest) return response;
      return (await this.#cachedPage(name, event)) ?? response;
    } catch (error) {
      const cached = await this.#cachedPage(name, event);
      if (cached) return cached;
      throw error;
    }
  }

  /** A file whose name changes with its content. */
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
