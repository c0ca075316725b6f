import type { ProgressPayload } from '../../api/attempt.types';
import { toWire } from '../progress';
import { saveStatus, stepSaveQueue, type SaveEvent } from '../save-queue';
import { sinceStart } from './attempt-clock';
import { addReadingTime } from './reading';
import { hasDelayedSave, hasPendingAnswer, type SessionState } from './state';
import { noChange, patch, perform, sequence, when, withState, type Transition } from './step';
import { backOff, startTimer, stopTimers } from './timers';

const SOON_MS = 2_000;
/** A number is saved so long after its last key: few saves, and hardly later than a click. */
const TYPING_MS = 1_000;
const MAX_SECONDS = 86_400;

/** Runs one step of the save queue and performs its command. */
export function stepSaves(event: SaveEvent, at: number, retryAfterMs = 0): Transition {
  return withState((state) => {
    const { queue, command } = stepSaveQueue(state.saves.queue, event);
    const queueStatus = saveStatus(queue);
    const status = queueStatus === 'saved' && hasPendingAnswer(state) ? 'saving' : queueStatus;
    const stepped = patch('saves', { queue, status });
    switch (command) {
      case 'none':
        return stepped;
      case 'send':
        return sequence(stepped, stopTimers('retry', 'soon', 'typing'), send(at));
      case 'wait': {
        const failures = queue.kind === 'waiting' ? queue.failures : 1;
        return sequence(stepped, backOff('retry', failures, retryAfterMs));
      }
    }
  });
}

/** Saves a change at once. */
export function changed(at: number): Transition {
  return stepSaves({ type: 'changed' }, at);
}

/** Saves a change after a short delay. */
export const changedSoon: Transition = startTimer('soon', SOON_MS);

/** Saves a number that the student may still be typing. */
export const changedTyping: Transition = startTimer('typing', TYPING_MS);

/** Sends delayed changes now. */
export function flushSaves(at: number): Transition {
  return when(hasDelayedSave, changed(at));
}

/** Sends a save now, even without changes: the response corrects the clock. */
export function wakeSaves(at: number): Transition {
  return stepSaves({ type: 'wake' }, at);
}

/** Saves answers that only the device has, and repeats a try that a pause cancelled. */
export function resumeSaves(at: number): Transition {
  return sequence(
    withState(({ saves }) => (saves.hasUnsent ? changed(at) : noChange)),
    patch('saves', { hasUnsent: false }),
    when(({ saves }) => saves.queue.kind === 'waiting', wakeSaves(at)),
  );
}

/** Sends all answers. */
function send(at: number): Transition {
  return sequence(
    addReadingTime(at),
    withState((state) =>
      sequence(
        patch('saves', { inFlight: { progress: state.progress, requestedAt: at } }),
        perform({ type: 'send-save', payload: payloadOf(state, at) }),
      ),
    ),
  );
}

function payloadOf({ attempt, clock, progress, saves }: SessionState, at: number): ProgressPayload {
  const seconds = Math.floor(sinceStart(clock, at) / 1000);
  return {
    responses: toWire(progress, attempt.paper),
    currentQuestionIndex: progress.currentIndex,
    timeSpent: Math.min(MAX_SECONDS, Math.max(0, seconds)),
    revision: saves.revision + 1,
  };
}
