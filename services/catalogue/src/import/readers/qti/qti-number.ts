import { MAX_RANGES } from '../../../questions/rules/accepted-ranges.js';
import type { AcceptedRange } from '../../../questions/rules/answer-key.js';
import {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
} from '../../../questions/rules/decimal.js';
import { descendants, rawText, type MarkupElement } from '../../rules/markup/markup-node.js';
import { RefusedItemError } from '../../rules/refused-item.js';
import { readNumber } from './qti-decimal.js';
import {
  percent,
  readTolerance,
  type DeclaredResponse,
  type ResponseProcessing,
} from './response-processing.js';

/** How many numbers a response processing may compare with. */
const MAX_NUMBERS = 50;
const MAX_TOLERANCES = 4;

const ARITHMETIC = new Set(['sum', 'product', 'subtract', 'containerSize']);
const MARKS = new Set(['SCORE', 'MAXSCORE', 'MINSCORE']);

/**
 * Finds the numbers that score. Between two numbers that the processing compares with, all answers are
 * treated alike, so one answer of each such stretch is tried, and the ends. Throws RefusedItemError if
 * only a part of the marks can be earned, or if a range has no end.
 */
export function findRightNumbers(
  rules: MarkupElement | undefined,
  declared: DeclaredResponse,
  processing: ResponseProcessing,
  isInteger: boolean,
): AcceptedRange[] {
  if (rules) refuseCalculations(rules, declared);
  const ends = endsOf(rules, declared, processing);
  const tried = tryAll(ends, processing);
  const scores = new Set(tried.flatMap(({ score }) => (score > 0 ? [score] : [])));
  if (scores.size === 0) throw new RefusedItemError('it has no right answer');
  if (scores.size > 1) throw new RefusedItemError('several answers earn marks (partial credit)');
  const ranges = isInteger ? wholeNumbers(tried) : closedRanges(tried);
  if (declared.correct.length > 0 && !(processing.score(declared.correct) > 0)) {
    throw new RefusedItemError('its scoring contradicts the right answer that it declares');
  }
  return ranges;
}

/** What is compared with a number must be the answer itself. */
function refuseCalculations(rules: MarkupElement, { id }: DeclaredResponse): void {
  for (const element of descendants(rules)) {
    const isMarks =
      element.name === 'setOutcomeValue' && MARKS.has(element.attributes.get('identifier') ?? '');
    if (!isMarks && !ARITHMETIC.has(element.name)) continue;
    for (const { name, attributes } of descendants(element)) {
      const variable = attributes.get('identifier') ?? '';
      const isOther = isMarks ? variable === id || variable === 'RESPONSE' : !MARKS.has(variable);
      if (name === 'variable' && isOther) {
        throw new RefusedItemError('its response processing calculates with the answer');
      }
    }
  }
}

/** The numbers at which the score may change, ascending. */
function endsOf(
  rules: MarkupElement | undefined,
  { correct, mapping }: DeclaredResponse,
  { defaults }: ResponseProcessing,
): string[] {
  const elements = rules ? [...descendants(rules)] : [];
  const texts = [
    ...correct,
    ...elements.filter(({ name }) => name === 'baseValue').map((it) => rawText(it).trim()),
    ...[...defaults.values()].flat(),
    ...(mapping ? [...descendants(mapping)].map((it) => it.attributes.get('mapKey')?.trim()) : []),
  ];
  const numbers = [...new Set(texts.flatMap((text) => (text && readNumber(text)) || []))];
  const tolerances = elements.filter(
    ({ name, attributes }) => name === 'equal' && attributes.has('tolerance'),
  );
  if (numbers.length > MAX_NUMBERS || tolerances.length > MAX_TOLERANCES) {
    throw new RefusedItemError(`its response processing compares with too many numbers`);
  }
  const ends = [...numbers, ...tolerances.flatMap((equal) => boundsOf(equal, numbers))];
  return [...new Set(ends)].toSorted(compareDecimals);
}

