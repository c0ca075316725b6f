import type { GivenAnswer } from './answer.js';
import { compareDecimals } from './decimal.js';
import { parseFraction, ZERO, type Fraction } from './fraction.js';

/** How a question went. `not_counted`: answered beyond “any n of m”. */
export const OUTCOMES = [
  'right',
  'partly_right',
  'wrong',
  'unanswered',
  'not_counted',
  'bonus',
  'dropped',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Marks of a question as the paper has them, exact fractions as text. */
export interface Marking {
  readonly correct: string;
  readonly wrong: string;
  /** Absent: 0. */
  readonly unanswered?: string | undefined;
  /**
   * Marks for 1, 2, … chosen right options, if none is wrong and some are missing; the last entry
   * also for more. Absent or empty: all or nothing.
   */
  readonly partial?: readonly string[] | undefined;
}

/** What decides whether an answer is right. */
export interface KeyedQuestion {
  /** Absent: a single choice. */
  readonly kind?: 'single' | 'multiple' | 'numeric' | undefined;
  /** The right option of a single choice. */
  readonly correct: number;
  /** All right options of several. */
  readonly correctOptions?: readonly number[] | undefined;
  /** Accepted ranges of a number, exact decimals, both ends included. */
  readonly accepted?: readonly { readonly from: string; readonly to: string }[] | undefined;
  /** A faulty question: everybody gets its marks, or it counts for nobody. */
  readonly award?: 'bonus' | 'dropped' | undefined;
}

/** The marks of one answer. */
export interface MarkedAnswer {
  readonly outcome: Outcome;
  readonly marks: Fraction;
  /** Marks for a right answer; 0 where the question does not count. */
  readonly maxMarks: Fraction;
  /** Whether the question is one of those that count. */
  readonly counts: boolean;
}

/** A marking with its fractions parsed. */
export interface ExactMarking {
  readonly correct: Fraction;
  readonly wrong: Fraction;
  readonly unanswered: Fraction;
  readonly partial: readonly Fraction[];
}

/** An answer compared with the key. */
type Verdict =
  | { readonly is: 'right' | 'wrong' | 'unanswered' }
  /** Some of the right options, and no wrong one. */
  | { readonly is: 'incomplete'; readonly chosen: number };

const RIGHT: Verdict = { is: 'right' };
const WRONG: Verdict = { is: 'wrong' };
const UNANSWERED: Verdict = { is: 'unanswered' };

/** Throws RangeError for texts that are no fractions. */
export function exactMarking({ correct, wrong, unanswered, partial }: Marking): ExactMarking {
  return {
    correct: parseFraction(correct),
    wrong: parseFraction(wrong),
    unanswered: unanswered === undefined ? ZERO : parseFraction(unanswered),
    partial: partial?.map(parseFraction) ?? [],
  };
}

/** The marks of one answer, as docs/marking.md says. Which answers of a section count is not known here. */
export function markAnswer(
  question: KeyedQuestion,
  answer: GivenAnswer | undefined,
  marking: ExactMarking,
): MarkedAnswer {
  const { correct: maxMarks } = marking;
  if (question.award === 'dropped') {
    return { outcome: 'dropped', marks: ZERO, maxMarks: ZERO, counts: false };
  }
  if (question.award === 'bonus') {
    return { outcome: 'bonus', marks: maxMarks, maxMarks, counts: true };
  }
  return { ...judged(judge(question, answer), marking), maxMarks, counts: true };
}

/** Whether the student has the full marks of the question. */
export function isFullyRight({ outcome }: Pick<MarkedAnswer, 'outcome'>): boolean {
  return outcome === 'right' || outcome === 'bonus';
}

/** Whether the question counts as answered. A bonus question does, for everybody. */
export function countsAsAnswered({ outcome, counts }: MarkedAnswer): boolean {
  return counts && outcome !== 'unanswered';
}

function judged(
  verdict: Verdict,
  { correct, wrong, unanswered, partial }: ExactMarking,
): Pick<MarkedAnswer, 'outcome' | 'marks'> {
  switch (verdict.is) {
    case 'right':
      return { outcome: 'right', marks: correct };
    case 'wrong':
      return { outcome: 'wrong', marks: wrong };
    case 'unanswered':
      return { outcome: 'unanswered', marks: unanswered };
    case 'incomplete': {
      const marks = partial[verdict.chosen - 1] ?? partial.at(-1);
      return marks ? { outcome: 'partly_right', marks } : { outcome: 'wrong', marks: wrong };
    }
  }
}

function judge(question: KeyedQuestion, answer: GivenAnswer | undefined): Verdict {
  if (!answer) return UNANSWERED;
  switch (question.kind) {
    case undefined:
    case 'single':
      return judgeOption(question.correct, answer.selectedOption);
    case 'multiple':
      return judgeOptions(question.correctOptions ?? [], answer.selectedOptions ?? []);
    case 'numeric':
      return judgeValue(question.accepted ?? [], answer.value);
  }
}

function judgeOption(correct: number, selected: number | null): Verdict {
  if (selected === null) return UNANSWERED;
  return selected === correct ? RIGHT : WRONG;
}

function judgeOptions(correct: readonly number[], selected: readonly number[]): Verdict {
  if (selected.length === 0) return UNANSWERED;
  if (!selected.every((option) => correct.includes(option))) return WRONG;
  return selected.length === correct.length ? RIGHT : { is: 'incomplete', chosen: selected.length };
}

function judgeValue(
  accepted: NonNullable<KeyedQuestion['accepted']>,
  value: string | undefined,
): Verdict {
  if (value === undefined) return UNANSWERED;
  const isAccepted = accepted.some(
    ({ from, to }) => compareDecimals(from, value) <= 0 && compareDecimals(value, to) <= 0,
  );
  return isAccepted ? RIGHT : WRONG;
}
