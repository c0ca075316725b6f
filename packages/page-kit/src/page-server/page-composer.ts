import { LRUCache } from 'lru-cache';
import type { PageFiles } from '../page-files';
import type { PageHead } from '../rendered-page';
import { renderHtml } from '../renderer/render-html';
import type { FrameRoute, ServerFrame, SlotKind } from '../server-frame';
import { composePage, type PageTemplate, type ScriptOrder } from './compose-page';
import type { Fragment, FragmentSource } from './fragment-source';
import { renderHead, type Indexing } from './head';
import { routeFor, statusByRoutes } from './route-for';
import type { ServedRemote, Site, SiteReader } from './site';

/** A whole page, as it is sent. */
export interface Page {
  status: number;
  html: Buffer;
}

/** Where a page came from. */
export type PageSource = 'composed' | 'cache';

/** What the page server has of its own. */
export interface OwnFiles {
  template: PageTemplate;
  files: PageFiles;
}

/** What a page is composed of. */
interface PageToCompose {
  address: string;
  status: number;
  route: FrameRoute;
  site: Site;
  fragment: Fragment | undefined;
}

/** Marks what the browser renders because the server does not: `onRecoverableError` gets it. */
const CLIENT_DIGEST = 'in-browser';
/** In bytes. The program runs in a container of 512 MB, with the parts of these pages beside them. */
const maxKept = 32_000_000;

/** Composes the pages of the site from the shell's frame and the screens of remotes. */
export class PageComposer {
  readonly #frame: ServerFrame;
  readonly #own: OwnFiles;
  readonly #site: SiteReader;
  readonly #fragments: FragmentSource;
  /** The site's address, for search engines. */
  readonly #origin: string;
  readonly #onSent: (source: PageSource) => void;
  readonly #kept = new LRUCache<string, Page>({
    maxSize: maxKept,
    sizeCalculation: ({ html }) => html.length,
  });

  constructor(parts: {
    frame: ServerFrame;
    own: OwnFiles;
    site: SiteReader;
    fragments: FragmentSource;
    origin: string;
    onSent: (source: PageSource) => void;
  }) {
    this.#frame = parts.frame;
    this.#own = parts.own;
    this.#site = parts.site;
    this.#fragments = parts.fragments;
    this.#origin = parts.origin;
    this.#onSent = parts.onSent;
  }

  /**
   * The page of an address: path and query as the browser sent them. Its status is 503 if only the renderer knows
   * whether there is such a page, and does not say so now: browsers find out, and search engines come back.
   */
  async page(target: string): Promise<Page> {
    const { pathname, searchParams } = new URL(target, 'http://page');
    const site = await this.#site.read();
    const route = this.#frame.routeOf(pathname, site.config);
    const served = route.remote === undefined ? undefined : site.remotes.get(route.remote);
    const screen = served && pathname + screenQuery(served, pathname, searchParams);
    const fragment =
      route.remote !== undefined && served && screen !== undefined
        ? await this.#fragments.read(route.remote, screen, served.files.release)
        : undefined;
    const status = fragment?.page.status ?? this.#statusWithoutHtml(route, served, screen) ?? 503;
    const address = pathname + queryOf(route.search, searchParams);
    const key = [fragment?.etag ?? '', status, site.version, address].join('\n');
    const kept = this.#kept.get(key);
    if (kept) {
      this.#onSent('cache');
      return kept;
    }
    const page = await this.#compose({ address, status, route, site, fragment });
    this.#onSent('composed');
    this.#kept.set(key, page);
    return page;
  }

  /** Undefined if it depends on data that only the renderer has. */
  #statusWithoutHtml(
    route: FrameRoute,
    served: ServedRemote | undefined,
    screen: string | undefined,
  ): number | undefined {
    const { remote, isUnknown } = route;
    if (remote === undefined) return isUnknown ? 404 : 200;
    if (!this.#fragments.rendersPagesOf(remote)) return 200;
    if (!served || screen === undefined) return undefined;
    const { pathname } = new URL(screen, 'http://page');
    return this.#fragments.lastStatus(remote, screen) ?? statusByRoutes(served.files, pathname);
  }

  async #compose({ address, status, route, site, fragment }: PageToCompose): Promise<Page> {
    const page = fragment?.page;
    const slot: SlotKind = page ? 'marked' : 'skeleton';
    const { config } = site;
    const { entry, chunks } = this.#own.files;
    const frame = await renderHtml(this.#frame.element({ address, slot, config }), (error) => {
      if (slot !== 'skeleton') throw error;
      return CLIENT_DIGEST;
    });
    const head: PageHead = page?.head ?? { title: route.title };
    const remote = route.remote === undefined ? undefined : site.remotes.get(route.remote);
    const listed = remote && routeFor(remote.files, address);
    const html = composePage({
      template: this.#own.template,
      head: renderHead(head, this.#origin, this.#indexing(route, page)),
      frame,
      scripts: scriptOrder(slot, route),
      isReadable: slot === 'marked' || route.isUnknown,
      screen: page,
      shell: [entry, ...route.chunks.flatMap((name) => chunks[name] ?? [])],
      remote,
      route: listed,
      search: route.remote === undefined ? route.search : listed?.search,
      config,
    });
    return { status, html: Buffer.from(html) };
  }

  /** A public page whose renderer is away for a moment must not disappear from search engines. */
  #indexing({ remote }: FrameRoute, page: Fragment['page'] | undefined): Indexing {
    if (page) return page.head.canonical === undefined ? 'unlisted' : 'listed';
    return remote !== undefined && this.#fragments.rendersPagesOf(remote) ? 'unsaid' : 'unlisted';
  }
}

/** The shell's own screens are in its frame. */
function scriptOrder(slot: SlotKind, { remote, needsScripts = false }: FrameRoute): ScriptOrder {
  if (slot !== 'marked' && remote !== undefined) return 'first';
  return needsScripts ? 'after' : 'on-use';
}

/** The query by which a remote's pages differ: whatever else an address says is no reason to ask for another page. */
function screenQuery({ files }: ServedRemote, pathname: string, given: URLSearchParams): string {
  const known = routeFor(files, pathname)?.search;
  return queryOf(known ?? [...new Set(given.keys())], given);
}

function queryOf(names: readonly string[], given: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size === 0 ? '' : `?${kept}`;
}
