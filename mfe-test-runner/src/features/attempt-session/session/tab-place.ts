/** Called when this tab loses or regains the place of an attempt. */
export interface TabPlaceEvents {
  /** Another tab has taken the place. */
  readonly onLost: () => void;
  /** The tab that had taken it was closed or has crashed: this tab has the place again. */
  readonly onRegained: () => void;
}

/** The exclusive right to run an attempt: one tab of a browser has it at a time. */
export interface TabPlace {
  /** Takes it from any other tab: the newer tab continues. */
  take(): void;
  /** Releases it and stops waiting for it. */
  leave(): void;
}

export type ClaimPlace = (attemptId: string, events: TabPlaceEvents) => TabPlace;

/**
 * Uses Web Locks if the browser has them: a lock ends with its tab, even after a crash. Otherwise
 * the tabs send messages to each other, which misses only crashes. Without either, every tab
 * continues, and the server merges what they save.
 */
export const claimPlace: ClaimPlace = (attemptId, events) => {
  const name = `abhyas-attempt-${attemptId}`;
  // Absent on pages without https, although the types say otherwise.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) return new LockedPlace(name, locks, events);
  if (typeof BroadcastChannel === 'function') return new AnnouncedPlace(name, events);
  return { take: () => undefined, leave: () => undefined };
};

/** A place held by a lock. */
export class LockedPlace implements TabPlace {
  readonly #name: string;
  readonly #locks: LockManager;
  readonly #events: TabPlaceEvents;
  /** Ends the current claim, whether held or waiting. */
  #end: () => void = () => undefined;

  constructor(name: string, locks: LockManager, events: TabPlaceEvents) {
    this.#name = name;
    this.#locks = locks;
    this.#events = events;
  }

  take(): void {
    this.#end();
    void this.#hold({ steal: true }, () => undefined);
  }

  leave(): void {
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

/** A place that tabs announce to each other by messages. */
export class AnnouncedPlace implements TabPlace {
  readonly #name: string;
  readonly #events: TabPlaceEvents;
  #channel: BroadcastChannel | undefined;
  #isMine = false;

  constructor(name: string, events: TabPlaceEvents) {
    this.#name = name;
    this.#events = events;
  }

  take(): void {
    this.#isMine = true;
    this.#channel ??= this.#open();
    this.#announce('taken');
  }

  leave(): void {
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
        this.take();
        this.#events.onRegained();
      }
    });
    return channel;
  }

  #announce(kind: Announcement['kind']): void {
    this.#channel?.postMessage({ kind } satisfies Announcement);
  }
}
