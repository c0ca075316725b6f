import type { AcceptedRange } from '../../questions/rules/answer-key.js';
import { compareDecimals } from '../../questions/rules/decimal.js';
import { InvalidItem } from './invalid-item.js';

/** Files round a third to 33.33333 or 33 percent. */
const MAX_ROUNDING = 1;

/** The reason for refusing a question of which only a part of the marks can be earned, in percent. */
export function partialCredit(shares: readonly number[]): string {
  const [first = 0, ...others] = shares;
  if (others.length > 0 && others.every((share) => share === first)) {
    return `its ${shares.length} right answers earn ${first} % of the marks each, not 100 % together`;
  }
  return `an answer earns ${shares.find((share) => share !== 100)} % of the marks (partial credit)`;
}

/** Whether several right options share all marks equally, so that they are right together. */
export function isEqualShare(shares: readonly number[]): boolean {
  const whole = 100 / shares.length;
  return shares.length > 1 && shares.every((share) => Math.abs(share - whole) < MAX_ROUNDING);
}

/** An answer of a numeric question: the values, undefined for any, and the percentage of the marks. */
export interface NumericAnswer {
  range: AcceptedRange | undefined;
  credit: number;
}

/**
 * The values that earn all marks. Answers without marks only have feedback, unless they are among the
 * right values. Throws InvalidItem.
 */
export function readNumericKey(answers: readonly NumericAnswer[]): AcceptedRange[] {
  const partial = answers.find(({ credit }) => credit > 0 && credit !== 100);
  if (partial) throw new InvalidItem(partialCredit([partial.credit]));
  const [right, wrong] = [true, false].map((isRight) =>
    answers.filter(({ credit }) => credit > 0 === isRight),
  );
  const ranges = right?.flatMap(({ range }) => range ?? []) ?? [];
  if (right?.length !== ranges.length) throw new InvalidItem('any answer to it is right');
  if (ranges.length === 0) throw new InvalidItem('it has no right answer');
  const exception = wrong?.find(({ range }) => range && ranges.some((own) => overlap(own, range)));
  if (exception) {
    throw new InvalidItem(`${exception.range?.from} is a wrong answer, and among the right ones`);
  }
  return ranges;
}

function overlap(a: AcceptedRange, b: AcceptedRange): boolean {
  return compareDecimals(a.from, b.to) <= 0 && compareDecimals(b.from, a.to) <= 0;
}
