import type { Ended } from '../../api/attempt.types';
import { hasLaterDecisions } from '../merge-progress';
import { endTyping, flushChanges } from './answers';
import { closeRecord } from './device';
import { stopReading } from './reading';
import { stepSaves } from './saves';
import { isSent, type FinishedBy, type SessionState } from './state';
import { assign, noChange, patch, perform, sequence, withState, type Transition } from './step';
import { pauseTimers } from './timers';

const WITH_MISSED_ANSWERS = {
  submit: 'elsewhere-before-last',
  elsewhere: 'elsewhere-before-last',
  time: 'time-before-last',
} as const;

/** Writes pending changes, then stops timers and writes. */
export function pause(at: number): Transition {
  return sequence(
    withState(({ turn }) => assign({ turn: turn + 1 })),
    flushChanges(at),
    withState((state) => patch('saves', { hasUnsent: state.saves.hasUnsent || !isSent(state) })),
    stopReading(at),
    pauseTimers,
    closeRecord,
  );
}

/** Pauses the session when the student leaves the page. */
export function disconnect(at: number): Transition {
  return sequence(endTyping(at), pause(at), perform({ type: 'release-lock' }));
}

/** Ends the session. Only the first response that reports the end counts. */
export function finish(ended: Ended, at: number): Transition {
  return withState((state) => {
    if (state.ending.kind === 'finished') return noChange;
    return sequence(
      stepSaves({ type: 'close' }, at),
      disconnect(at),
      assign({
        ending: { kind: 'finished', by: finishedBy(ended, state) },
        pendingSubmit: undefined,
      }),
      perform({ type: 'remove-record' }),
    );
  });
}

function finishedBy({ by, answersMissed }: Ended, state: SessionState): FinishedBy {
  const hasMissed = answersMissed ?? (by === 'time' && !hasServerAllAnswers(state));
  if (!hasMissed && !hasAnsweredSinceSubmit(state)) return by;
  // Answers of a section that was over: the test itself may well have been submitted by this call.
  return by === 'submit' && state.section !== undefined
    ? 'submit-before-last'
    : WITH_MISSED_ANSWERS[by];
}

/** Whether the student returned to the test during a submit and changed answers since. */
function hasAnsweredSinceSubmit(state: SessionState): boolean {
  const { pendingSubmit, progress } = state;
  if (!pendingSubmit || hasServerAllAnswers(state)) return false;
  return hasLaterDecisions({ before: pendingSubmit, after: progress });
}

/** Whether the server is known to have all answers. Marks and visits may be missing. */
function hasServerAllAnswers({ saves, progress }: SessionState): boolean {
  return (
    !!saves.serverProgress && !hasLaterDecisions({ before: saves.serverProgress, after: progress })
  );
}
