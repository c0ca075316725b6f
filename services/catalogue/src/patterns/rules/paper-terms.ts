import type { QuestionKind } from '../../questions/rules/kinds.js';

/** Of “any n of m”: whether the first answers by question number count, or the best. */
export const COUNTED_ANSWERS = ['first', 'best'] as const;

export const CALCULATORS = ['scientific'] as const;

/** Marks as exact fractions in text. */
export interface PartMarking {
  correct: string;
  wrong: string;
  /** Without an answer; 0 if not given. */
  unanswered?: string | undefined;
  /** Of several right options: for 1, 2, … chosen ones if some are missing; none if not given. */
  partial?: string[] | undefined;
}

/** So many questions of one subject and kind, with the same marks. */
export interface PaperPart {
  subject: string;
  kind: QuestionKind;
  questions: number;
  marking: PartMarking;
}

/** “Attempt any n of m”: so many answers count. */
export interface PaperChoice {
  questions: number;
  counted: (typeof COUNTED_ANSWERS)[number];
}

/** What a test’s screen takes from the profile of the real exam. */
export interface RunnerProfile {
  id: string;
  /** The year of the exam whose pattern it is. */
  year: number;
  buttons: { next: string; previous: string; mark: string; clear: string | null; submit: string };
  legend: {
    answered: string;
    visited: string;
    notVisited: string;
    marked: string;
    answeredAndMarked: string;
  };
  marksAndMoves: boolean;
  calculator: (typeof CALCULATORS)[number] | null;
  keypad: boolean;
  instructions: string[];
}
