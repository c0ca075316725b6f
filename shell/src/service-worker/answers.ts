import type { CachedReleases } from './cached-releases';
import type { WorkerFetch } from './worker-scope';

/** With a page at hand, nobody waits longer than this for a network that hangs. Milliseconds. */
const maxWaitMs = 5_000;
const maxClients = 20;

/** Answers for pages: from the network as long as it answers, else from what was kept. */
export class Answers {
  readonly #releases: CachedReleases;
  readonly #longestMs: number;
  /** Pages that came from a kept release, whose registry must be of the same one. */
  readonly #keptClients = new Map<string, string>();

  constructor(releases: CachedReleases, longestMs = maxWaitMs) {
    this.#releases = releases;
    this.#longestMs = longestMs;
  }

  /** The shell's page. Only a test is worth showing while the site itself is down. */
  async page(event: WorkerFetch): Promise<Response> {
    const name = await orNothing(this.#releases.current());
    if (name === undefined) return fromNetwork(event);
    const isTest = new URL(event.request.url).pathname.startsWith('/mock-test/');
    try {
      const answer = await (isTest
        ? withinTime(fromNetwork(event), this.#longestMs)
        : fromNetwork(event));
      if (answer.status < 500 || !isTest) return answer;
      return (await this.#keptPage(name, event)) ?? answer;
    } catch (error) {
      const kept = await this.#keptPage(name, event);
      if (kept) return kept;
      throw error;
    }
  }

  /** A file whose name changes with its content. */
  async file({ request }: WorkerFetch): Promise<Response> {
    const kept = await orNothing(this.#releases.anywhere(request.url));
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok && request.destination === 'font') {
      await orNothing(this.#releases.add(request.url, answer.clone()));
    }
    return answer;
  }

  /** Which release is out. A page that was kept goes on with its own. */
  async registry({ request, clientId }: WorkerFetch): Promise<Response> {
    const own = this.#keptClients.get(clientId);
    const ofOwn = own && (await orNothing(this.#releases.inRelease(own, request.url)));
    if (ofOwn) return ofOwn;
    const name = await orNothing(this.#releases.current());
    const kept = name && (await orNothing(this.#releases.inRelease(name, request.url)));
    if (!kept) return fetch(request);
    try {
      const answer = await withinTime(fetch(request), this.#longestMs);
      return answer.ok ? answer : kept;
    } catch {
      return kept;
    }
  }

  async #keptPage(name: string, { resultingClientId }: WorkerFetch): Promise<Response | undefined> {
    const page = await orNothing(this.#releases.page(name));
    if (page) this.#remember(resultingClientId, name);
    return page;
  }

  #remember(clientId: string, name: string): void {
    this.#keptClients.set(clientId, name);
    const [oldest] = this.#keptClients.keys();
    if (this.#keptClients.size > maxClients && oldest) this.#keptClients.delete(oldest);
  }
}

/** A browser whose cache is full or broken has its network all the same. */
async function orNothing<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch(() => undefined);
}

async function fromNetwork({ request, preloadResponse }: WorkerFetch): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function withinTime(answer: Promise<Response>, longestMs: number): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The network hangs.'));
    }, longestMs);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}
