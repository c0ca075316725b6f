import type { Ended } from '../../api/attempt-calls';
import { hasOtherChoices } from '../merge-progress';
import { flushChanges } from './answers';
import { closeRecord } from './device';
import { stopReading } from './reading';
import { stepSaves } from './saves';
import type { FinishedBy, SessionState } from './state';
import { isSent } from './state';
import type { Transition } from './step';
import { withState, sequence, patch, perform, assign, noChange } from './step';
import { pauseTimers } from './timers';

const WITH_MISSED_ANSWERS = {
  submit: 'elsewhere-before-last',
  elsewhere: 'elsewhere-before-last',
  time: 'time-before-last',
} as const;

/** Writes what waits, and does nothing by itself any more. */
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

/** The page is left. */
export function disconnect(at: number): Transition {
  return sequence(pause(at), perform({ type: 'leave-place' }));
}

/** The attempt is over. The first response that says so counts. */
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
  return hasMissed || hasAnsweredSinceSubmit(state) ? WITH_MISSED_ANSWERS[by] : by;
}

/** Whether the student went back to the test and answered while the submit was on its way, of which it cannot know. */
function hasAnsweredSinceSubmit(state: SessionState): boolean {
  const { pendingSubmit, progress } = state;
  if (!pendingSubmit || hasServerAllAnswers(state)) return false;
  return hasOtherChoices({ before: pendingSubmit, after: progress });
}

/** Whether the server is known to have every answer that is given, whatever else it lacks. */
function hasServerAllAnswers({ saves, progress }: SessionState): boolean {
  return (
    !!saves.serverProgress && !hasOtherChoices({ before: saves.serverProgress, after: progress })
  );
}
