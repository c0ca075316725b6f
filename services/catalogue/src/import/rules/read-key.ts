import { optionIndex, optionLetter } from '../../questions/rules/options.js';
import { describeValue } from './describe-value.js';

export type Key = { ok: true; index: number } | { ok: false; reason: string };

/**
 * Finds the right option by its letter or its text. A number is refused, because it may count from 0 or
 * from 1. A letter that is another option's text is also refused.
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
  if (byLetter >= 0 || byText >= 0) return { ok: true, index: Math.max(byLetter, byText) };
  if (/^[A-H](?:[\s,;/&+]*[A-H])+$/i.test(key)) {
    return invalid(`correct is ${describeValue(key)}: there are several right answers, not one`);
  }
  return invalid(`correct is ${describeValue(key)}; ${expected}`);
}

/** Finds the right option only by its letter. */
export function readLetterKey(text: string, options: readonly string[]): Key {
  const index = letterIndex(text.trim(), options);
  if (index >= 0) return { ok: true, index };
  return invalid(
    `correct letter is ${describeValue(text)}; expected is a letter from A to ${lastLetter(options)}`,
  );
}

/** Finds the right option by a number that counts from `first`. */
export function readCountedKey(text: string, first: 0 | 1, options: readonly string[]): Key {
  const key = text.trim();
  const index = /^\d$/.test(key) ? Number(key) - first : -1;
  if (index >= 0 && index < countKeys(options)) return { ok: true, index };
  const column = first === 0 ? 'correct index' : 'correct number';
  return invalid(
    `${column} is ${describeValue(text)}; expected is a number from ${first} to ${first + countKeys(options) - 1}`,
  );
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
