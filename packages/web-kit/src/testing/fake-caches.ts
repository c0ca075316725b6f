type Entries = Map<string, Response>;

const pathOf = (key: RequestInfo | URL): string =>
  new URL(key instanceof Request ? key.url : key, 'http://localhost').pathname;

class FakeCache {
  readonly #entries: Entries;

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  put(key: RequestInfo | URL, response: Response): Promise<void> {
    this.#entries.set(pathOf(key), response);
    return Promise.resolve();
  }

  match(key: RequestInfo | URL): Promise<Response | undefined> {
    return Promise.resolve(this.#entries.get(pathOf(key))?.clone());
  }

  keys(): Promise<Request[]> {
    const paths = [...this.#entries.keys()];
    return Promise.resolve(paths.map((path) => new Request(new URL(path, 'http://localhost'))));
  }

  delete(key: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.#entries.delete(pathOf(key)));
  }
}

/** The browser's caches in memory, keyed by path only. */
export class FakeCaches {
  readonly #all = new Map<string, Entries>();

  open(name: string): Promise<FakeCache> {
    const entries = this.#all.get(name) ?? new Map<string, Response>();
    this.#all.set(name, entries);
    return Promise.resolve(new FakeCache(entries));
  }

  async match(key: RequestInfo | URL): Promise<Response | undefined> {
    const found = [...this.#all.values()].find((entries) => entries.has(pathOf(key)));
    return found && new FakeCache(found).match(key);
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#all.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#all.delete(name));
  }

  /** Typed as the browser's `CacheStorage`. */
  asStorage(): CacheStorage {
    return this as unknown as CacheStorage;
  }

  /** The content of each cache. */
  contents(): Record<string, string[]> {
    return Object.fromEntries(
      [...this.#all].map(([name, entries]) => [name, [...entries.keys()].toSorted()]),
    );
  }
}
