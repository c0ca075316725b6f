import type { ProgressPayload } from '../../api/attempt-calls';
import { toWire } from '../progress-wire';
import type { SaveEvent } from '../save-queue';
import { saveStatus, stepSaveQueue } from '../save-queue';
import { sinceStart } from './attempt-clock';
import { addReadingTime } from './reading';
import type { SessionState } from './state';
import { hasUnstoredAnswer } from './state';
import type { Transition } from './step';
import { withState, sequence, patch, perform, noChange, when } from './step';
import { backOff, startTimer, stopTimers } from './timers';

const SOON_MS = 2_000;
const MAX_SECONDS = 86_400;

/** One step of the save queue, and what it asks for. */
export function stepSaves(event: SaveEvent, at: number, retryAfterMs = 0): Transition {
  return withState((state) => {
    const { queue, command } = stepSaveQueue(state.saves.queue, event);
    const queueStatus = saveStatus(queue);
    const status = queueStatus === 'saved' && hasUnstoredAnswer(state) ? 'saving' : queueStatus;
    const stepped = patch('saves', { queue, status });
    switch (command) {
      case 'none':
        return stepped;
      case 'send':
        return sequence(stepped, stopTimers('retry', 'soon'), send(at));
      case 'wait': {
        const failures = queue.kind === 'waiting' ? queue.failures : 1;
        return sequence(stepped, backOff('retry', failures, retryAfterMs));
      }
    }
  });
}

/** There is something to save. */
export function changed(at: number): Transition {
  return stepSaves({ type: 'changed' }, at);
}

/** There is something to save that can wait for a moment. */
export const changedSoon: Transition = startTimer('soon', SOON_MS);

/** What waits for a moment leaves now. */
export function flushSaves(at: number): Transition {
  return when(({ timers }) => timers.running.includes('soon'), changed(at));
}

/** Asks the server now, with whatever there is: its response sets the clock right. */
export function wakeSaves(at: number): Transition {
  return stepSaves({ type: 'wake' }, at);
}

/** Takes up what was left: answers that only the device has, and a try that a pause called off. */
export function resumeSaves(at: number): Transition {
  return sequence(
    withState(({ saves }) => (saves.hasUnsent ? changed(at) : noChange)),
    patch('saves', { hasUnsent: false }),
    when(({ saves }) => saves.queue.kind === 'waiting', wakeSaves(at)),
  );
}

/** Sends the whole set of answers. */
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
