import { addTime } from '../progress';
import { storeAnswers } from './device';
import { currentQuestion, isSent } from './state';
import { assign, noChange, sequence, withState, type Transition } from './step';
import { startTimer } from './timers';

/** Adds the time that the student looked at the current question since the last call. */
export function addReadingTime(at: number): Transition {
  return withState((state) => {
    const { progress, readingSince } = state;
    const question = currentQuestion(state);
    if (readingSince === undefined || !question) return noChange;
    return assign({
      progress: addTime(progress, question._id, at - readingSince),
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
