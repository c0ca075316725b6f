import type { Paper } from '../../../shared/paper.types';
import type { Progress } from '../../../shared/progress.types';
import { addTime } from '../rules/progress';
import type { SessionState } from './session-state';

/** Counts how long the current question is looked at. */
export class ReadingTime {
  readonly #state: SessionState;
  readonly #paper: Paper;
  readonly #now: () => number;
  #since: number | undefined;

  constructor(state: SessionState, paper: Paper, now: () => number) {
    this.#state = state;
    this.#paper = paper;
    this.#now = now;
  }

  start(): void {
    this.#since ??= this.#now();
  }

  stop(): void {
    this.take();
    this.#since = undefined;
  }

  /** The progress with the time looked at the current question since the last look added. */
  take(): Progress {
    const { progress } = this.#state.get();
    const questionId = this.#paper.questions[progress.currentIndex]?._id;
    if (this.#since === undefined || questionId === undefined) return progress;
    const now = this.#now();
    const read = addTime(progress, questionId, now - this.#since);
    this.#since = now;
    this.#state.setQuietly({ progress: read });
    return read;
  }
}
