import { productName } from '@abhyas/web-kit/product-name';
import { isOldPagesCache, pagesCache } from './cache-message';
import { byPath, fetchFile, forEachFile } from './cached-file';
import type { StoredPage } from './offline-page';
import { isPersonal } from './page-key';

/**
 * A day: whoever comes back daily never waits. A page of an earlier release still works, because the
 * gateway has the files of earlier releases for a week; what a page shows is fetched again by its screens.
 */
const MAX_AGE_MS = 24 * 3_600_000;
const MAX_PAGES = 20;
/** Of those with a query: they are as many as there are searches. */
const MAX_SEARCHES = 5;

const pagesFolder = '/.pages/';
const keptAtHeader = 'X-Kept-At';
const filesHeader = 'X-Kept-Files';

/** A page as it was served. */
export interface ServedPage {
  readonly headers: Headers;
  readonly html: string;
  /** The files that it names, as paths of this site. */
  readonly files: readonly string[];
}

export interface KeptPage {
  readonly response: Response;
  readonly files: readonly string[];
}

/** Pages of the last visits, with the files that they name. A page is there with all of them, or not at all. */
export class KeptPages {
  readonly #caches: CacheStorage;
  readonly #now: () => number;

  constructor(storage: CacheStorage, now: () => number) {
    this.#caches = storage;
    this.#now = now;
  }

  /** A page of the last day, if every file that it names is there. */
  async find(key: string): Promise<KeptPage | undefined> {
    const cache = await this.#caches.open(pagesCache);
    const response = await cache.match(entryOf(key));
    if (!response) return undefined;
    if (!this.#isRecent(keptAtOf(response))) return undefined;
    const files = filesOf(response);
    const found = await Promise.all(files.map((path) => cache.match(path, byPath)));
    return found.includes(undefined) ? undefined : { response, files };
  }

  /** The pages of content that open without a network, the newest first. */
  async list(): Promise<StoredPage[]> {
    const cache = await this.#caches.open(pagesCache);
    const entries = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const keys = entries
      .filter((path) => path.startsWith(pagesFolder))
      .map((path) => decodeURIComponent(path.slice(pagesFolder.length)))
      .filter((key) => !isPersonal(key));
    const found = await Promise.all(
      keys.map(async (address) => ({ address, page: await this.find(address) })),
    );
    const pages = await Promise.all(
      found.flatMap(({ address, page }) => (page ? [withTitle(address, page.response)] : [])),
    );
    return pages.toSorted((one, other) => other.keptAt - one.keptAt);
  }

  /** Stores a page after the files that it names. If one fails, the page stays as it was. */
  async store(key: string, { headers, html, files }: ServedPage): Promise<void> {
    const cache = await this.#caches.open(pagesCache);
    try {
      await forEachFile(files, async (path) => {
        if (await cache.match(path, byPath)) return;
        await cache.put(path, (await this.#caches.match(path, byPath)) ?? (await fetchFile(path)));
      });
      const kept = new Headers(headers);
      // They describe the body as it was sent.
      for (const name of ['Content-Encoding', 'Content-Length']) kept.delete(name);
      const now = this.#now();
      kept.set(keptAtHeader, String(now));
      kept.set(filesHeader, JSON.stringify(files));
      await cache.put(entryOf(key), new Response(withAge(html, now), { headers: kept }));
    } finally {
      await this.#prune(cache);
    }
  }

  async remove(key: string): Promise<void> {
    const cache = await this.#caches.open(pagesCache);
    await cache.delete(entryOf(key));
    await this.#prune(cache);
  }

  async removeAll(): Promise<void> {
    await this.#caches.delete(pagesCache);
  }

  /** Removes what a version of the worker with another format stored. */
  async removeOld(): Promise<void> {
    const names = (await this.#caches.keys()).filter(isOldPagesCache);
    await Promise.all(names.map((name) => this.#caches.delete(name)));
  }

  #isRecent(keptAt: number): boolean {
    const age = this.#now() - keptAt;
    // Below zero, the device's clock was set back.
    return age >= 0 && age < MAX_AGE_MS;
  }

  /** Removes old pages, the oldest beyond the limits, and the files that no page names. */
  async #prune(cache: Cache): Promise<void> {
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const entries = paths.filter((path) => path.startsWith(pagesFolder));
    const all = await Promise.all(entries.map(async (entry) => readPage(cache, entry)));
    const pages = all.filter(({ keptAt }) => this.#isRecent(keptAt));
    pages.sort((one, other) => other.keptAt - one.keptAt);
    const searches = pages.filter(({ isSearch }) => isSearch).slice(MAX_SEARCHES);
    const kept = pages.filter((page) => !searches.includes(page)).slice(0, MAX_PAGES);
    const wanted = new Set(kept.flatMap(({ entry, files }) => [entry, ...files]));
    await Promise.all(paths.filter((path) => !wanted.has(path)).map((path) => cache.delete(path)));
  }
}

async function withTitle(address: string, response: Response) {
  const title = /<title>([^<]*)<\/title>/.exec(await response.text())?.[1] ?? address;
  return { address, title: title.replace(` · ${productName}`, ''), keptAt: keptAtOf(response) };
}

async function readPage(cache: Cache, entry: string) {
  const response = await cache.match(entry);
  return {
    entry,
    isSearch: decodeURIComponent(entry).includes('?'),
    keptAt: response ? keptAtOf(response) : 0,
    files: response ? filesOf(response) : [],
  };
}

/** Says to the page how old its data is (`page-data.ts`), so that its screens fetch it again. */
function withAge(html: string, now: number): string {
  return html.replace('id="page-data"', `id="page-data" data-kept-at="${now}"`);
}

function entryOf(key: string): string {
  return pagesFolder + encodeURIComponent(key);
}

function keptAtOf({ headers }: Response): number {
  return Number(headers.get(keptAtHeader) ?? Number.NaN);
}

function filesOf({ headers }: Response): string[] {
  return JSON.parse(headers.get(filesHeader) ?? '[]') as string[];
}
