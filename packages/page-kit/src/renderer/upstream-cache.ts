import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { requestIdHeaders } from '../node/request-id';

/** A response of a service as it is kept. */
interface Kept {
  status: number;
  type: string;
  body: string;
  /** Changes with the response: the service's ETag, otherwise a hash of the body. */
  tag: string;
  etag: string | undefined;
  checkedAt: number;
}

/** What a page was rendered from: addresses with the tags of their responses. */
export type Sources = ReadonlyMap<string, string>;

/** The tag of an address from which no response came. */
const UNREACHABLE = 'unreachable';
/** In characters. */
const maxKept = 8_000_000;
const maxBody = 4_000_000;
/** As long as the services' own cache header says. Milliseconds. */
const freshMs = 1_000;
/** Milliseconds. */
const defaultTimeout = 2_000;

/**
 * Fetches from the services and the gateway inside the network. A response is asked for again at most once a second, and
 * then by its ETag.
 */
export class UpstreamCache {
  readonly #origins: ReadonlyMap<string, string>;
  readonly #now: () => number;
  readonly #timeoutMs: number;
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: maxKept,
    maxEntrySize: maxBody,
    sizeCalculation: ({ body }, address) => address.length + body.length,
  });
  readonly #running = new Map<string, Promise<Kept>>();
  readonly #sources = new AsyncLocalStorage<Map<string, string>>();

  /** @param origins the service of each path, by the path's first part: `exams` */
  constructor(
    origins: ReadonlyMap<string, string>,
    now: () => number = Date.now,
    timeoutMs = defaultTimeout,
  ) {
    this.#origins = origins;
    this.#now = now;
    this.#timeoutMs = timeoutMs;
  }

  /** Carries the calls of web-kit's client. */
  fetch = async ({ method, url }: Request): Promise<Response> => {
    if (method !== 'GET') throw new TypeError('A page is rendered from GET requests only.');
    const { pathname, search } = new URL(url);
    const address = pathname + search;
    const sources = this.#sources.getStore();
    sources?.set(address, UNREACHABLE);
    const { status, type, body, tag } = await this.#read(address);
    sources?.set(address, tag);
    return new Response(body, { status, headers: { 'Content-Type': type } });
  };

  /** Runs a task and records what it fetched. */
  async record<T>(task: () => Promise<T>): Promise<{ result: T; sources: Sources }> {
    const sources = new Map<string, string>();
    return { result: await this.#sources.run(sources, task), sources };
  }

  /** Whether the services would still answer the same. */
  async isCurrent(sources: Sources): Promise<boolean> {
    const answers = [...sources].map(
      async ([address, tag]) => (await this.#tagOf(address)) === tag,
    );
    return (await Promise.all(answers)).every(Boolean);
  }

  async #tagOf(address: string): Promise<string> {
    try {
      return (await this.#read(address)).tag;
    } catch {
      return UNREACHABLE;
    }
  }

  async #read(address: string): Promise<Kept> {
    const kept = this.#kept.get(address);
    if (kept && this.#now() - kept.checkedAt < freshMs) return kept;
    const running = this.#running.get(address);
    if (running) return running;
    const asked = this.#ask(address, kept).finally(() => this.#running.delete(address));
    this.#running.set(address, asked);
    return asked;
  }

  async #ask(address: string, kept: Kept | undefined): Promise<Kept> {
    const response = await fetch(this.#originOf(address) + address, {
      headers: {
        Accept: 'application/json',
        ...requestIdHeaders(),
        ...(kept?.etag && { 'If-None-Match': kept.etag }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
    const body = await response.text();
    const checkedAt = this.#now();
    if (response.status === 304 && kept) {
      const checked = { ...kept, checkedAt };
      this.#kept.set(address, checked);
      return checked;
    }
    const etag = response.headers.get('ETag') ?? undefined;
    const answer: Kept = {
      status: response.status,
      type: response.headers.get('Content-Type') ?? 'application/octet-stream',
      body,
      tag: `${response.status}:${etag ?? hashOf(withoutRequest(body))}`,
      etag: response.ok ? etag : undefined,
      checkedAt,
    };
    // A failure says nothing about the page: the next request asks again.
    if (answer.status < 500) this.#kept.set(address, answer);
    return answer;
  }

  #originOf(address: string): string {
    const [, first = ''] = /^\/(?:api\/)?([\w-]+)/.exec(address) ?? [];
    const origin = this.#origins.get(first);
    // Without the query, which may contain what people typed: the message is logged.
    if (origin === undefined) throw new TypeError(`No service is known for /${first}.`);
    return origin;
  }
}

/** Errors name their request, by which alone two of them may differ. */
function withoutRequest(body: string): string {
  return body.replace(/"requestId":"[^"]*"/, '');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
