import type { Ended } from '../../api/attempt-calls';
import { hasOtherChoices } from '../merge-progress';
import { flushChanges } from './answers';
import { closeRecord } from './device';
import { stopReading } from './reading';
import { stepSaves } from './saves';
import type { FinishedBy, SessionState } from './state';
import { isSent } from './state';
import type { Move } from './step';
import { given, inOrder, patch, perform, put, stay } from './step';
import { pauseTimers } from './timers';

const CUT_OFF = {
  submit: 'elsewhere-before-last',
  elsewhere: 'elsewhere-before-last',
  time: 'time-before-last',
} as const;

/** Writes what waits, and does nothing by itself any more. */
export function pause(at: number): Move {
  return inOrder(
    given(({ turn }) => put({ turn: turn + 1 })),
    flushChanges(at),
    given((state) => patch('saves', { hasUnsent: state.saves.hasUnsent || !isSent(state) })),
    stopReading(at),
    pauseTimers,
    closeRecord,
  );
}

/** The page is left. */
export function disconnect(at: number): Move {
  return inOrder(pause(at), perform({ type: 'leave-place' }));
}

/** The attempt is over. The first response that says so counts. */
export function finish(ended: Ended, at: number): Move {
  return given((state) => {
    if (state.ending.kind === 'finished') return stay;
    return inOrder(
      stepSaves({ type: 'close' }, at),
      disconnect(at),
      put({ ending: { kind: 'finished', by: finishedBy(ended, state) }, handingIn: undefined }),
      perform({ type: 'remove-record' }),
    );
  });
}

function finishedBy({ by, answersMissed }: Ended, state: SessionState): FinishedBy {
  const isCutOff = answersMissed ?? (by === 'time' && !hasArrived(state));
  return isCutOff || isBehind(state) ? CUT_OFF[by] : by;
}

/** Whether the student went back to the test and answered while the submit was on its way, of which it cannot know. */
function isBehind(state: SessionState): boolean {
  const { handingIn, progress } = state;
  if (!handingIn || hasArrived(state)) return false;
  return hasOtherChoices({ before: handingIn, after: progress });
}

/** Whether the server is known to have every answer that is given, whatever else it lacks. */
function hasArrived({ saves, progress }: SessionState): boolean {
  return !!saves.arrived && !hasOtherChoices({ before: saves.arrived, after: progress });
}
