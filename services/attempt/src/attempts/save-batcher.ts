import { attemptBusy } from './attempts.errors.js';
import type { ProgressWrite } from './progress.repository.js';

/** Where saves go, one by one or several at once. */
export interface SaveStore {
  /** Gives whether the save was taken. */
  saveProgress(write: ProgressWrite): Promise<boolean>;

  /**
   * Saves of different attempts, in the order of their ids: gives for each attempt whether its save
   * was taken, or fails with nothing saved.
   */
  saveTogether(writes: readonly ProgressWrite[]): Promise<ReadonlyMap<string, boolean>>;
}

interface WaitingSave {
  readonly write: ProgressWrite;
  readonly settle: (outcome: Promise<boolean>) => void;
}

export interface SharingLimits {
  /** Batches on their way at one time. */
  batches: number;
  /** Saves in one statement, at most. */
  together: number;
  /** So long, in milliseconds, a save waits for company while others have no outcome yet. */
  lingerMs: number;
  /** After so many milliseconds a batch on its way no longer counts: one that hangs stops nobody. */
  timeoutMs: number;
  /** Saves without an outcome yet; further ones are told to try again. */
  open: number;
}

/**
 * Lets saves that arrive together share a statement. A save that is alone goes at once. While others
 * are on their way it waits a moment, and until fewer batches than allowed are, for more to go with
 * it: a statement costs both sides far more than another row in it (PostgreSQL's `commit_delay` with
 * `commit_siblings` is the same bargain). When a shared statement fails, each of its saves gets one
 * of its own.
 */
export class SaveBatcher {
  #waiting: WaitingSave[] = [];
  /** Those that wait and those on their way: a database that hangs must not fill the memory. */
  #open = 0;
  #running = 0;
  #isPlanned = false;

  constructor(
    private readonly store: SaveStore,
    private readonly limits: SharingLimits,
  ) {}

  /** Gives whether the save was taken, and is durable; fails with 503 when too many have none yet. */
  save(write: ProgressWrite): Promise<boolean> {
    if (this.#open >= this.limits.open) return Promise.reject(attemptBusy());
    this.#open += 1;
    const outcome = new Promise<boolean>((settle) => {
      this.#waiting.push({ write, settle });
      this.#plan();
    });
    return outcome.finally(() => (this.#open -= 1));
  }

  /** Not before what came in with this save has been read too, later in this turn of the event loop. */
  #plan(): void {
    if (this.#isPlanned || this.#waiting.length === 0) return;
    if (this.#running >= this.limits.batches) return;
    this.#isPlanned = true;
    const go = (): void => {
      this.#isPlanned = false;
      void this.#run(this.#takeBatch());
      this.#plan();
    };
    if (this.#open > 1) setTimeout(go, this.limits.lingerMs);
    else setImmediate(go);
  }

  async #run(batch: readonly WaitingSave[]): Promise<void> {
    this.#running += 1;
    await this.#untilDoneOrSlow(this.#saveBatch(batch));
    this.#running -= 1;
    this.#plan();
  }

  async #untilDoneOrSlow(saving: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const isSlow = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.limits.timeoutMs);
    });
    await Promise.race([saving, isSlow]);
    clearTimeout(timer);
  }

  async #saveBatch(batch: readonly WaitingSave[]): Promise<void> {
    const [first] = batch;
    if (first && batch.length === 1) return this.#saveAlone(first);
    const writes = batch.map(({ write }) => write).toSorted(byId);
    // What failed together may hold alone, but for the one that made it fail.
    const taken = await this.store.saveTogether(writes).catch(() => NOTHING_KNOWN);
    for (const save of batch) {
      const outcome = taken.get(save.write.id);
      if (outcome === undefined) void this.#saveAlone(save);
      else save.settle(Promise.resolve(outcome));
    }
  }

  async #saveAlone({ write, settle }: WaitingSave): Promise<void> {
    const outcome = this.store.saveProgress(write);
    settle(outcome);
    await outcome.catch(() => undefined);
  }

  /** The longest waiting ones, one of each attempt. */
  #takeBatch(): WaitingSave[] {
    const batch = new Map<string, WaitingSave>();
    const left: WaitingSave[] = [];
    for (const save of this.#waiting) {
      if (batch.size < this.limits.together && !batch.has(save.write.id)) {
        batch.set(save.write.id, save);
      } else {
        left.push(save);
      }
    }
    this.#waiting = left;
    return [...batch.values()];
  }
}

const NOTHING_KNOWN: ReadonlyMap<string, boolean> = new Map();

function byId(a: ProgressWrite, b: ProgressWrite): number {
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
