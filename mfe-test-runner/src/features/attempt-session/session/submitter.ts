import type { Paper } from '../../../shared/paper.types';
import type { AttemptCalls, Ended } from '../api/attempt-calls';
import type { CallFailure } from '../api/call-failure';
import { callFailure, mayPass } from '../api/call-failure';
import { backOffMs } from '../rules/back-off';
import { toWire } from '../rules/progress-wire';
import type { SaveFailure } from '../rules/save-queue';
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
  readonly onFinished: (ended: Ended) => void;
  /** The test goes on. */
  readonly onGivenBack: () => void;
}

interface Try {
  readonly isTimeUp: boolean;
  /** Tries that failed before this one. */
  readonly failures: number;
}

/**
 * Hands the attempt in, and tries again by itself until it is done. Before time is up the student
 * may go back to the test instead.
 */
export class Submitter {
  readonly #deps: SubmitterDependencies;
  #isOnItsWay = false;

  constructor(deps: SubmitterDependencies) {
    this.#deps = deps;
  }

  async submit({ isTimeUp, failures }: Try): Promise<void> {
    const { attemptId, paper, state, reading, keeper, timers, calls, onFinished } = this.#deps;
    const progress = reading.take();
    timers.clear('soon', 'retry', 'resubmit');
    const { ending } = state.get();
    // What the last try met stays told while the next one is on its way.
    const told = failures > 0 && ending.kind === 'submitting' && ending;
    state.set({ progress, ending: { ...told, kind: 'submitting', isTimeUp, failures } });
    if (this.#isOnItsWay) return;
    this.#isOnItsWay = true;
    await keeper.keep({ isSent: false });
    const outcome = await calls.submit(attemptId, toWire(progress, paper)).then(
      (ended) => ({ kind: 'finished' as const, ...ended }),
      (error: unknown) => callFailure(error),
    );
    this.#isOnItsWay = false;
    if (outcome.kind === 'finished') onFinished(outcome);
    else this.#onFailed(outcome);
  }

  /** Does not wait for the next try. */
  retryNow(): void {
    const { ending } = this.#deps.state.get();
    if (ending.kind === 'submitting') void this.submit(ending);
  }

  /** Back to the test, while there is time. What is on its way may still arrive. */
  cancel(): void {
    const { state, timers, onGivenBack } = this.#deps;
    const { ending } = state.get();
    // A refusal was read; the next submit is another matter.
    if (ending.kind === 'running' && ending.submitError !== undefined) {
      return state.set({ ending: { kind: 'running' } });
    }
    if (ending.kind !== 'submitting' || ending.isTimeUp || ending.failures === 0) return;
    timers.clear('resubmit');
    state.set({ ending: { kind: 'running' } });
    onGivenBack();
  }

  /** Time ran out over the tries: there is no way back any more. */
  endTime(): void {
    const { state } = this.#deps;
    const { ending } = state.get();
    if (ending.kind === 'submitting') state.set({ ending: { ...ending, isTimeUp: true } });
  }

  #onFailed(failure: CallFailure): void {
    const { state, timers, random, onGivenBack } = this.#deps;
    const { ending } = state.get();
    // The student went back to the test meanwhile.
    if (ending.kind !== 'submitting') return;
    const isTimeUp = ending.isTimeUp || this.#deps.isTimeUp();
    const submitError = failure.kind === 'server' ? failure.message : '';
    if (!isTimeUp && !mayPass(failure)) {
      // Whose session ended is told so by the page.
      const why = failure.kind !== 'signed-out' && { submitError };
      state.set({ ending: { kind: 'running', ...why } });
      return onGivenBack();
    }
    const failures = ending.failures + 1;
    const trouble = troubleOf(failure);
    state.set({ ending: { kind: 'submitting', isTimeUp, failures, trouble, submitError } });
    // What is refused is refused again: the student is told, and may ask for another try.
    if (trouble === 'refused') return;
    const retryAfterMs = failure.kind === 'server' ? failure.retryAfterMs : 0;
    const delay = backOffMs(failures, random(), retryAfterMs);
    timers.start('resubmit', delay, () => this.retryNow());
  }
}

function troubleOf(failure: CallFailure): SaveFailure {
  if (failure.kind === 'offline') return 'offline';
  return failure.kind === 'server' && !failure.mayPass ? 'refused' : 'server';
}
