/** What happens to a tab's place. */
export interface TabPlaceEvents {
  /** Another tab has taken the place. */
  readonly onLost: () => void;
  /** The tab that had taken it is gone, closed or crashed: the place is this tab's again. */
  readonly onRegained: () => void;
}

/** The one place that an attempt has among the tabs of a browser. */
export interface TabPlace {
  /** Takes it from whichever tab has it: the newer goes on. */
  take(): void;
  /** Gives it up, and does not wait for it any more. */
  leave(): void;
}

export type ClaimPlace = (attemptId: string, events: TabPlaceEvents) => TabPlace;

/**
 * Web Locks where the browser has them: a lock ends with its tab, however that ends. Else the tabs
 * tell each other, which misses crashes alone. Without either every tab goes on, and the server
 * merges what they save.
 */
export const claimPlace: ClaimPlace = (attemptId, events) => {
  const name = `abhyas-attempt-${attemptId}`;
  // Absent on pages without https, whatever the types say.
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
  /** Ends the claim at hand, be it held or waited for. */
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
    // A lock that is stolen cannot be waited for, so the two are not to be combined.
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
      // Never held means refused altogether (a sandboxed page): as good as alone.
      if (isOver || !release) return;
      this.#events.onLost();
      this.#wait();
    }
  }
}

interface Announcement {
  readonly kind: 'taken' | 'left';
}

/** A place that tabs tell each other of. */
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
