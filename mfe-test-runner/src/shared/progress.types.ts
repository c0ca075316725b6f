/**
 * What a student did with one question. `changedAt` and `markedAt` are milliseconds since the start
 * of the attempt on the server-anchored clock: when the answer, and when the mark, last changed.
 */
export interface QuestionProgress {
  readonly selectedOption: number | null;
  readonly marked: boolean;
  readonly visited: boolean;
  readonly timeSpentMs: number;
  readonly changedAt: number;
  readonly markedAt: number;
}

/** A whole attempt so far. Questions that were never touched are absent. */
export interface Progress {
  readonly currentIndex: number;
  readonly byQuestion: Readonly<Record<string, QuestionProgress>>;
}

export const UNTOUCHED: QuestionProgress = {
  selectedOption: null,
  marked: false,
  visited: false,
  timeSpentMs: 0,
  changedAt: 0,
  markedAt: 0,
};

/** The progress of one question, untouched ones included. */
export function questionProgress(progress: Progress, questionId: string): QuestionProgress {
  return progress.byQuestion[questionId] ?? UNTOUCHED;
}
