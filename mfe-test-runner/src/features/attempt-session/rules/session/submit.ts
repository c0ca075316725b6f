import type { CallFailure } from '../call-failure';
import { isTransient } from '../call-failure';
import { toWire } from '../progress-wire';
import type { SaveFailure } from '../save-queue';
import { timeLeft } from './attempt-clock';
import { storeAnswers } from './device';
import { addReadingTime } from './reading';
import { wakeSaves } from './saves';
import type { Ending } from './state';
import { isRunning } from './state';
import type { Transition } from './step';
import { withState, sequence, perform, assign, noChange, when } from './step';
import { backOff, stopTimers } from './timers';

interface SubmitTry {
  readonly isTimeUp: boolean;
  /** Tries that failed before this one. */
  readonly failures: number;
}

/** The student hands in. Where that fails for now it is tried again by itself. */
export function submit(at: number): Transition {
  return withState((state) =>
    isRunning(state) ? trySubmit({ isTimeUp: false, failures: 0 }, at) : submitNow(at),
  );
}

/** The time is up: hands in, with no way back. */
export function submitAtEnd(at: number): Transition {
  return trySubmit({ isTimeUp: true, failures: 0 }, at);
}

/** Does not wait for the next try. */
export function retrySubmit(at: number): Transition {
  return withState(({ ending }) =>
    ending.kind === 'submitting' ? trySubmit(ending, at) : noChange,
  );
}

export function submitNow(at: number): Transition {
  return when(({ place }) => place === 'here', retrySubmit(at));
}

/** Back to the test, while there is time. What is on its way may still arrive. */
export function cancelSubmit(at: number): Transition {
  return withState(({ ending }) => {
    // A refusal was read; the next submit is another matter.
    if (ending.kind === 'running' && ending.submitError !== undefined) return backToTest;
    if (ending.kind !== 'submitting' || ending.isTimeUp || ending.failures === 0) return noChange;
    return sequence(stopTimers('resubmit'), backToTest, wakeSaves(at));
  });
}

/** Time ran out over the tries: there is no way back any more. */
export const markTimeUp: Transition = withState(({ ending }) =>
  ending.kind === 'submitting' ? assign({ ending: { ...ending, isTimeUp: true } }) : noChange,
);

/** The device has what is handed in: it leaves for the server. */
export const sendSubmit: Transition = withState(({ pendingSubmit, attempt }) =>
  pendingSubmit
    ? perform({ type: 'send-submit', responses: toWire(pendingSubmit, attempt.paper) })
    : noChange,
);

export function submitFailed(failure: CallFailure, at: number): Transition {
  return sequence(
    assign({ pendingSubmit: undefined }),
    withState(({ ending, clock }) => {
      // The student went back to the test meanwhile.
      if (ending.kind !== 'submitting') return noChange;
      const isTimeUp = ending.isTimeUp || timeLeft(clock, at) === 0;
      if (!isTimeUp && !isTransient(failure)) return returnToTest(failure, at);
      return waitForNextTry({ isTimeUp, failures: ending.failures + 1 }, failure);
    }),
  );
}

const backToTest: Transition = assign({ ending: { kind: 'running' } });

function trySubmit({ isTimeUp, failures }: SubmitTry, at: number): Transition {
  return sequence(
    addReadingTime(at),
    stopTimers('soon', 'retry', 'resubmit'),
    withState(({ ending }) => {
      // What the last try met stays told while the next one is on its way.
      const previous = failures > 0 && ending.kind === 'submitting' && ending;
      return assign({ ending: { ...previous, kind: 'submitting', isTimeUp, failures } });
    }),
    withState(({ pendingSubmit, progress }) =>
      pendingSubmit
        ? noChange
        : sequence(assign({ pendingSubmit: progress }), storeAnswers('submit', false, sendSubmit)),
    ),
  );
}

/** The same submit would never get through: the test goes on, and the student is told why. */
function returnToTest(failure: CallFailure, at: number): Transition {
  // Whose session ended is told so by the page.
  const error = failure.kind !== 'signed-out' && { submitError: messageOf(failure) };
  return sequence(assign({ ending: { kind: 'running', ...error } }), wakeSaves(at));
}

function waitForNextTry(next: SubmitTry, failure: CallFailure): Transition {
  const reason = reasonOf(failure);
  const submitError = messageOf(failure);
  const ending: Ending = { kind: 'submitting', ...next, reason, submitError };
  // What is refused is refused again: the student is told, and may ask for another try.
  if (reason === 'refused') return assign({ ending });
  const retryAfterMs = failure.kind === 'server' ? failure.retryAfterMs : 0;
  return sequence(assign({ ending }), backOff('resubmit', next.failures, retryAfterMs));
}

function messageOf(failure: CallFailure): string {
  return failure.kind === 'server' ? failure.message : '';
}

function reasonOf(failure: CallFailure): SaveFailure {
  if (failure.kind === 'offline') return 'offline';
  return failure.kind === 'server' && !failure.isTransient ? 'refused' : 'server';
}
