import { endTyping, flushChanges } from './answers';
import { timeLeft } from './attempt-clock';
import { scheduleEnd, scheduleSectionEnd } from './clock';
import { storeAnswers } from './device';
import { startReading, stopReading } from './reading';
import { flushSaves, wakeSaves } from './saves';
import { isRunning, isSent } from './state';
import { when, withState, type Transition } from './step';
import { markTimeUp, retrySubmit, submitAtEnd } from './submit';

/** Saves at once; the response corrects the clock. Submits if the time is already up. */
export function wake(at: number): Transition {
  return when(
    ({ activeTab }) => activeTab === 'here',
    retrySubmit(at),
    when(isRunning, startReading(at), scheduleEnd(at), scheduleSectionEnd(at), wakeSaves(at)),
  );
}

/** Stops reading time and sends pending changes now. */
export function rest(at: number): Transition {
  return when(
    isRunning,
    flushChanges(at),
    stopReading(at),
    withState((state) => storeAnswers('record', isSent(state))),
    endTyping(at),
    flushSaves(at),
  );
}

/** Submits if the time is up. */
export function onEnd(at: number): Transition {
  return withState((state) => {
    if (timeLeft(state.clock, at) > 0) return scheduleEnd(at);
    if (!isRunning(state)) return markTimeUp;
    // The device's clock alone may be wrong: ask the server before the attempt ends.
    return state.clock.isAnchored ? submitAtEnd(at) : wakeSaves(at);
  });
}
