import type { Progress } from '../../../shared/progress.types';
import type { Countdown } from '../../../shared/rules/countdown';
import type { SaveFailure, SaveStatus } from '../rules/save-queue';

/**
 * How a test ended: handed in here; handed in elsewhere, perhaps before the last answers had come from
 * here; by its time with all of its answers, or before the last of them had reached the server.
 */
export type FinishedBy =
  'submit' | 'elsewhere' | 'elsewhere-before-last' | 'time' | 'time-before-last';

export type Ending =
  | { readonly kind: 'running'; readonly submitError?: string }
  | {
      readonly kind: 'submitting';
      readonly isTimeUp: boolean;
      /** Tries that failed so far; the next one comes by itself. */
      readonly failures: number;
      /** Why the last one failed, and in whose words; empty for want of a network. */
      readonly trouble?: SaveFailure;
      readonly submitError?: string;
    }
  | { readonly kind: 'finished'; readonly by: FinishedBy };

export interface SessionSnapshot {
  readonly progress: Progress;
  readonly countdown: Countdown;
  readonly saveStatus: SaveStatus;
  /** Why the server refused the last save, in its words; empty where it did not. */
  readonly saveRefusal: string;
  /** False when the browser refused to keep the answers: only the network saves them then. */
  readonly isKeptOnDevice: boolean;
  /** True once a newer answer arrived from another device. */
  readonly hasMergedOtherDevice: boolean;
  /** `elsewhere` while another tab of this browser has the test: this one is read-only. */
  readonly place: 'here' | 'elsewhere';
  readonly ending: Ending;
}

/** What a session knows, for its parts to change and for the page to read. */
export class SessionState {
  readonly #listeners = new Set<() => void>();
  #snapshot: SessionSnapshot;

  constructor(snapshot: SessionSnapshot) {
    this.#snapshot = snapshot;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly get = (): SessionSnapshot => this.#snapshot;

  set(part: Partial<SessionSnapshot>): void {
    this.setQuietly(part);
    for (const listener of this.#listeners) listener();
  }

  /** Changes what the screen does not show, such as reading time. */
  setQuietly(part: Partial<SessionSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
  }

  /** Whether answers can be given here. */
  isRunning(): boolean {
    return this.#snapshot.ending.kind === 'running' && this.#snapshot.place === 'here';
  }
}
