import type { StoredAnswer } from './answer.js';
import { scaleTimes } from './apportion.js';
import { scoreAttempt, type AttemptScore, type ScoredPaper } from './score-attempt.js';

/** The marking scheme that an attempt froze at its start. */
interface FrozenTerms {
  readonly markingCorrect: string;
  readonly markingWrong: string;
}

/** The attempt's version of the paper with its frozen marking scheme. */
export function withTerms<Snapshot extends Omit<ScoredPaper, 'marking'>>(
  snapshot: Snapshot,
  { markingCorrect, markingWrong }: FrozenTerms,
): Snapshot & Pick<ScoredPaper, 'marking'> {
  return { ...snapshot, marking: { correct: markingCorrect, wrong: markingWrong } };
}

/** Scores by the attempt's frozen terms: its version of the paper and its marking scheme. */
export function scoreSnapshot(
  terms: FrozenTerms,
  snapshot: Omit<ScoredPaper, 'marking'>,
  answers: readonly StoredAnswer[],
  elapsed: number,
): AttemptScore {
  const seconds = secondsPerQuestion(answers, elapsed);
  return scoreAttempt(withTerms(snapshot, terms), answers, seconds);
}

/** Reported seconds of each question. Their sum is at most the time that the server measured. */
export function secondsPerQuestion(answers: readonly StoredAnswer[], elapsed: number): number[] {
  return scaleTimes(
    answers.map((answer) => answer.timeSpent),
    elapsed,
  );
}
