import { addTime } from '../progress';
import { currentQuestionId } from './state';
import type { Transition } from './step';
import { withState, sequence, assign, noChange } from './step';

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
