import { optionIndex, optionLetter } from '../../questions/rules/options.js';
import { describeValue } from './describe-value.js';

/** The index of the right option, or the list of several. */
export type Key = { ok: true; correct: number | number[] } | { ok: false; reason: string };

const SEPARATOR = /[;,]/;

/**
 * Finds the right option by its letter or its text, or several options by their letters (`A;C`). A number
 * is refused, because it may count from 0 or from 1. A letter that is another option's text is also
 * refused.
 */
export function readKey(text: string, options: readonly string[]): Key {
  const key = text.trim();
  const expected = `expected is the letter of the right option, from A to ${lastLetter(options)}, or its exact text`;
  if (key === '') return invalid(`correct is empty; ${expected}`);
  const byText = options.findIndex((option) => option.trim() === key);
  const byLetter = letterIndex(key, options);
  if (/^\d$/.test(key)) {
    return invalid(
      `correct is the number ${key}: name the column "correct index" if it counts from 0, "correct number" if it counts from 1`,
    );
  }
  if (byLetter >= 0 && byText >= 0 && byText !== byLetter) {
    return invalid(
      `correct is “${key}”, both a letter and the text of option ${optionLetter(byText)}: name the column "correct letter" if it has letters only`,
    );
  }
  if (byLetter >= 0 || byText >= 0) return { ok: true, correct: Math.max(byLetter, byText) };
  const several = readList(key, (part) => letterIndex(part, options));
  if (several) return { ok: true, correct: several };
  if (/^[A-H](?:[\s,;/&+]*[A-H])+$/i.test(key)) {
    return invalid(
      `correct is ${describeValue(key)}; several right options are written as letters from A to ${lastLetter(options)} with semicolons: A;B`,
    );
  }
  return invalid(`correct is ${describeValue(key)}; ${expected}`);
}

/** Finds the right option, or several, only by letters. */
export function readLetterKey(text: string, options: readonly string[]): Key {
  const key = readOneOrList(text, (part) => letterIndex(part, options));
  return (
    key ??
    invalid(
      `correct letter is ${describeValue(text)}; expected is a letter from A to ${lastLetter(options)}`,
    )
  );
}

/** Finds the right option, or several, by numbers that count from `first`. */
export function readCountedKey(text: string, first: 0 | 1, options: readonly string[]): Key {
  const key = readOneOrList(text, (part) => {
    const index = /^\d$/.test(part) ? Number(part) - first : -1;
    return index < countKeys(options) ? index : -1;
  });
  const column = first === 0 ? 'correct index' : 'correct number';
  return (
    key ??
    invalid(
      `${column} is ${describeValue(text)}; expected is a number from ${first} to ${first + countKeys(options) - 1}`,
    )
  );
}

function readOneOrList(text: string, indexOf: (part: string) => number): Key | undefined {
  const index = indexOf(text.trim());
  const correct = index >= 0 ? index : readList(text, indexOf);
  return correct === undefined ? undefined : { ok: true, correct };
}

/** The options in a list with semicolons or commas; undefined if it is none, or one of them is unknown. */
function readList(text: string, indexOf: (part: string) => number): number[] | undefined {
  const parts = text.split(SEPARATOR);
  if (parts.length < 2) return undefined;
  const indexes = parts.map((part) => indexOf(part.trim()));
  return indexes.every((index) => index >= 0) ? indexes : undefined;
}

/** The index of the option with this letter; -1 if it is not a single letter, or no option's. */
function letterIndex(key: string, options: readonly string[]): number {
  const index = optionIndex(key);
  return index < countKeys(options) ? index : -1;
}

function lastLetter(options: readonly string[]): string {
  return optionLetter(countKeys(options) - 1);
}

/** A question with fewer options is refused for these, and not for its key. */
function countKeys({ length }: readonly string[]): number {
  return Math.max(2, length);
}

function invalid(reason: string): Key {
  return { ok: false, reason };
}
