import type { AcceptedRange } from '../../questions/rules/answer-key.js';
import { addDecimals, multiplyDecimals, readOperand } from '../../questions/rules/decimal.js';

const NUMBER = String.raw`[+-]?\d+(?:\.\d+)?`;
/** A number, a number with its tolerance, or the ends of a range; then the feedback. */
const ANSWER = new RegExp(
  String.raw`^\s*(?:%[^%]*%)?\s*(${NUMBER})(?::(${NUMBER})|\.\.(${NUMBER}))?\s*(?:#|$)`,
);

/** The answers of a numeric question, in its text. */
const ANSWERS = /((?<!\\)(?:\\\\)*\{\s*#)((?:\\.|[^\\}])*)\}/s;
/** What stands before the number of an answer, the number itself, and the feedback. */
const PARTS = /^(\s*(?:%[^%]*%)?\s*)([^#]*?)(\s*(?:#.*)?)$/s;

/**
 * Writes the numbers of a numeric question as the parser knows them: without blanks, in ASCII digits, with
 * digits before and after a point.
 */
export function withPlainNumbers(text: string): string {
  return text.replace(ANSWERS, (_, start: string, answers: string) => {
    const pieces = answers.split(/((?<!\\)(?:\\\\)*[=~])/).map((piece) =>
      piece.replace(PARTS, (_whole, before: string, number: string, after: string) => {
        const ends = number.split(/(:|\.\.)/).map((part) => readOperand(part) ?? part);
        return `${before}${ends.join('')}${after}`;
      }),
    );
    return `${start}${pieces.join('')}}`;
  });
}

/**
 * The ranges of a numeric GIFT question, one for each answer, from the text itself: the parser's numbers
 * are floating-point, and a key must be exact. Undefined for an answer that is no number.
 *
 * @param text an item that the parser has read as numeric
 */
export function readGiftNumbers(text: string): (AcceptedRange | undefined)[] {
  const answers = ANSWERS.exec(text)?.[2] ?? '';
  const pieces = answers.split(/(?<!\\)(?:\\\\)*[=~]/);
  // A single answer has no sign before it; otherwise there is nothing before the first sign.
  const written = pieces.length > 1 ? pieces.slice(1) : pieces;
  return written.map(toRange);
}

function toRange(answer: string): AcceptedRange | undefined {
  const [number, tolerance, high] = (ANSWER.exec(answer) ?? []).slice(1).map((digits) => {
    // It is longer than any question may have; the check says so.
    return digits === undefined ? undefined : (readOperand(digits) ?? digits);
  });
  if (number === undefined) return undefined;
  if (tolerance !== undefined) return around(number, tolerance);
  return { from: number, to: high ?? number };
}

/** The values that differ from a number by no more than a tolerance. */
export function around(number: string, tolerance: string): AcceptedRange {
  return {
    from: addDecimals(number, multiplyDecimals(tolerance, '-1')),
    to: addDecimals(number, tolerance),
  };
}
