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

/** The mean marks of a guess among `left` options: (right + (left − 1) × wrong) ÷ left. */
export function expectedMarks({ correct, wrong }: Marking, left: number): Fraction {
  const sum = addFractions(parseFraction(correct), timesFraction(parseFraction(wrong), left - 1));
  return fraction(sum.numerator, sum.denominator * BigInt(left));
}

/** The most options among which a guess gains marks on average, up to `optionCount`; at least 1. */
export function mostOptionsToGuess(marking: Marking, optionCount: number): number {
  for (let left = optionCount; left > 1; left -= 1) {
    if (expectedMarks(marking, left).numerator > 0n) return left;
  }
  return 1;
}

/**
 * When to guess and when not to answer under this marking, in a few sentences.
 *
 * @param optionCounts the number of options of each question
 */
export function guessingAdvice(marking: Marking, optionCounts: readonly number[]): string {
  if (parseFraction(marking.wrong).numerator >= 0n) return guessing.costsNothing;
  const fewest = Math.min(...optionCounts);
  const most = Math.max(...optionCounts);
  return fewest === most ? adviceFor(marking, most) : adviceForMixed(marking, most);
}

/** Every question has `optionCount` options. */
function adviceFor(marking: Marking, optionCount: number): string {
  const blind = expectedMarks(marking, optionCount);
  const left = mostOptionsToGuess(marking, optionCount);
  if (left === optionCount) return guessing.blindGains(marksInWords(blind));
  const isEven = blind.numerator === 0n;
  if (left === 1) return isEven ? guessing.evenBetweenTwo : guessing.alwaysLoses;
  const gain = marksInWords(expectedMarks(marking, left));
  const ruledOut = optionCount - left;
  return isEven
    ? guessing.blindIsEven(ruledOut, gain)
    : guessing.blindLoses(marksInWords(blind), ruledOut, gain);
}

/** The questions have different numbers of options, `most` at most. */
function adviceForMixed(marking: Marking, most: number): string {
  const left = mostOptionsToGuess(marking, most);
  const gain = marksInWords(expectedMarks(marking, left));
  if (left === most) return guessing.blindGainsAtLeast(gain);
  if (left > 1) return guessing.gainsAmong(left, gain);
  return expectedMarks(marking, 2).numerator === 0n
    ? guessing.evenBetweenTwo
    : guessing.alwaysLoses;
}

/** The size of a number of marks: an exact fraction below one, else rounded to two decimals. */
function marksInWords(marks: Fraction): string {
  const numerator = marks.numerator < 0n ? -marks.numerator : marks.numerator;
  const { denominator } = marks;
  if (numerator < denominator) return guessing.partOfMark(numerator, denominator);
  if (numerator === denominator) return guessing.oneMark;
  return guessing.marks(roundFraction({ numerator, denominator }));
}
