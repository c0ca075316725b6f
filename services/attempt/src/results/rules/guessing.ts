import { OPTIONS_PER_QUESTION } from '../../scoring/rules/answer.js';
import {
  addFractions,
  fraction,
  parseFraction,
  roundFraction,
  timesFraction,
  type Fraction,
} from '../../scoring/rules/fraction.js';

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

/** When to guess and when to leave a question open under this marking, in one or two sentences. */
export function guessingAdvice(marking: Marking): string {
  const blind = expectedMarks(marking, 0);
  const ruledOut = optionsToRuleOut(marking);
  if (ruledOut === 0) {
    if (parseFraction(marking.wrong).numerator >= 0n) {
      return 'A wrong answer costs nothing in this test: leave no question open.';
    }
    return `In this test even a blind guess gains ${marksInWords(blind)} on average, and each option that you rule out makes it better: leave no question open.`;
  }
  const few = ruledOut === 1 ? 'one option' : `${WORDS[ruledOut] ?? ruledOut} options`;
  const gain = marksInWords(expectedMarks(marking, ruledOut));
  if (blind.numerator === 0n) {
    return `In this test a blind guess gains nothing and loses nothing on average. Rule out ${few}, and a guess gains ${gain} on average.`;
  }
  if (ruledOut === OPTIONS_PER_QUESTION - 1) {
    return `In this test a guess loses marks on average, even between two options: leave a question open unless you are sure.`;
  }
  return `In this test a blind guess loses ${marksInWords(blind)} on average: leave a question open unless you can rule out ${few}. Then a guess gains ${gain} on average.`;
}

const WORDS = ['no', 'one', 'two', 'three'];

/** The size of a number of marks: an exact fraction below one, else rounded to two decimals. */
function marksInWords(marks: Fraction): string {
  const numerator = marks.numerator < 0n ? -marks.numerator : marks.numerator;
  const { denominator } = marks;
  if (numerator < denominator) return `${numerator}/${denominator} of a mark`;
  if (numerator === denominator) return '1 mark';
  return `${roundFraction({ numerator, denominator })} marks`;
}
