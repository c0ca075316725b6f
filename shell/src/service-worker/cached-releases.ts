import { cachePrefix } from './keep-message';
import type { ServedRelease } from './served-release';

const pageKey = '/.page';
/** Written last: a cache without it was never finished. */
const completeKey = '/.complete';
/** The release in use, and the one before it for pages that still run on it. */
const maxReleases = 2;
const atOnce = 4;
/** Names change with the content, so neither query nor encoding says anything. */
const byPath: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

interface Kept {
  readonly name: string;
  readonly at: number;
}

/** The releases in this browser's cache, each whole or not there. */
export class CachedReleases {
  readonly #caches: CacheStorage;
  readonly #now: () => number;

  constructor(storage: CacheStorage, now: () => number) {
    this.#caches = storage;
    this.#now = now;
  }

  /** Keeps a release, and drops those before the last. Where a file fails, nothing changes. */
  async keep(release: ServedRelease): Promise<void> {
    const name = cachePrefix + release.digest;
    const isKnown = (await this.#complete()).some((kept) => kept.name === name);
    if (!isKnown) await this.#fill(name, release);
    const cache = await this.#caches.open(name);
    await cache.put(pageKey, release.page);
    await cache.put(completeKey, new Response(JSON.stringify({ at: this.#now() })));
    await this.#prune();
  }

  /** Nothing is kept any more. */
  async forgetAll(): Promise<void> {
    await this.#forget(await this.#names());
  }

  /** The release that was kept last. */
  async current(): Promise<string | undefined> {
    return (await this.#complete())[0]?.name;
  }

  /** The shell's page of a release. */
  async page(name: string): Promise<Response | undefined> {
    return (await this.#caches.open(name)).match(pageKey);
  }

  /** A file of one release: its registry, say. */
  async inRelease(name: string, url: string): Promise<Response | undefined> {
    return (await this.#caches.open(name)).match(url, byPath);
  }

  /** A file of any release: its name tells it from all others. */
  async anywhere(url: string): Promise<Response | undefined> {
    return this.#caches.match(url, byPath);
  }

  /** Adds a file that is kept only by those who use it. */
  async add(url: string, answer: Response): Promise<void> {
    if (isPage(answer)) return;
    const name = await this.current();
    if (name !== undefined)
      await (await this.#caches.open(name)).put(new URL(url).pathname, answer);
  }

  async #fill(name: string, { plan, registry }: ServedRelease): Promise<void> {
    const cache = await this.#caches.open(name);
    const missing = [...plan.files];
    // A few at a time: the student's own calls come first.
    const fetchNext = async (): Promise<void> => {
      const path = missing.pop();
      if (path === undefined) return;
      await cache.put(path, await this.#file(path));
      return fetchNext();
    };
    const takeLoaded = async (path: string): Promise<void> => {
      const answer = await loadedBefore(path);
      if (answer) await cache.put(path, answer);
    };
    try {
      await Promise.all(Array.from({ length: atOnce }, fetchNext));
      await Promise.all(plan.ifLoaded.map(takeLoaded));
      await Promise.all([...registry].map(([path, answer]) => cache.put(path, answer)));
    } catch (error) {
      await this.#caches.delete(name);
      throw error;
    }
  }

  async #file(path: string): Promise<Response> {
    const known = await this.anywhere(path);
    if (known) return known;
    const answer = await fetch(path, { priority: 'low' });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    // Once kept it would be taken for the file for good.
    if (isPage(answer)) throw new Error(`${path} answered with a page.`);
    return answer;
  }

  async #prune(): Promise<void> {
    const wanted = new Set((await this.#complete()).slice(0, maxReleases).map(({ name }) => name));
    await this.#forget((await this.#names()).filter((name) => !wanted.has(name)));
  }

  async #forget(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.#caches.delete(name)));
  }

  async #names(): Promise<string[]> {
    return (await this.#caches.keys()).filter((name) => name.startsWith(cachePrefix));
  }

  /** The finished ones, newest first. */
  async #complete(): Promise<Kept[]> {
    const kept = await Promise.all(
      (await this.#names()).map(async (name) => {
        const mark = await (await this.#caches.open(name)).match(completeKey);
        return mark ? [{ name, at: atOf(await mark.json()) }] : [];
      }),
    );
    return kept.flat().sort((a, b) => b.at - a.at);
  }
}

/** From the browser's own cache or not at all. */
async function loadedBefore(path: string): Promise<Response | undefined> {
  const answer = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(
    () => undefined,
  );
  return answer?.ok ? answer : undefined;
}

/** A gateway or a network on the way that knows no such file may send its page instead. */
function isPage({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

function atOf(mark: unknown): number {
  const { at } = mark as { at?: unknown };
  return typeof at === 'number' ? at : 0;
}
