import type { Paper } from '../../../shared/paper.types';
import type { AttemptCalls } from '../api/attempt-calls';
import { callFailure } from '../api/call-failure';
import { backOffMs } from '../rules/back-off';
import { toWire } from '../rules/progress-wire';
import type { DeviceKeeper } from './device-keeper';
import type { ReadingTime } from './reading-time';
import type { SessionState } from './session-state';
import type { SessionTimers } from './timers';

export interface SubmitterDependencies {
  readonly attemptId: string;
  readonly paper: Paper;
  readonly state: SessionState;
  readonly reading: ReadingTime;
  readonly keeper: DeviceKeeper;
  readonly timers: SessionTimers;
  readonly calls: AttemptCalls;
  readonly random: () => number;
  readonly isTimeUp: () => boolean;
  readonly onFinished: (by: 'submit' | 'elsewhere') => void;
  /** It failed before time was up: the test goes on. */
  readonly onGivenBack: () => void;
}

interface Try {
  readonly isTimeUp: boolean;
  /** Tries that failed before this one. */
  readonly failures: number;
}

/** Hands the attempt in: by the student's wish once, at the end of time until it is done. */
export class Submitter {
  readonly #deps: SubmitterDependencies;
  #isOnItsWay = false;

  constructor(deps: SubmitterDependencies) {
    this.#deps = deps;
  }

  async submit({ isTimeUp, failures }: Try): Promise<void> {
    if (this.#isOnItsWay) return;
    this.#isOnItsWay = true;
    const { attemptId, paper, state, reading, keeper, timers, calls, onFinished } = this.#deps;
    const progress = reading.take();
    timers.clear('soon', 'retry', 'resubmit');
    state.set({ progress, ending: { kind: 'submitting', isTimeUp, failures } });
    await keeper.keep({ isSent: false });
    try {
      await calls.submit(attemptId, toWire(progress, paper));
      this.#isOnItsWay = false;
      onFinished('submit');
    } catch (error) {
      this.#isOnItsWay = false;
      this.#onFailed(error, { isTimeUp: isTimeUp || this.#deps.isTimeUp(), failures });
    }
  }

  /** At the end of time: does not wait for the next try. */
  retryNow(): void {
    const { ending } = this.#deps.state.get();
    if (ending.kind === 'submitting' && ending.isTimeUp) void this.submit(ending);
  }

  #onFailed(error: unknown, { isTimeUp, failures }: Try): void {
    const { state, timers, random, onFinished, onGivenBack } = this.#deps;
    const failure = callFailure(error);
    if (failure.kind === 'finished') return onFinished('elsewhere');
    if (!isTimeUp) {
      const submitError = failure.kind === 'server' ? failure.message : '';
      state.set({ ending: { kind: 'running', submitError } });
      return onGivenBack();
    }
    const next = { isTimeUp, failures: failures + 1 };
    state.set({ ending: { kind: 'submitting', ...next } });
    const retryAfterMs = failure.kind === 'server' ? failure.retryAfterMs : 0;
    const delay = backOffMs(next.failures, random(), retryAfterMs);
    timers.start('resubmit', delay, () => void this.submit(next));
  }
}
