import { OPTIONS_PER_QUESTION } from '../../scoring/rules/answer.js';
import {
  addFractions,
  fraction,
  parseFraction,
  roundFraction,
  timesFraction,
  type Fraction,
} from '../../scoring/rules/fraction.js';
import { guessing } from '../insights.texts.js';

/** Marks per right and per wrong answer, exact fractions as text. */
export interface Marking {
  readonly correct: string;
  readonly wrong: string;
}

/**
 * The mean marks of a guess among the options that are left after `ruledOut` wrong ones were ruled out:
 * (right + (left − 1) × wrong) ÷ left.
 */
export function expectedMarks({ correct, wrong }: Marking, ruledOut: number): Fraction {
  const left = OPTIONS_PER_QUESTION - ruledOut;
  const sum = addFractions(parseFraction(correct), timesFraction(parseFraction(wrong), left - 1));
  return fraction(sum.numerator, sum.denominator * BigInt(left));
}

/** The fewest options to rule out before a guess gains marks on average: 0 when a blind guess does. */
export function optionsToRuleOut(marking: Marking): number {
  for (let ruledOut = 0; ruledOut < OPTIONS_PER_QUESTION - 1; ruledOut += 1) {
    if (expectedMarks(marking, ruledOut).numerator > 0n) return ruledOut;
  }
  return OPTIONS_PER_QUESTION - 1;
}

/** When to guess and when not to answer under this marking, in a few sentences. */
export function guessingAdvice(marking: Marking): string {
  const blind = expectedMarks(marking, 0);
  const ruledOut = optionsToRuleOut(marking);
  if (ruledOut === 0) {
    return parseFraction(marking.wrong).numerator >= 0n
      ? guessing.costsNothing
      : guessing.blindGains(marksInWords(blind));
  }
  const gain = marksInWords(expectedMarks(marking, ruledOut));
  if (blind.numerator === 0n) return guessing.blindIsEven(ruledOut, gain);
  if (ruledOut === OPTIONS_PER_QUESTION - 1) return guessing.alwaysLoses;
  return guessing.blindLoses(marksInWords(blind), ruledOut, gain);
}

/** The size of a number of marks: an exact fraction below one, else rounded to two decimals. */
function marksInWords(marks: Fraction): string {
  const numerator = marks.numerator < 0n ? -marks.numerator : marks.numerator;
  const { denominator } = marks;
  if (numerator < denominator) return guessing.partOfMark(numerator, denominator);
  if (numerator === denominator) return guessing.oneMark;
  return guessing.marks(roundFraction({ numerator, denominator }));
}
