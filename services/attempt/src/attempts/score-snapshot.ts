import type { Paper } from '../papers/paper.js';
import type { AttemptEntity } from './attempt.entity.js';
import { scaleTimes } from './rules/apportion.js';
import type { StoredAnswer } from './rules/response.js';
import { scoreAttempt, type AttemptScore } from './rules/score-attempt.js';

/** Scores by the attempt's frozen terms: its version of the paper and its marking scheme. */
export function scoreSnapshot(
  attempt: AttemptEntity,
  paper: Paper,
  answers: readonly StoredAnswer[],
  elapsed: number,
): AttemptScore {
  return scoreAttempt(
    paper.questions,
    answers,
    { correct: attempt.markingCorrect, wrong: attempt.markingWrong },
    secondsPerQuestion(answers, elapsed),
  );
}

/** Reported seconds of each question. Their sum is at most the time that the server measured. */
export function secondsPerQuestion(answers: readonly StoredAnswer[], elapsed: number): number[] {
  return scaleTimes(
    answers.map((answer) => answer.timeSpent),
    elapsed,
  );
}
