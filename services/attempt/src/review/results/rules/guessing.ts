import {
  addFractions,
  compareFractions,
  fraction,
  roundFraction,
  subtractFractions,
  timesFraction,
  type Fraction,
} from '../../../scoring/rules/fraction.js';
import { exactMarking, type Marking } from '../../../scoring/rules/mark-answer.js';
import { guessing, type GuessingScope } from '../insights.texts.js';

/** Marks of a question in which one option is right. */
export interface GuessedQuestion {
  readonly options: number;
  readonly marking: Marking;
}

/** What a right and a wrong guess give beyond no answer. */
interface Stakes {
  readonly right: Fraction;
  readonly wrong: Fraction;
}

/** What is at stake in a guess, compared with no answer. */
export function stakesOf(marking: Marking): Stakes {
  const { correct, wrong, unanswered } = exactMarking(marking);
  return {
    right: subtractFractions(correct, unanswered),
    wrong: subtractFractions(wrong, unanswered),
  };
}

/** What a guess among `left` options gains on average: (right + (left − 1) × wrong) ÷ left. */
export function expectedGain({ right, wrong }: Stakes, left: number): Fraction {
  const sum = addFractions(right, timesFraction(wrong, left - 1));
  return fraction(sum.numerator, sum.denominator * BigInt(left));
}

/** The most options among which a guess gains marks on average, up to `optionCount`; at least 1. */
export function mostOptionsToGuess(stakes: Stakes, optionCount: number): number {
  for (let left = optionCount; left > 1; left -= 1) {
    if (expectedGain(stakes, left).numerator > 0n) return left;
  }
  return 1;
}

/**
 * When to guess and when not to answer, in a few sentences; empty without questions. Only questions
 * with one right option can be guessed among known chances.
 *
 * @param scope how the texts call these questions
 */
export function guessingAdvice(
  questions: readonly GuessedQuestion[],
  scope: GuessingScope,
): string {
  const all = questions.map(({ marking }) => stakesOf(marking));
  const [least] = all.toSorted((a, b) => compareFractions(a.right, b.right));
  if (!least) return '';
  if (all.every(({ wrong }) => wrong.numerator >= 0n)) return scope.costsNothing;
  if (!all.every((one) => isSameRisk(one, least))) return guessing.byQuestion;
  const counts = questions.map(({ options }) => options);
  const most = Math.max(...counts);
  const isUniform =
    Math.min(...counts) === most &&
    all.every(({ right }) => compareFractions(right, least.right) === 0);
  return isUniform ? adviceFor(least, most, scope) : adviceForMixed(least, most, scope);
}

/** Whether a wrong answer costs the same share of what a right one gains. */
function isSameRisk(a: Stakes, b: Stakes): boolean {
  const product = (one: Fraction, other: Fraction): Fraction =>
    fraction(one.numerator * other.numerator, one.denominator * other.denominator);
  return compareFractions(product(a.right, b.wrong), product(b.right, a.wrong)) === 0;
}

/** Every question has `optionCount` options and the same marks. */
function adviceFor(stakes: Stakes, optionCount: number, scope: GuessingScope): string {
  const blind = expectedGain(stakes, optionCount);
  const left = mostOptionsToGuess(stakes, optionCount);
  if (left === optionCount) return guessing.blindGains(scope, marksInWords(blind));
  const isEven = blind.numerator === 0n;
  if (left === 1) return isEven ? guessing.evenBetweenTwo(scope) : guessing.alwaysLoses(scope);
  const gain = marksInWords(expectedGain(stakes, left));
  const ruledOut = optionCount - left;
  return isEven
    ? guessing.blindIsEven(scope, ruledOut, gain)
    : guessing.blindLoses(scope, { loss: marksInWords(blind), count: ruledOut, gain });
}

/** The questions differ: `most` is the most options, `least` the smallest marks. */
function adviceForMixed(least: Stakes, most: number, scope: GuessingScope): string {
  const left = mostOptionsToGuess(least, most);
  const gain = marksInWords(expectedGain(least, left));
  if (left === most) return guessing.blindGainsAtLeast(scope, gain);
  if (left > 1) return guessing.gainsAmong(scope, left, gain);
  return expectedGain(least, 2).numerator === 0n
    ? guessing.evenBetweenTwo(scope)
    : guessing.alwaysLoses(scope);
}

/** The size of a number of marks: an exact fraction below one, else rounded to two decimals. */
function marksInWords(marks: Fraction): string {
  const numerator = marks.numerator < 0n ? -marks.numerator : marks.numerator;
  const { denominator } = marks;
  if (numerator < denominator) return guessing.partOfMark(numerator, denominator);
  if (numerator === denominator) return guessing.oneMark;
  return guessing.marks(roundFraction({ numerator, denominator }));
}
