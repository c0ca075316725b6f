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
 * The mean marks of a guess among the options that are left after `ruledOut` wrong ones were ruled out, over
 * all questions: (right + (left − 1) × wrong) ÷ left.
 *
 * @param options the number of options of each question, at least one question
 */
export function expectedMarks(
  marking: Marking,
  options: readonly number[],
  ruledOut: number,
): Fraction {
  const right = parseFraction(marking.correct);
  const wrong = parseFraction(marking.wrong);
  const sum = options.reduce((total, count) => {
    const left = Math.max(1, count - ruledOut);
    const guess = addFractions(right, timesFraction(wrong, left - 1));
    return addFractions(total, fraction(guess.numerator, guess.denominator * BigInt(left)));
  }, fraction(0));
  return fraction(sum.numerator, sum.denominator * BigInt(options.length));
}

/** The fewest options to rule out before a guess gains marks on average: 0 when a blind guess does. */
export function optionsToRuleOut(marking: Marking, options: readonly number[]): number {
  const most = Math.max(...options) - 1;
  for (let ruledOut = 0; ruledOut < most; ruledOut += 1) {
    if (expectedMarks(marking, options, ruledOut).numerator > 0n) return ruledOut;
  }
  return most;
}

/**
 * When to guess and when not to answer under this marking, in a few sentences.
 *
 * @param options the number of options of each question
 */
export function guessingAdvice(marking: Marking, options: readonly number[]): string {
  const blind = expectedMarks(marking, options, 0);
  const ruledOut = optionsToRuleOut(marking, options);
  if (ruledOut === 0) {
    return parseFraction(marking.wrong).numerator >= 0n
      ? guessing.costsNothing
      : guessing.blindGains(marksInWords(blind));
  }
  const gain = marksInWords(expectedMarks(marking, options, ruledOut));
  if (blind.numerator === 0n) return guessing.blindIsEven(ruledOut, gain);
  if (ruledOut === Math.max(...options) - 1) return guessing.alwaysLoses;
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
