import { keepAnswers } from './device';
import { takeReading } from './reading';
import { isSent } from './state';
import type { Move } from './step';
import { given, inOrder } from './step';
import { startTimer } from './timers';

/** How often reading time is written to the device while nothing else happens. */
const READING_MS = 15_000;

export const keepReadingTime: Move = startTimer('reading', READING_MS);

export function writeReadingTime(at: number): Move {
  return inOrder(
    takeReading(at),
    given((state) => keepAnswers('record', isSent(state))),
    keepReadingTime,
  );
}
