import type { StoredAnswer } from './answer.js';
import { scaleTimes } from './apportion.js';
import { scoreAttempt, type AttemptScore, type ScoredQuestion } from './score-attempt.js';

/** Scores by the attempt's frozen terms: its version of the paper and its marking scheme. */
export function scoreSnapshot(
  terms: { readonly markingCorrect: string; readonly markingWrong: string },
  paper: { readonly questions: readonly ScoredQuestion[] },
  answers: readonly StoredAnswer[],
  elapsed: number,
): AttemptScore {
  return scoreAttempt(
    paper.questions,
    answers,
    { correct: terms.markingCorrect, wrong: terms.markingWrong },
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
