/** Called when this tab loses or regains the lock of an attempt. */
export interface TabLockEvents {
  /** Another tab has acquired the lock. */
  readonly onLost: () => void;
  /** The tab that had taken it was closed or has crashed: this tab has the lock again. */
  readonly onRegained: () => void;
}

/** The exclusive right to run an attempt: one tab of a browser has it at a time. */
export interface TabLock {
  /** Acquires it from any other tab: the newer tab continues. */
  acquire(): void;
  /** Releases it and stops waiting for it. */
  release(): void;
}

export type CreateTabLock = (attemptId: string, events: TabLockEvents) => TabLock;

/**
 * Uses Web Locks if the browser has them: a lock ends with its tab, even after a crash. Otherwise
 * the tabs send messages to each other, which misses only crashes. Without either, every tab
 * continues, and the server merges what they save.
 */
export const createTabLock: CreateTabLock = (attemptId, events) => {
  const name = `abhyas-attempt-${attemptId}`;
  // Absent on pages without https, although the types say otherwise.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) return new WebTabLock(name, locks, events);
  if (typeof BroadcastChannel === 'function') return new MessageTabLock(name, events);
  return { acquire: () => undefined, release: () => undefined };
};

/** Uses a lock of the browser, which ends with its tab. */
export class WebTabLock implements TabLock {
  readonly #name: string;
  readonly #locks: LockManager;
  readonly #events: TabLockEvents;
  /** Ends the current claim, whether held or waiting. */
  #end: () => void = () => undefined;

  constructor(name: string, locks: LockManager, events: TabLockEvents) {
    this.#name = name;
    this.#locks = locks;
    this.#events = events;
  }

  acquire(): void {
    this.#end();
    void this.#hold({ steal: true }, () => undefined);
  }

  release(): void {
    this.#end();
  }

  #wait(): void {
    void this.#hold({}, () => this.#events.onRegained());
  }

  async #hold(options: LockOptions, onHeld: () => void): Promise<void> {
    const controller = new AbortController();
    let release: (() => void) | undefined;
    let isOver = false;
    this.#end = () => {
      isOver = true;
      release?.();
      controller.abort();
    };
    // The browser does not allow `steal` together with `signal`.
    const lockOptions = options.steal ? options : { ...options, signal: controller.signal };
    try {
      await this.#locks.request(this.#name, lockOptions, () => {
        if (isOver) return undefined;
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        onHeld();
        return held;
      });
    } catch {
      // Never held: the page may not use locks (it is sandboxed). Continue as the only tab.
      if (isOver || !release) return;
      this.#events.onLost();
      this.#wait();
    }
  }
}

interface Announcement {
  readonly kind: 'taken' | 'left';
}

/** Tabs tell each other by messages who has the lock. */
export class MessageTabLock implements TabLock {
  readonly #name: string;
  readonly #events: TabLockEvents;
  #channel: BroadcastChannel | undefined;
  #isMine = false;

  constructor(name: string, events: TabLockEvents) {
    this.#name = name;
    this.#events = events;
  }

  acquire(): void {
    this.#isMine = true;
    this.#channel ??= this.#open();
    this.#announce('taken');
  }

  release(): void {
    if (this.#isMine) this.#announce('left');
    this.#isMine = false;
    this.#channel?.close();
    this.#channel = undefined;
  }

  #open(): BroadcastChannel {
    const channel = new BroadcastChannel(this.#name);
    channel.addEventListener('message', ({ data }: MessageEvent<Announcement>) => {
      if (data.kind === 'taken' && this.#isMine) {
        this.#isMine = false;
        this.#events.onLost();
      } else if (data.kind === 'left' && !this.#isMine) {
        this.acquire();
        this.#events.onRegained();
      }
    });
    return channel;
  }

  #announce(kind: Announcement['kind']): void {
    this.#channel?.postMessage({ kind } satisfies Announcement);
  }
}
