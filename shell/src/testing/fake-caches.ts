type Entries = Map<string, Response>;

const pathOf = (key: RequestInfo | URL): string =>
  new URL(key instanceof Request ? key.url : key, 'http://localhost').pathname;

class FakeCache {
  readonly #entries: Entries;

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  put(key: RequestInfo | URL, answer: Response): Promise<void> {
    this.#entries.set(pathOf(key), answer);
    return Promise.resolve();
  }

  match(key: RequestInfo | URL): Promise<Response | undefined> {
    return Promise.resolve(this.#entries.get(pathOf(key))?.clone());
  }
}

/** The browser's caches in memory, told apart by path alone. */
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

  /** The same as the browser's, for those who ask for its type. */
  asStorage(): CacheStorage {
    return this as unknown as CacheStorage;
  }

  /** What is in each, for tests. */
  contents(): Record<string, string[]> {
    return Object.fromEntries(
      [...this.#all].map(([name, entries]) => [name, [...entries.keys()].toSorted()]),
    );
  }
}
