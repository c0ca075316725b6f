import type { Paper } from '../papers/paper.js';
import type { AttemptEntity } from './attempt.entity.js';
import { scaleTimes } from './rules/apportion.js';
import type { StoredResponse } from './rules/response.js';
import { scoreAttempt, type AttemptScore } from './rules/score-attempt.js';

/** Scores by the attempt's own contract: its version of the paper and its marking scheme. */
export function scoreSnapshot(
  attempt: AttemptEntity,
  paper: Paper,
  responses: readonly StoredResponse[],
  elapsed: number,
): AttemptScore {
  return scoreAttempt(
    paper.questions,
    responses,
    { correct: attempt.markingCorrect, wrong: attempt.markingWrong },
    secondsPerQuestion(responses, elapsed),
  );
}

/** Reported seconds of each question, never more together than the server measured. */
export function secondsPerQuestion(
  responses: readonly StoredResponse[],
  elapsed: number,
): number[] {
  return scaleTimes(
    responses.map((response) => response.timeSpent),
    elapsed,
  );
}
