import { storeAnswers } from './device';
import { addReadingTime } from './reading';
import { isSent } from './state';
import type { Transition } from './step';
import { withState, sequence } from './step';
import { startTimer } from './timers';

/** How often reading time is written to the device while nothing else happens. */
const READING_MS = 15_000;

export const scheduleReadingTime: Transition = startTimer('reading', READING_MS);

export function writeReadingTime(at: number): Transition {
  return sequence(
    addReadingTime(at),
    withState((state) => storeAnswers('record', isSent(state))),
    scheduleReadingTime,
  );
}
