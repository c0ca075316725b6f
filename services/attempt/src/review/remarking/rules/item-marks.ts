import type { GivenAnswer } from '../../../scoring/rules/answer.js';
import {
  divideFractions,
  fractionToNumber,
  subtractFractions,
  sumFractions,
  timesFraction,
  type Fraction,
} from '../../../scoring/rules/fraction.js';
import { markPaper, type KeyedPaper } from '../../../scoring/rules/mark-paper.js';

/** A participant's marks in one question and in all others. */
export interface ItemMark {
  /** As a share of the question's maximum mark. */
  readonly mark: number;
  /** As multiples of the paper's mean maximum mark, so that versions with other marks compare. */
  readonly rest: number;
}

/**
 * A participant's marks in each question, as item statistics need them; null where they say nothing
 * about the question: it is dropped, or it was one to choose and the participant did not choose it.
 * Equal marks give equal numbers, because they are exact until the last step.
 */
export function itemMarks(
  paper: KeyedPaper,
  answers: readonly (GivenAnswer | undefined)[],
): (ItemMark | null)[] {
  const parts = markPaper(paper, answers);
  const all = parts.flatMap((part) => part.answers);
  const total = sumFractions(all.map(({ marks }) => marks));
  const maxMarks = sumFractions(parts.map((part) => part.maxMarks));
  const counted = all.filter(({ counts }) => counts).length;
  // Many answers have the same marks. Fractions take much longer than a look-up.
  const rests = new Map<Fraction, number>();
  const restOf = (marks: Fraction): number => {
    const known = rests.get(marks);
    if (known !== undefined) return known;
    const multiple = timesFraction(subtractFractions(total, marks), counted);
    const rest = fractionToNumber(divideFractions(multiple, maxMarks));
    rests.set(marks, rest);
    return rest;
  };
  return parts.flatMap(({ section, answers: marked }) =>
    marked.map(({ outcome, marks, maxMarks: most, counts }) => {
      const isPassedOver = section?.choose && outcome === 'unanswered';
      if (!counts || isPassedOver || most.numerator <= 0n || maxMarks.numerator <= 0n) return null;
      return { mark: fractionToNumber(divideFractions(marks, most)), rest: restOf(marks) };
    }),
  );
}
