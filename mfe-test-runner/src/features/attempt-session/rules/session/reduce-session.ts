import { changeWritten, goTo, mark, select, writeChanges } from './answers';
import { deviceTook } from './device';
import type { WritePurpose } from './effect';
import type { SessionEvent } from './event';
import { disconnect, finish } from './finish';
import { onEnd, rest, wake } from './page';
import { connect, giveWay, goOn, lookOnDevice, takeOver } from './place';
import { writeReadingTime } from './reading-timer';
import { saveAcknowledged, saveFailed } from './save-responses';
import { changed, wakeSaves } from './saves';
import type { SessionState, TimerName } from './state';
import type { Move, Step } from './step';
import { given, inOrder, stay } from './step';
import { cancelSubmit, retrySubmit, sendSubmit, submit, submitFailed, submitNow } from './submit';
import { timerDone } from './timers';

/**
 * One step of a running attempt: keeps the answers on the device first and on the server second,
 * holds the server's clock, submits when time is up. Pure: the effects are the runner's to do.
 */
export function reduceSession(state: SessionState, event: SessionEvent): Step {
  return moveOf(event)(state);
}

function moveOf(event: SessionEvent): Move {
  const { at } = event;
  switch (event.type) {
    case 'connected':
      return connect(at);
    case 'disconnected':
      return disconnect(at);
    case 'select':
      return select(event.option, at);
    case 'toggle-mark':
      return mark(at);
    case 'go-to':
      return goTo(event.index, at);
    case 'painted':
      return writeChanges(at);
    case 'written':
      return inOrder(deviceTook(event.isKept), afterWrite(event.purpose, at));
    case 'timer':
      return onTimer(event.timer, at);
    case 'saved':
      return saveAcknowledged(event.saved, at);
    case 'save-failed':
      return saveFailed(event.failure, at);
    case 'submit':
      return submit(at);
    case 'submit-now':
      return submitNow(at);
    case 'cancel-submit':
      return cancelSubmit(at);
    case 'submitted':
      return finish(event.ended, at);
    case 'submit-failed':
      if (event.failure.kind === 'finished') return finish(event.failure, at);
      return submitFailed(event.failure, at);
    case 'woken':
      return wake(at);
    case 'rested':
      return rest(at);
    case 'take-over':
      return takeOver;
    case 'place-lost':
      return giveWay(at);
    case 'place-regained':
      return lookOnDevice;
    case 'found':
      return goOn(event.kept, event.turn, at);
  }
}

function afterWrite(purpose: WritePurpose, at: number): Move {
  switch (purpose) {
    case 'record':
      return stay;
    case 'submit':
      return sendSubmit;
    case 'now':
    case 'soon':
      return changeWritten(purpose, at);
  }
}

/** A timer that was stopped meanwhile does nothing any more. */
function onTimer(timer: TimerName, at: number): Move {
  return given((state) => {
    if (!state.timers.running.includes(timer)) return stay;
    return inOrder(timerDone(state, timer), afterTimer(timer, at));
  });
}

function afterTimer(timer: TimerName, at: number): Move {
  switch (timer) {
    case 'retry':
      return wakeSaves(at);
    case 'resubmit':
      return retrySubmit(at);
    case 'soon':
      return changed(at);
    case 'end':
      return onEnd(at);
    case 'reading':
      return writeReadingTime(at);
  }
}
