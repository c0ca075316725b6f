import { flushChanges } from './answers';
import { timeLeft } from './attempt-clock';
import { scheduleEnd } from './clock';
import { keepAnswers } from './device';
import { startReading, stopReading } from './reading';
import { flushSaves, wakeSaves } from './saves';
import { isRunning, isSent } from './state';
import { endTries, retrySubmit, submitAtEnd } from './submit';
import type { Move } from './step';
import { given, when } from './step';

/** Saves at once, and sets the clock right by the response. With the time already up, submits. */
export function wake(at: number): Move {
  return when(
    ({ place }) => place === 'here',
    retrySubmit(at),
    when(isRunning, startReading(at), scheduleEnd(at), wakeSaves(at)),
  );
}

/** Reading time stops, and what is not sent yet leaves now. */
export function rest(at: number): Move {
  return when(
    isRunning,
    flushChanges(at),
    stopReading(at),
    given((state) => keepAnswers('record', isSent(state))),
    flushSaves(at),
  );
}

/** The time may be up. */
export function onEnd(at: number): Move {
  return given((state) => {
    if (timeLeft(state.clock, at) > 0) return scheduleEnd(at);
    if (!isRunning(state)) return endTries;
    // The device's clock alone ends nothing: it may be wrong. The server's response will tell.
    return state.clock.isAnchored ? submitAtEnd(at) : wakeSaves(at);
  });
}
