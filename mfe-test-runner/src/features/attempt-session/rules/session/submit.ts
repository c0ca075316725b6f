import { isTransient, type CallFailure } from '../call-failure';
import { toWire } from '../progress';
import type { SaveFailure } from '../save-queue';
import { timeLeft } from './attempt-clock';
import { storeAnswers } from './device';
import { addReadingTime } from './reading';
import { wakeSaves } from './saves';
import { isRunning, type Ending } from './state';
import { assign, noChange, perform, sequence, when, withState, type Transition } from './step';
import { backOff, stopTimers } from './timers';

interface SubmitTry {
  readonly isTimeUp: boolean;
  /** Failed tries before this one. */
  readonly failures: number;
}

/** The student submits. After a transient failure the submit is retried automatically. */
export function submit(at: number): Transition {
  return withState((state) =>
    isRunning(state) ? trySubmit({ isTimeUp: false, failures: 0 }, at) : submitNow(at),
  );
}

/** Submits because the time is up. The student cannot cancel this. */
export function submitAtEnd(at: number): Transition {
  return trySubmit({ isTimeUp: true, failures: 0 }, at);
}

/** Tries again without waiting. */
export function retrySubmit(at: number): Transition {
  return withState(({ ending }) =>
    ending.kind === 'submitting' ? trySubmit(ending, at) : noChange,
  );
}

export function submitNow(at: number): Transition {
  return when(({ activeTab }) => activeTab === 'here', retrySubmit(at));
}

/** Returns to the test while there is time. A submit in flight may still arrive. */
export function cancelSubmit(at: number): Transition {
  return withState(({ ending }) => {
    // The student has read the refusal: clear it before the next submit.
    if (ending.kind === 'running' && ending.submitError !== undefined) return backToTest;
    if (ending.kind !== 'submitting' || ending.isTimeUp || ending.failures === 0) return noChange;
    return sequence(stopTimers('resubmit'), backToTest, wakeSaves(at));
  });
}

/** The time ran out between tries: the student can no longer return to the test. */
export const markTimeUp: Transition = withState(({ ending }) =>
  ending.kind === 'submitting' ? assign({ ending: { ...ending, isTimeUp: true } }) : noChange,
);

/** Sends the submit after the device has stored it. */
export const sendSubmit: Transition = withState(({ pendingSubmit, attempt }) =>
  pendingSubmit
    ? perform({ type: 'send-submit', responses: toWire(pendingSubmit, attempt.paper) })
    : noChange,
);

export function submitFailed(failure: CallFailure, at: number): Transition {
  return sequence(
    assign({ pendingSubmit: undefined }),
    withState(({ ending, clock }) => {
      // The student has returned to the test.
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
      // The previous failure stays on the screen during the next try.
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

/** The same submit would never succeed: the test continues, and the student sees the reason. */
function returnToTest(failure: CallFailure, at: number): Transition {
  // The page itself reports a session that has ended.
  const details = failure.kind !== 'signed-out' && { submitError: messageOf(failure) };
  return sequence(assign({ ending: { kind: 'running', ...details } }), wakeSaves(at));
}

function waitForNextTry(next: SubmitTry, failure: CallFailure): Transition {
  const reason = reasonOf(failure);
  const submitError = messageOf(failure);
  const ending: Ending = { kind: 'submitting', ...next, reason, submitError };
  // A repeated call would be refused again. The student sees the reason and may retry.
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
