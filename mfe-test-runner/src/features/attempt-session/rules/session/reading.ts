import { addTime } from '../progress';
import { storeAnswers } from './device';
import { currentQuestionId, isSent } from './state';
import { assign, noChange, sequence, withState, type Transition } from './step';
import { startTimer } from './timers';

/** Adds the time that the student looked at the current question since the last call. */
export function addReadingTime(at: number): Transition {
  return withState((state) => {
    const { progress, readingSince } = state;
    const questionId = currentQuestionId(state);
    if (readingSince === undefined || questionId === undefined) return noChange;
    return assign({
      progress: addTime(progress, questionId, at - readingSince),
      readingSince: at,
    });
  });
}

export function startReading(at: number): Transition {
  return withState(({ readingSince = at }) => assign({ readingSince }));
}

export function stopReading(at: number): Transition {
  return sequence(addReadingTime(at), assign({ readingSince: undefined }));
}

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
