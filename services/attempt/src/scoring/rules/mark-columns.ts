import { isAnswered, type StoredAnswer } from './answer.js';
import { formatFraction } from './fraction.js';
import type { AttemptScore } from './score-attempt.js';

/** The columns of a finished attempt that say how it was marked. */
export interface MarkColumns {
  readonly questionCount: number;
  readonly answered: number;
  readonly isBlank: boolean;
  readonly correctAnswers: number;
  readonly marks: string;
  readonly maxMarks: string;
  readonly rankValue: number;
}

export function markColumns(score: AttemptScore, answers: readonly StoredAnswer[]): MarkColumns {
  return {
    questionCount: score.total,
    answered: score.answered,
    isBlank: !answers.some(isAnswered),
    correctAnswers: score.correct,
    marks: formatFraction(score.marks),
    maxMarks: formatFraction(score.maxMarks),
    rankValue: score.rankValue,
  };
}
