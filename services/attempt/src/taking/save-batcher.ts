import pTimeout from 'p-timeout';
import { attemptBusy } from './attempts.errors.js';
import type { ProgressRepository, ProgressWrite } from './progress.repository.js';

/** Stores saves, one by one or in batches. */
export type SaveStore = Pick<ProgressRepository, 'saveProgress' | 'saveBatch'>;

interface WaitingSave {
  readonly write: ProgressWrite;
  readonly resolve: (outcome: Promise<boolean>) => void;
}

interface BatchLimits {
  /** Max batches that run at the same time. */
  maxBatches: number;
  /** Max saves in one statement. */
  maxBatchSize: number;
  /** How long, in milliseconds, a save waits for others to join it while earlier ones are unfinished. */
  lingerMs: number;
  /** After this time a running batch no longer counts, so that one that hangs does not block others. */
  timeoutMs: number;
  /** Max unfinished saves. Further ones are refused with 503. */
  maxOpen: number;
}

/**
 * Lets saves that arrive together share a statement. A single save runs at once. While others are
 * unfinished, a save waits a moment for more to join it, and until a batch may start: a statement
 * costs both sides far more than another row in it (PostgreSQL's `commit_delay` with
 * `commit_siblings` is the same trade-off). When a shared statement fails, each of its saves gets
 * its own statement.
 */
export class SaveBatcher {
  private waiting: WaitingSave[] = [];
  /** Waiting and running saves. The count is bounded: a database that hangs must not fill the memory. */
  private open = 0;
  private running = 0;
  private isScheduled = false;

  constructor(
    private readonly store: SaveStore,
    private readonly limits: BatchLimits,
  ) {}

  /** Returns whether the save was durably stored. Rejects with 503 when too many are unfinished. */
  save(write: ProgressWrite): Promise<boolean> {
    if (this.open >= this.limits.maxOpen) return Promise.reject(attemptBusy());
    this.open += 1;
    const outcome = new Promise<boolean>((resolve) => {
      this.waiting.push({ write, resolve });
      this.schedule();
    });
    return outcome.finally(() => (this.open -= 1));
  }

  /** Starts the batch later in the same event loop turn, after simultaneous requests have been read. */
  private schedule(): void {
    if (this.isScheduled || this.waiting.length === 0) return;
    if (this.running >= this.limits.maxBatches) return;
    this.isScheduled = true;
    const start = (): void => {
      this.isScheduled = false;
      void this.run(this.takeBatch());
      this.schedule();
    };
    if (this.open > 1) setTimeout(start, this.limits.lingerMs);
    else setImmediate(start);
  }

  private async run(batch: readonly WaitingSave[]): Promise<void> {
    this.running += 1;
    await pTimeout(this.saveBatch(batch), {
      milliseconds: this.limits.timeoutMs,
      message: false,
    });
    this.running -= 1;
    this.schedule();
  }

  private async saveBatch(batch: readonly WaitingSave[]): Promise<void> {
    const [first] = batch;
    if (first && batch.length === 1) return this.saveAlone(first);
    const writes = batch.map(({ write }) => write).toSorted(byId);
    // After a failed batch, each save may succeed alone, except the one that caused the failure.
    const outcomes = await this.store.saveBatch(writes).catch(() => NO_OUTCOMES);
    for (const save of batch) {
      const outcome = outcomes.get(save.write.id);
      if (outcome === undefined) void this.saveAlone(save);
      else save.resolve(Promise.resolve(outcome));
    }
  }

  private async saveAlone({ write, resolve }: WaitingSave): Promise<void> {
    const outcome = this.store.saveProgress(write);
    resolve(outcome);
    await outcome.catch(() => undefined);
  }

  /** The saves that have waited longest, at most one of each attempt. */
  private takeBatch(): WaitingSave[] {
    const batch = new Map<string, WaitingSave>();
    const rest: WaitingSave[] = [];
    for (const save of this.waiting) {
      if (batch.size < this.limits.maxBatchSize && !batch.has(save.write.id)) {
        batch.set(save.write.id, save);
      } else {
        rest.push(save);
      }
    }
    this.waiting = rest;
    return [...batch.values()];
  }
}

const NO_OUTCOMES: ReadonlyMap<string, boolean> = new Map();

function byId(a: ProgressWrite, b: ProgressWrite): number {
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
