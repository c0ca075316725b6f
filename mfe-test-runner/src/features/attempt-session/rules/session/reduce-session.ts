import {
  changeWritten,
  clear,
  endTyping,
  enter,
  goTo,
  mark,
  select,
  toggle,
  writeChanges,
} from './answers';
import { doubtTime, scheduleSectionEnd } from './clock';
import { handleWriteResult } from './device';
import type { SessionEvent } from './event';
import { disconnect, finish } from './finish';
import { onEnd, rest, wake } from './page';
import { writeReadingTime } from './reading';
import { saveAcknowledged, saveFailed } from './save-responses';
import { changed, wakeSaves } from './saves';
import { followSection } from './sections';
import type { SessionState, TimerName } from './state';
import {
  noChange,
  sequence,
  withState,
  type Step,
  type Transition,
  type WritePurpose,
} from './step';
import { cancelSubmit, retrySubmit, sendSubmit, submit, submitFailed, submitNow } from './submit';
import { connect, findOnDevice, resume, takeOver, yieldToOtherTab } from './tabs';
import { timerDone } from './timers';

/**
 * One step of a running attempt. Stores answers on the device first and on the server second,
 * follows the server's clock, and submits when the time is up. Pure: AttemptSession performs the effects.
 */
export function reduceSession(state: SessionState, event: SessionEvent): Step {
  const { at } = event;
  return sequence(
    followSection(at),
    withState(({ progress }) => {
      // The click was for the question of a section that has ended: not for the one that came instead.
      const hasMoved = progress.currentIndex !== state.progress.currentIndex;
      return hasMoved && isForQuestion(event) ? noChange : transitionFor(event);
    }),
    // The server's clock or another tab may have brought news of the sections.
    followSection(at),
  )(state);
}

function isForQuestion({ type }: SessionEvent): boolean {
  switch (type) {
    case 'select':
    case 'toggle':
    case 'enter':
    case 'clear':
    case 'toggle-mark':
    case 'go-to':
      return true;
    default:
      return false;
  }
}

function transitionFor(event: SessionEvent): Transition {
  const { at } = event;
  switch (event.type) {
    case 'connected':
      return connect(at);
    case 'disconnected':
      return disconnect(at);
    case 'select':
      return select(event.option, at);
    case 'toggle':
      return toggle(event.option, at);
    case 'enter':
      return enter(event.value, at);
    case 'leave-field':
      return endTyping(at);
    case 'clear':
      return clear(at);
    case 'toggle-mark':
      return mark(at);
    case 'go-to':
      return goTo(event.index, at);
    case 'painted':
      return writeChanges(at);
    case 'written':
      return sequence(handleWriteResult(event.isStored), afterWrite(event.purpose, at));
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
    case 'clocks-drifted':
      return doubtTime(event.driftMs, at);
    case 'rested':
      return rest(at);
    case 'take-over':
      return takeOver;
    case 'lock-lost':
      return yieldToOtherTab(at);
    case 'lock-regained':
      return findOnDevice;
    case 'found':
      return resume(event.stored, event.turn, at);
  }
}

function afterWrite(purpose: WritePurpose, at: number): Transition {
  switch (purpose) {
    case 'record':
      return noChange;
    case 'submit':
      return sendSubmit;
    case 'now':
    case 'typed':
    case 'soon':
      return changeWritten(purpose, at);
  }
}

/** Ignores a timer that has been stopped. */
function onTimer(timer: TimerName, at: number): Transition {
  return withState((state) => {
    if (!state.timers.running.includes(timer)) return noChange;
    return sequence(timerDone(state, timer), afterTimer(timer, at));
  });
}

function afterTimer(timer: TimerName, at: number): Transition {
  switch (timer) {
    case 'retry':
      return wakeSaves(at);
    case 'resubmit':
      return retrySubmit(at);
    case 'soon':
    case 'typing':
      return changed(at);
    case 'end':
      return onEnd(at);
    case 'section':
      return scheduleSectionEnd(at);
    case 'reading':
      return writeReadingTime(at);
  }
}
