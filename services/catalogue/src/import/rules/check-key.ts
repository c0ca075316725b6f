import { MAX_DECIMAL_DIGITS } from '@abhyas/service-kit/rules';
import { joinRanges, MAX_RANGES } from '../../questions/rules/accepted-ranges.js';
import type { AcceptedRange, AnswerKey } from '../../questions/rules/answer-key.js';
import { compareDecimals, readFileDecimal } from '../../questions/rules/decimal.js';
import { QUESTION_KINDS, type QuestionKind } from '../../questions/rules/kinds.js';
import { optionIndex, optionLetter } from '../../questions/rules/options.js';
import { isMissing } from './complete-item.js';
import { describeValue } from './describe-value.js';
import { InvalidItem } from './invalid-item.js';

/**
 * The kind of an item, by the fields that it has: a list of right options, one right option, or an answer
 * that is a number. Throws InvalidItem if it names another kind.
 */
export function kindOf(item: Readonly<Record<string, unknown>>): QuestionKind {
  const { kind: named, correct, answer } = item;
  const found = kindOfFields(correct, answer);
  if (isMissing(named)) return found;
  const kind = QUESTION_KINDS.find((name) => name === named);
  if (!kind) {
    const expected = `expected is one of ${QUESTION_KINDS.join(', ')}`;
    throw new InvalidItem(`kind is ${describeValue(named)}; ${expected}`);
  }
  if (kind === found || (kind === 'multiple' && isMissing(correct))) return kind;
  if (kind === 'numeric' || found === 'numeric') {
    const expected = kind === 'numeric' ? '“answer” and no “correct”' : '“options” and “correct”';
    throw new InvalidItem(`kind is ${kind}; such a question has ${expected}`);
  }
  const given = found === 'multiple' ? 'a list' : 'no list';
  throw new InvalidItem(`kind is ${kind}, but correct is ${given}`);
}

function kindOfFields(correct: unknown, answer: unknown): QuestionKind {
  if (Array.isArray(correct)) return 'multiple';
  return isMissing(correct) && !isMissing(answer) ? 'numeric' : 'single';
}

/** Reads the right options of a choice. Throws InvalidItem. */
export function choiceKey(
  kind: 'single' | 'multiple',
  value: unknown,
  texts: readonly string[],
): AnswerKey {
  if (kind === 'single') return { kind, correct: rightOption(value, texts) };
  if (value === undefined || value === null) {
    throw new InvalidItem('correct is missing; expected is the list of the right options');
  }
  if (!Array.isArray(value)) throw new InvalidItem('correct is not a list');
  if (value.length === 0) throw new InvalidItem('correct is an empty list');
  const named = value.slice(0, texts.length + 1).map((option) => rightOption(option, texts));
  const repeated = named.find((option, index) => named.indexOf(option) < index);
  if (repeated !== undefined) {
    throw new InvalidItem(`correct names option ${optionLetter(repeated)} twice`);
  }
  return { kind, correctOptions: named.toSorted((a, b) => a - b) };
}

/** Accepts an index, or a letter unless it is the text of another option. */
function rightOption(value: unknown, texts: readonly string[]): number {
  const last = texts.length - 1;
  const expected = `expected is the index of the right option, a number from 0 to ${last}, or its letter from A to ${optionLetter(last)}`;
  if (value === undefined || value === null)
    throw new InvalidItem(`correct is missing; ${expected}`);
  if (typeof value === 'number' && texts[value] !== undefined) return value;
  const letter = typeof value === 'string' ? value.trim().toUpperCase() : '';
  const index = optionIndex(letter);
  if (index < 0 || index > last)
    throw new InvalidItem(`correct is ${describeValue(value)}; ${expected}`);
  const named = texts.findIndex((text) => text.toUpperCase() === letter);
  if (named < 0 || named === index) return index;
  const other = optionLetter(named);
  throw new InvalidItem(
    `correct is ${letter}, which is the text of option ${other}; give the index`,
  );
}

/** Reads the accepted values of a numeric question: a number, a range, or a list of these. */
export function acceptedRanges(value: unknown): AcceptedRange[] {
  if (isMissing(value)) throw new InvalidItem('answer is missing');
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (values.length === 0) throw new InvalidItem('answer is an empty list');
  if (values.length > MAX_RANGES) {
    throw new InvalidItem(`answer lists ${values.length} values; there are at most ${MAX_RANGES}`);
  }
  return joinRanges(values.map(toRange));
}

function toRange(value: unknown): AcceptedRange {
  if (typeof value !== 'object' || value === null) {
    const number = decimal(value, 'answer');
    return { from: number, to: number };
  }
  const { from, to } = value as Readonly<Record<string, unknown>>;
  const range = { from: decimal(from, 'answer from'), to: decimal(to, 'answer to') };
  if (compareDecimals(range.from, range.to) <= 0) return range;
  throw new InvalidItem(`answer is from ${range.from} to ${range.to}, which is no range`);
}

function decimal(value: unknown, field: string): string {
  if (isMissing(value)) throw new InvalidItem(`${field} is missing`);
  if (typeof value === 'number') {
    throw new InvalidItem(`${field} is not a text; write the number in quotes: "${value}"`);
  }
  const number = typeof value === 'string' ? readFileDecimal(value) : undefined;
  if (number !== undefined) return number;
  throw new InvalidItem(
    `${field} is ${describeValue(value)}; expected is a decimal number with at most ${MAX_DECIMAL_DIGITS} digits before and after the point, and without an exponent`,
  );
}
