import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../rendered-page';
import type { PageRenderer } from './create-page-renderer';
import type { Sources, UpstreamCache } from './upstream-cache';

/** A rendered page as it is sent. */
export interface SentPage {
  json: Buffer;
  etag: string;
}

/** Where a page came from. */
export type PageSource = 'rendered' | 'cache';

interface KeptPage extends SentPage {
  sources: Sources;
  changesAt: number;
}

/** In bytes. The program runs in a container of 512 MB, with the modules and what is being rendered beside this. */
const maxSize = 32_000_000;
/** Of pages that no search engine lists, such as results of searches: anybody can invent addresses of these. */
const maxUnlistedSize = 4_000_000;

/** Renders a page once for each state of the data that it shows. */
export class PageCache {
  readonly #renderer: PageRenderer;
  readonly #upstream: UpstreamCache;
  readonly #release: string;
  readonly #onSent: (source: PageSource) => void;
  readonly #now: () => number;
  readonly #listed = createStore(maxSize);
  readonly #unlisted = createStore(maxUnlistedSize);
  readonly #running = new Map<string, Promise<KeptPage>>();

  constructor(parts: {
    renderer: PageRenderer;
    upstream: UpstreamCache;
    release: string;
    onSent: (source: PageSource) => void;
    now?: () => number;
  }) {
    this.#renderer = parts.renderer;
    this.#upstream = parts.upstream;
    this.#release = parts.release;
    this.#onSent = parts.onSent;
    this.#now = parts.now ?? Date.now;
  }

  /** @returns undefined if no public page has the address */
  async read(url: URL): Promise<SentPage | undefined> {
    const address = this.#renderer.addressOf(url);
    if (address === undefined) return undefined;
    const kept = this.#listed.get(address) ?? this.#unlisted.get(address);
    const isTimely = kept !== undefined && this.#now() < kept.changesAt;
    if (isTimely && (await this.#upstream.isCurrent(kept.sources))) {
      this.#onSent('cache');
      return kept;
    }
    const running = this.#running.get(address);
    if (running) return running;
    const rendered = this.#render(address).finally(() => this.#running.delete(address));
    this.#running.set(address, rendered);
    return rendered;
  }

  async #render(address: string): Promise<KeptPage> {
    const { result, sources } = await this.#upstream.record(async () =>
      this.#renderer.render(address),
    );
    const { changesAt, ...rendered } = result;
    const page: RenderedPage = { ...rendered, release: this.#release };
    const json = Buffer.from(JSON.stringify(page));
    const etag = `"${createHash('sha256').update(json).digest('base64url')}"`;
    const kept = { json, etag, sources, changesAt };
    this.#onSent('rendered');
    const isListed = page.head.canonical !== undefined;
    (isListed ? this.#unlisted : this.#listed).delete(address);
    (isListed ? this.#listed : this.#unlisted).set(address, kept);
    return kept;
  }
}

function createStore(size: number): LRUCache<string, KeptPage> {
  return new LRUCache({ maxSize: size, sizeCalculation: ({ json }) => json.length });
}
