import { LRUCache } from 'lru-cache';
import { requestIdHeaders } from '../node/request-id';
import { isRenderedPage, type RenderedPage } from '../rendered-page';
import { SlowRenderers } from './slow-renderers';
import { isWellFormed } from './well-formed';

/** A page from a remote's renderer, checked. */
export interface Fragment {
  page: RenderedPage;
  /** Changes with the page. */
  etag: string;
}

/** In bytes. */
const maxBytes = 2_000_000;
const maxKept = 32_000_000;
/** In characters of addresses. */
const maxAddresses = 4_000_000;
/** Of addresses that no search engine lists, a renderer renders so many at once. Anybody can invent them. */
const maxUnlisted = 8;
/** A parsed page takes several times as much memory as its JSON. */
const bytesPerCharacter = 4;

/** Why a page has not the HTML of its remote. */
export type MissingReason =
  /** Nothing responds at the renderer's address. */
  | 'away'
  /** It did not respond in time. */
  | 'slow'
  /** It was slow several times, and is not asked for a moment. */
  | 'paused'
  /** It renders many addresses at once that no search engine lists, and is asked for no more of these. */
  | 'busy'
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

/** The last answer to an address. */
interface LastAnswer {
  /** Absent if the remote renders no such page. */
  etag?: string;
  status: RenderedPage['status'];
}

/**
 * Asks the renderers of remotes for their screens. A renderer can be away, slow or wrong: then there is none. Only pages
 * that search engines list say whether it is slow: it has rendered them before, so they are there, and nobody can
 * invent one.
 */
export class FragmentSource {
  readonly #renderers: ReadonlyMap<string, string>;
  /** By address: those that search engines list, and others, which must not displace them. */
  readonly #listed = answersByAddress();
  readonly #unlisted = answersByAddress();
  /** The answers themselves: many addresses can have the same one. */
  readonly #pages = new LRUCache<string, RenderedPage>({ maxSize: maxKept });
  readonly #slow: SlowRenderers;
  /** How many addresses that no search engine lists each renderer is being asked for. */
  readonly #unlistedNow = new Map<string, number>();
  readonly #now: () => number;
  readonly #onMissing: OnMissing;
  readonly #timeoutMs: number;

  /**
   * @param renderers the origin of each remote's renderer, by the remote's name
   * @param onMissing is told why a page has to do without the HTML of its remote
   * @param timeoutMs how long a page may wait for its fragment
   */
  constructor(
    renderers: ReadonlyMap<string, string>,
    onMissing: OnMissing,
    timeoutMs: number,
    now: () => number = () => performance.now(),
  ) {
    this.#renderers = renderers;
    this.#onMissing = onMissing;
    this.#timeoutMs = timeoutMs;
    this.#now = now;
    this.#slow = new SlowRenderers(now);
  }

  /** Whether a remote has public pages. */
  rendersPagesOf(remote: string): boolean {
    return this.#renderers.has(remote);
  }

  /** The status of a page when its renderer last sent it; undefined if it has sent none, or that was long ago. */
  lastStatus(remote: string, address: string): RenderedPage['status'] | undefined {
    return this.#lastAnswer(addressKey(remote, address))?.status;
  }

  /**
   * @param address path and query
   * @param release of the remote's files that are being served
   * @returns undefined if the remote renders no such page, or not now
   */
  async read(remote: string, address: string, release: string): Promise<Fragment | undefined> {
    const origin = this.#renderers.get(remote);
    if (origin === undefined) return undefined;
    const isListed = this.#listed.has(addressKey(remote, address));
    const unlistedNow = this.#unlistedNow.get(remote) ?? 0;
    const reason = this.#slow.isPaused(remote) ? 'paused' : 'busy';
    if (reason === 'paused' || (!isListed && unlistedNow >= maxUnlisted)) {
      this.#onMissing(remote, reason);
      return undefined;
    }
    const signal = AbortSignal.timeout(this.#timeoutMs);
    const askedAt = this.#now();
    if (!isListed) this.#unlistedNow.set(remote, unlistedNow + 1);
    try {
      const fragment = await this.#ask(remote, origin, address, signal);
      if (isListed) this.#slow.noteInTime(remote);
      if (fragment && fragment.page.release !== release) {
        throw new UnusableFragment('release', 'The page is of another release than the files');
      }
      return fragment;
    } catch (error) {
      if (signal.aborted && isListed) this.#slow.noteSlow(remote, askedAt);
      this.#onMissing(remote, signal.aborted ? 'slow' : reasonOf(error), error);
      return undefined;
    } finally {
      if (!isListed) this.#unlistedNow.set(remote, (this.#unlistedNow.get(remote) ?? 1) - 1);
    }
  }

  async #ask(
    remote: string,
    origin: string,
    address: string,
    signal: AbortSignal,
  ): Promise<Fragment | undefined> {
    const key = addressKey(remote, address);
    const known = this.#lastAnswer(key)?.etag;
    const knownPage = known === undefined ? undefined : this.#pages.get(pageKey(remote, known));
    const response = await fetch(`${origin}/page${address}`, {
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
    if (response.status === 404) {
      this.#note(key, { status: 200 }, false);
      return undefined;
    }
    if (!response.ok) {
      throw new UnusableFragment('error', `The renderer responded with ${response.status}`);
    }
    const etag = response.headers.get('ETag');
    if (etag === null) throw new UnusableFragment('invalid', 'The response has no ETag');
    const page = this.#pages.get(pageKey(remote, etag)) ?? readPage(body);
    this.#pages.set(pageKey(remote, etag), page, { size: body.length * bytesPerCharacter });
    const { status, head } = page;
    this.#note(key, { etag, status }, status === 200 && head.canonical === address);
    return { page, etag };
  }

  #lastAnswer(key: string): LastAnswer | undefined {
    return this.#listed.get(key) ?? this.#unlisted.get(key);
  }

  #note(key: string, answer: LastAnswer, isListed: boolean): void {
    (isListed ? this.#unlisted : this.#listed).delete(key);
    (isListed ? this.#listed : this.#unlisted).set(key, answer);
  }
}

function answersByAddress(): LRUCache<string, LastAnswer> {
  return new LRUCache({
    maxSize: maxAddresses,
    sizeCalculation: ({ etag = '' }, key) => etag.length + key.length,
  });
}

/** What visitors write comes last. */
function addressKey(remote: string, address: string): string {
  return `${remote} ${address}`;
}

function pageKey(remote: string, etag: string): string {
  return `${remote} ${etag}`;
}

/** Throws if it is no page that can be put into the frame. */
function readPage(body: string): RenderedPage {
  const page = parse(body);
  if (!isRenderedPage(page)) {
    throw new UnusableFragment('invalid', 'The response is not a page of this contract');
  }
  if (!isWellFormed(page.html)) {
    throw new UnusableFragment('invalid', 'The HTML would not stay in its place');
  }
  return page;
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
