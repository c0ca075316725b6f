import { cachePrefix } from './cache-message';
import { byPath, fetchFile, forEachFile, isPage } from './cached-file';
import type { ServedRelease } from './served-release';

const pageKey = '/.page';
/** Written last: a cache without it is incomplete. */
const completeKey = '/.complete';
/** The current release, and the previous one for pages that still use it. */
const maxReleases = 2;

interface CachedRelease {
  readonly name: string;
  readonly at: number;
}

/** The releases in this browser's cache: each is complete or absent. */
export class CachedReleases {
  readonly #caches: CacheStorage;
  readonly #now: () => number;

  constructor(storage: CacheStorage, now: () => number) {
    this.#caches = storage;
    this.#now = now;
  }

  /** Stores a release and removes all but the last two. If a file fails, nothing changes. */
  async store(release: ServedRelease): Promise<void> {
    const name = cachePrefix + release.digest;
    const isKnown = (await this.#complete()).some((cached) => cached.name === name);
    if (!isKnown) await this.#fill(name, release);
    const cache = await this.#caches.open(name);
    await cache.put(pageKey, release.page);
    await cache.put(completeKey, new Response(JSON.stringify({ at: this.#now() })));
    await this.#prune();
  }

  /** Removes all releases. */
  async removeAll(): Promise<void> {
    await this.#remove(await this.#names());
  }

  /** The release that was stored last. */
  async current(): Promise<string | undefined> {
    return (await this.#complete())[0]?.name;
  }

  /** The shell's page of a release. */
  async page(name: string): Promise<Response | undefined> {
    return (await this.#caches.open(name)).match(pageKey);
  }

  /** A file of one release, for example its registry. */
  async inRelease(name: string, url: string): Promise<Response | undefined> {
    return (await this.#caches.open(name)).match(url, byPath);
  }

  /** A file of any release, or a picture of an open attempt: its name is unique. */
  async anywhere(url: string): Promise<Response | undefined> {
    return this.#caches.match(url, byPath);
  }

  /** Adds a file that only browsers that use it store. */
  async add(url: string, response: Response): Promise<void> {
    if (isPage(response)) return;
    const name = await this.current();
    if (name !== undefined)
      await (await this.#caches.open(name)).put(new URL(url).pathname, response);
  }

  async #fill(name: string, { plan, registry }: ServedRelease): Promise<void> {
    const cache = await this.#caches.open(name);
    const addIfLoaded = async (path: string): Promise<void> => {
      const response = await fromHttpCache(path);
      if (response) await cache.put(path, response);
    };
    try {
      await forEachFile(plan.files, async (path) => cache.put(path, await this.#file(path)));
      await Promise.all(plan.ifLoaded.map(addIfLoaded));
      await Promise.all([...registry].map(([path, response]) => cache.put(path, response)));
    } catch (error) {
      await this.#caches.delete(name);
      throw error;
    }
  }

  async #file(path: string): Promise<Response> {
    return (await this.anywhere(path)) ?? fetchFile(path);
  }

  async #prune(): Promise<void> {
    const wanted = new Set((await this.#complete()).slice(0, maxReleases).map(({ name }) => name));
    await this.#remove((await this.#names()).filter((name) => !wanted.has(name)));
  }

  async #remove(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.#caches.delete(name)));
  }

  async #names(): Promise<string[]> {
    return (await this.#caches.keys()).filter((name) => name.startsWith(cachePrefix));
  }

  /** The complete releases, newest first. */
  async #complete(): Promise<CachedRelease[]> {
    const cached = await Promise.all(
      (await this.#names()).map(async (name) => {
        const mark = await (await this.#caches.open(name)).match(completeKey);
        return mark ? [{ name, at: atOf(await mark.json()) }] : [];
      }),
    );
    return cached.flat().sort((a, b) => b.at - a.at);
  }
}

/** From the browser's HTTP cache or not at all. */
async function fromHttpCache(path: string): Promise<Response | undefined> {
  const response = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(
    () => undefined,
  );
  return response?.ok ? response : undefined;
}

function atOf(mark: unknown): number {
  const { at } = mark as { at?: unknown };
  return typeof at === 'number' ? at : 0;
}