/** The ends of the ranges that an `equal` with a tolerance accepts around these numbers. */
function boundsOf(equal: MarkupElement, numbers: readonly string[]): string[] {
  const tolerances = readTolerance(equal.attributes.get('tolerance') ?? '');
  const signed = tolerances.flatMap((tolerance) => [tolerance, negative(tolerance)]);
  switch (equal.attributes.get('toleranceMode')?.trim()) {
    case 'absolute':
      return numbers.flatMap((number) => signed.map((tolerance) => addDecimals(number, tolerance)));
    case 'relative':
      refuseRelativeToAnswer(equal);
      return numbers.flatMap((number) =>
        signed.map((tolerance) => multiplyDecimals(number, addDecimals('1', percent(tolerance)))),
      );
    default:
      return [];
  }
}

/** The tolerance is relative to the first number. Relative to the answer, its ends are no decimals. */
function refuseRelativeToAnswer({ children }: MarkupElement): void {
  const first = children.find((child) => typeof child !== 'string');
  if (typeof first !== 'string' && first?.name === 'variable') {
    throw new RefusedItemError('its tolerance is relative to the answer');
  }
}

function negative(number: string): string {
  return multiplyDecimals(number, '-1');
}

/** A number, or the stretch between two of them without these; null where it has no end. */
interface Tried {
  from: string | null;
  to: string | null;
  isStretch: boolean;
  score: number;
}

function tryAll(ends: readonly string[], processing: ResponseProcessing): Tried[] {
  const stretch = (from: string | null, to: string | null): Tried => {
    return { from, to, isStretch: true, score: processing.score([between(from, to)]) };
  };
  return [
    ...ends.flatMap((end, index): Tried[] => [
      stretch(ends[index - 1] ?? null, end),
      { from: end, to: end, isStretch: false, score: processing.score([end]) },
    ]),
    stretch(ends.at(-1) ?? null, null),
  ];
}

function between(from: string | null, to: string | null): string {
  if (from === null) return to === null ? '0' : addDecimals(to, '-1');
  return to === null ? addDecimals(from, '1') : multiplyDecimals(addDecimals(from, to), '0.5');
}

/** Joins what scores to ranges that include their ends. */
function closedRanges(tried: readonly Tried[]): AcceptedRange[] {
  const scores = (index: number): boolean => (tried[index]?.score ?? 0) > 0;
  return tried.flatMap(({ from, to, isStretch }, index) => {
    if (!scores(index)) return [];
    if (from === null || to === null) throw new RefusedItemError('it accepts a range without end');
    if (isStretch && !(scores(index - 1) && scores(index + 1))) {
      const end = scores(index - 1) ? to : from;
      throw new RefusedItemError(`it accepts numbers up to ${end}, but not ${end} itself`);
    }
    return [{ from, to }];
  });
}

/** The whole numbers that score, because no other can be entered. */
function wholeNumbers(tried: readonly Tried[]): AcceptedRange[] {
  const numbers = new Set<string>();
  for (const { from, to, isStretch, score } of tried) {
    if (!(score > 0)) continue;
    if (from === null || to === null) throw new RefusedItemError('it accepts a range without end');
    for (const number of wholeNumbersIn(from, to, isStretch)) {
      numbers.add(number);
      if (numbers.size > MAX_RANGES) {
        throw new RefusedItemError(`it accepts more than ${MAX_RANGES} whole numbers`);
      }
    }
  }
  if (numbers.size === 0) throw new RefusedItemError('it has no right answer');
  return [...numbers].map((number) => ({ from: number, to: number }));
}

function* wholeNumbersIn(from: string, to: string, isStretch: boolean): Generator<string> {
  let number = BigInt(from.split('.')[0] ?? '') - 1n;
  for (; compareDecimals(String(number), to) <= 0; number += 1n) {
    const text = String(number);
    const [isAbove, isBelow] = [compareDecimals(text, from), compareDecimals(to, text)];
    if (isStretch ? isAbove > 0 && isBelow > 0 : isAbove === 0) yield text;
  }
}
