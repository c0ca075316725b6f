import { addTime } from '../progress';
import { currentQuestionId } from './state';
import type { Move } from './step';
import { given, inOrder, put, stay } from './step';

/** Adds the time that the current question was looked at since it was last added. */
export function takeReading(at: number): Move {
  return given((state) => {
    const { progress, readingSince } = state;
    const questionId = currentQuestionId(state);
    if (readingSince === undefined || questionId === undefined) return stay;
    return put({
      progress: addTime(progress, questionId, at - readingSince),
      readingSince: at,
    });
  });
}

export function startReading(at: number): Move {
  return given(({ readingSince = at }) => put({ readingSince }));
}

export function stopReading(at: number): Move {
  return inOrder(takeReading(at), put({ readingSince: undefined }));
}
