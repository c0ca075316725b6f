import type { OpenAttempt } from '../rules/open-attempt.types';
import type { DeviceProgress, DeviceStore } from '../store/device-store';
import type { AttemptClock } from './attempt-clock';
import type { SessionState } from './session-state';

export interface KeeperDependencies {
  readonly attempt: OpenAttempt;
  readonly state: SessionState;
  readonly clock: AttemptClock;
  readonly store: DeviceStore;
  readonly wallNow: () => number;
  /** The revision that the server has, for the record. */
  readonly revision: () => number;
  readonly onRefused: () => void;
}

/** Keeps one attempt on the device, and says where the device refuses. Writes while it is open. */
export class DeviceKeeper {
  readonly #deps: KeeperDependencies;
  #isOpen = false;

  constructor(deps: KeeperDependencies) {
    this.#deps = deps;
  }

  /** Writes everything: paper, time, answers. */
  async open({ isSent }: { isSent: boolean }): Promise<void> {
    this.#isOpen = true;
    const { attempt, clock, store, wallNow } = this.#deps;
    const { attemptId, userId, paper, startedAt } = attempt;
    const record = {
      attemptId,
      userId,
      testId: paper._id,
      paper,
      totalMs: clock.totalMs,
      endsAt: wallNow() + clock.left(),
      ...(startedAt !== undefined && { startedAt }),
    };
    await this.#write(() => store.open(record, this.#progress(isSent)));
  }

  /** Writes everything again, as long as it may write at all. */
  async renew({ isSent }: { isSent: boolean }): Promise<void> {
    if (this.#isOpen) await this.open({ isSent });
  }

  /** Writes the answers. `isSent` tells that the server has them all. */
  async keep({ isSent }: { isSent: boolean }): Promise<void> {
    if (!this.#isOpen) return;
    await this.#write(() => this.#deps.store.saveProgress(this.#progress(isSent)));
  }

  /** What the device has by now, of another tab that went on with the attempt. */
  async latest(): Promise<DeviceProgress | undefined> {
    const { attempt, store } = this.#deps;
    const found = await store.find(attempt.userId, attempt.paper._id).catch(() => undefined);
    return found?.attempt.attemptId === attempt.attemptId ? found.progress : undefined;
  }

  /** Writes nothing until opened again: what is on the device belongs to another tab, or is gone. */
  close(): void {
    this.#isOpen = false;
  }

  async forget(): Promise<void> {
    this.close();
    const { attempt, store } = this.#deps;
    // A record that stays behind does no harm: the server knows that the attempt is finished.
    await store.remove(attempt.attemptId).catch(() => undefined);
  }

  async #write(write: () => Promise<void>): Promise<void> {
    const { state, onRefused } = this.#deps;
    const isKeptOnDevice = await write().then(
      () => true,
      () => false,
    );
    if (isKeptOnDevice === state.get().isKeptOnDevice) return;
    state.set({ isKeptOnDevice });
    if (!isKeptOnDevice) onRefused();
  }

  #progress(isSent: boolean): DeviceProgress {
    const { attempt, state, revision } = this.#deps;
    const { progress } = state.get();
    return { attemptId: attempt.attemptId, progress, revision: revision(), isSent };
  }
}
