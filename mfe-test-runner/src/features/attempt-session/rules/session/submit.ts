import type { CallFailure } from '../call-failure';
import { mayPass } from '../call-failure';
import { toWire } from '../progress-wire';
import type { SaveFailure } from '../save-queue';
import { timeLeft } from './attempt-clock';
import { keepAnswers } from './device';
import { takeReading } from './reading';
import { wakeSaves } from './saves';
import type { Ending } from './state';
import { isRunning } from './state';
import type { Move } from './step';
import { given, inOrder, perform, put, stay, when } from './step';
import { backOff, stopTimers } from './timers';

interface Try {
  readonly isTimeUp: boolean;
  /** Tries that failed before this one. */
  readonly failures: number;
}

/** The student hands in. Where that fails for now it is tried again by itself. */
export function submit(at: number): Move {
  return given((state) =>
    isRunning(state) ? trySubmit({ isTimeUp: false, failures: 0 }, at) : submitNow(at),
  );
}

/** The time is up: hands in, with no way back. */
export function submitAtEnd(at: number): Move {
  return trySubmit({ isTimeUp: true, failures: 0 }, at);
}

/** Does not wait for the next try. */
export function retrySubmit(at: number): Move {
  return given(({ ending }) => (ending.kind === 'submitting' ? trySubmit(ending, at) : stay));
}

export function submitNow(at: number): Move {
  return when(({ place }) => place === 'here', retrySubmit(at));
}

/** Back to the test, while there is time. What is on its way may still arrive. */
export function cancelSubmit(at: number): Move {
  return given(({ ending }) => {
    // A refusal was read; the next submit is another matter.
    if (ending.kind === 'running' && ending.submitError !== undefined) return backToTest;
    if (ending.kind !== 'submitting' || ending.isTimeUp || ending.failures === 0) return stay;
    return inOrder(stopTimers('resubmit'), backToTest, wakeSaves(at));
  });
}

/** Time ran out over the tries: there is no way back any more. */
export const endTries: Move = given(({ ending }) =>
  ending.kind === 'submitting' ? put({ ending: { ...ending, isTimeUp: true } }) : stay,
);

/** The device has what is handed in: it leaves for the server. */
export const sendSubmit: Move = given(({ handingIn, attempt }) =>
  handingIn ? perform({ type: 'send-submit', responses: toWire(handingIn, attempt.paper) }) : stay,
);

export function submitFailed(failure: CallFailure, at: number): Move {
  return inOrder(
    put({ handingIn: undefined }),
    given(({ ending, clock }) => {
      // The student went back to the test meanwhile.
      if (ending.kind !== 'submitting') return stay;
      const isTimeUp = ending.isTimeUp || timeLeft(clock, at) === 0;
      if (!isTimeUp && !mayPass(failure)) return giveBack(failure, at);
      return waitForNext({ isTimeUp, failures: ending.failures + 1 }, failure);
    }),
  );
}

const backToTest: Move = put({ ending: { kind: 'running' } });

function trySubmit({ isTimeUp, failures }: Try, at: number): Move {
  return inOrder(
    takeReading(at),
    stopTimers('soon', 'retry', 'resubmit'),
    given(({ ending }) => {
      // What the last try met stays told while the next one is on its way.
      const told = failures > 0 && ending.kind === 'submitting' && ending;
      return put({ ending: { ...told, kind: 'submitting', isTimeUp, failures } });
    }),
    given(({ handingIn, progress }) =>
      handingIn
        ? stay
        : inOrder(put({ handingIn: progress }), keepAnswers('submit', false, sendSubmit)),
    ),
  );
}

/** The same submit would never get through: the test goes on, and the student is told why. */
function giveBack(failure: CallFailure, at: number): Move {
  // Whose session ended is told so by the page.
  const why = failure.kind !== 'signed-out' && { submitError: messageOf(failure) };
  return inOrder(put({ ending: { kind: 'running', ...why } }), wakeSaves(at));
}

function waitForNext(next: Try, failure: CallFailure): Move {
  const trouble = troubleOf(failure);
  const submitError = messageOf(failure);
  const ending: Ending = { kind: 'submitting', ...next, trouble, submitError };
  // What is refused is refused again: the student is told, and may ask for another try.
  if (trouble === 'refused') return put({ ending });
  const retryAfterMs = failure.kind === 'server' ? failure.retryAfterMs : 0;
  return inOrder(put({ ending }), backOff('resubmit', next.failures, retryAfterMs));
}

function messageOf(failure: CallFailure): string {
  return failure.kind === 'server' ? failure.message : '';
}

function troubleOf(failure: CallFailure): SaveFailure {
  if (failure.kind === 'offline') return 'offline';
  return failure.kind === 'server' && !failure.mayPass ? 'refused' : 'server';
}
