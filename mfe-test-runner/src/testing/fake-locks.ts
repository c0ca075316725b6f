interface Held {
  readonly lose: (error: DOMException) => void;
  readonly crash: () => void;
}

interface Waiting {
  readonly grant: () => void;
}

/** Web Locks as specified, with only one exclusive lock per name. */
export class FakeLocks implements LockManager {
  readonly #held = new Map<string, Held>();
  readonly #waiting = new Map<string, Waiting[]>();

  request = async <T>(
    name: string,
    optionsOrWork: LockOptions | LockGrantedCallback<T>,
    maybeWork?: LockGrantedCallback<T>,
  ): Promise<Awaited<T>> => {
    const work = maybeWork ?? (optionsOrWork as LockGrantedCallback<T>);
    const options = maybeWork ? (optionsOrWork as LockOptions) : {};
    await Promise.resolve();
    if (options.steal) {
      this.#held.get(name)?.lose(new DOMException('Stolen.', 'AbortError'));
      this.#held.delete(name);
    }
    if (this.#held.has(name)) await this.#waitForTurn(name, options.signal);
    return this.#hold(name, work);
  };

  /** The tab that holds the lock crashes. */
  crashHolder(name: string): void {
    this.#held.get(name)?.crash();
  }

  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve({ held: [], pending: [] });
  }

  #waitForTurn(name: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((grant, reject) => {
      const queue = this.#waiting.get(name) ?? [];
      const waiter: Waiting = { grant };
      this.#waiting.set(name, [...queue, waiter]);
      signal?.addEventListener('abort', () => {
        const left = this.#waiting.get(name) ?? [];
        this.#waiting.set(
          name,
          left.filter((it) => it !== waiter),
        );
        reject(new DOMException('Given up.', 'AbortError'));
      });
    });
  }

  #hold<T>(name: string, work: LockGrantedCallback<T>): Promise<Awaited<T>> {
    return new Promise((resolve, reject) => {
      const release = (): void => {
        if (this.#held.get(name) !== mine) return;
        this.#held.delete(name);
        const [next, ...rest] = this.#waiting.get(name) ?? [];
        this.#waiting.set(name, rest);
        next?.grant();
      };
      const mine: Held = { lose: reject, crash: release };
      this.#held.set(name, mine);
      const finish = async (): Promise<void> => {
        const result = await work({ name, mode: 'exclusive' });
        release();
        resolve(result);
      };
      finish().catch(reject);
    });
  }
}
