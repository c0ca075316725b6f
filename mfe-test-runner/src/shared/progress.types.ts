import type { Paper } from './paper.types';

/**
 * The progress of one question. `changedAt` and `markedAt` say when the answer and the mark last
 * changed, in milliseconds since the start of the attempt on the server-anchored clock.
 */
export interface QuestionProgress {
  /** The answer to a single choice. */
  readonly selectedOption: number | null;
  /** The answer to a multiple choice: ascending, at least one; absent without an answer. */
  readonly selectedOptions?: readonly number[] | undefined;
  /** The answer to a numeric question, a canonical decimal: '-1.5'; absent without an answer. */
  readonly value?: string | undefined;
  /** Present once the student took the answer back. Then there is no answer. */
  readonly cleared?: true | undefined;
  readonly marked: boolean;
  readonly visited: boolean;
  readonly timeSpentMs: number;
  readonly changedAt: number;
  readonly markedAt: number;
}

/** What a student answered: one unit, of which the later one wins as a whole. */
export type Answer = Pick<QuestionProgress, 'selectedOption' | 'selectedOptions' | 'value'>;

/** The progress of an attempt. Untouched questions are absent. */
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

/** Whether the student has answered a question, of whatever kind. */
export function isAnswered({ selectedOption, selectedOptions, value }: Answer): boolean {
  return selectedOption !== null || selectedOptions !== undefined || value !== undefined;
}

/** Whether the student answered a question or took the answer back. */
export function isDecided(question: Answer & { readonly cleared?: boolean | undefined }): boolean {
  return isAnswered(question) || question.cleared === true;
}

/** The progress of one question, with a default for untouched questions. */
export function questionProgress(progress: Progress, questionId: string): QuestionProgress {
  return progress.byQuestion[questionId] ?? UNTOUCHED;
}

/** The student's progress on the question at an index of the paper. */
export function ownProgress(paper: Paper, progress: Progress, index: number): QuestionProgress {
  const question = paper.questions[index];
  return question ? questionProgress(progress, question._id) : UNTOUCHED;
}
