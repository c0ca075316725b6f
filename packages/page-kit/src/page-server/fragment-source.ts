import { LRUCache } from 'lru-cache';
import { requestIdHeaders } from '../node/request-id';
import { isRenderedPage, type RenderedPage } from '../rendered-page';
import { isWellFormed } from './well-formed';

/** A page from a remote's renderer, checked. */
export interface Fragment {
  page: RenderedPage;
  /** Changes with the page. */
  etag: string;
}

/** A renderer that did not answer in time is not asked for so long: pages would all wait. Milliseconds. */
const pauseMs = 2_000;
/** In bytes. */
const maxBytes = 2_000_000;
const maxKept = 32_000_000;
/** In characters of addresses, which anybody can invent. */
const maxAddresses = 4_000_000;
/** A parsed page takes several times as much memory as its JSON. */
const bytesPerCharacter = 4;

/** Why a page has not the HTML of its remote. */
export type MissingReason =
  /** Nothing responds at the renderer's address. */
  | 'away'
  /** It did not respond in time. */
  | 'slow'
  /** It was slow a moment ago, and is not asked. */
  | 'paused'
  /** It responded with an error. */
  | 'error'
  /** Its page is of another release than the files that are being served. */
  | 'release'
  /** Its response is not a page of this contract, too large, or would not stay in its place. */
  | 'invalid';

type OnMissing = (remote: string, reason: MissingReason, error?: unknown) => void;

class UnusableFragment extends Error {
  override readonly name = 'UnusableFragment';

  constructor(
    readonly reason: MissingReason,
    message: string,
  ) {
    super(message);
  }
}

/** Asks the renderers of remotes for their screens. A renderer can be away, slow or wrong: then there is none. */
export class FragmentSource {
  readonly #renderers: ReadonlyMap<string, string>;
  /** The last answer to an address, and the answers themselves: many addresses can have the same one. */
  readonly #etags = new LRUCache<string, string>({
    maxSize: maxAddresses,
    sizeCalculation: (etag, url) => etag.length + url.length,
  });
  readonly #pages = new LRUCache<string, RenderedPage>({ maxSize: maxKept });
  readonly #pausedUntil = new Map<string, number>();
  readonly #onMissing: OnMissing;
  readonly #timeoutMs: number;

  /**
   * @param renderers the origin of each remote's renderer, by the remote's name
   * @param onMissing is told why a page has to do without the HTML of its remote
   * @param timeoutMs how long a page may wait for its fragment
   */
  constructor(renderers: ReadonlyMap<string, string>, onMissing: OnMissing, timeoutMs: number) {
    this.#renderers = renderers;
    this.#onMissing = onMissing;
    this.#timeoutMs = timeoutMs;
  }

  /** Whether a remote has public pages. */
  rendersPagesOf(remote: string): boolean {
    return this.#renderers.has(remote);
  }

  /**
   * @param address path and query
   * @param release of the remote's files that are being served
   * @returns undefined if the remote renders no such page, or not now
   */
  async read(remote: string, address: string, release: string): Promise<Fragment | undefined> {
    const origin = this.#renderers.get(remote);
    if (origin === undefined) return undefined;
    if (performance.now() < (this.#pausedUntil.get(remote) ?? 0)) {
      this.#onMissing(remote, 'paused');
      return undefined;
    }
    const signal = AbortSignal.timeout(this.#timeoutMs);
    try {
      const fragment = await this.#ask(remote, `${origin}/page${address}`, signal);
      if (fragment && fragment.page.release !== release) {
        throw new UnusableFragment('release', 'The page is of another release than the files');
      }
      return fragment;
    } catch (error) {
      if (signal.aborted) this.#pausedUntil.set(remote, performance.now() + pauseMs);
      this.#onMissing(remote, signal.aborted ? 'slow' : reasonOf(error), error);
      return undefined;
    }
  }

  async #ask(remote: string, url: string, signal: AbortSignal): Promise<Fragment | undefined> {
    const known = this.#etags.get(url);
    const knownPage = known === undefined ? undefined : this.#pages.get(remote + known);
    const response = await fetch(url, {
      headers: {
        ...requestIdHeaders(),
        ...(knownPage && known !== undefined && { 'If-None-Match': known }),
      },
      redirect: 'error',
      signal,
    });
    if (response.status === 304 && knownPage && known !== undefined) {
      return { page: knownPage, etag: known };
    }
    const body = await readBody(response);
    if (response.status === 404) return undefined;
    if (!response.ok) {
      throw new UnusableFragment('error', `The renderer responded with ${response.status}`);
    }
    const etag = response.headers.get('ETag');
    if (etag === null) throw new UnusableFragment('invalid', 'The response has no ETag');
    this.#etags.set(url, etag);
    const same = this.#pages.get(remote + etag);
    if (same) return { page: same, etag };
    const page = parse(body);
    if (!isRenderedPage(page)) {
      throw new UnusableFragment('invalid', 'The response is not a page of this contract');
    }
    if (!isWellFormed(page.html)) {
      throw new UnusableFragment('invalid', 'The HTML would not stay in its place');
    }
    this.#pages.set(remote + etag, page, { size: body.length * bytesPerCharacter });
    return { page, etag };
  }
}

function reasonOf(error: unknown): MissingReason {
  return error instanceof UnusableFragment ? error.reason : 'away';
}

/** Undefined if the text is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a body up to the maximum. */
async function readBody(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) {
      throw new UnusableFragment('invalid', `The response is larger than ${maxBytes} bytes`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
