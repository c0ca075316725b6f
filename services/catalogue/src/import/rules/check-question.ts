import { DIFFICULTIES, type Difficulty } from '../../questions/rules/difficulty.js';
import { optionCountProblem, optionIndex, optionLetter } from '../../questions/rules/options.js';
import { cleanText, isUnshowable } from './clean-text.js';
import { describeValue } from './describe-value.js';
import { markBareLatex } from './formulas/bare-latex.js';
import type { QuestionDraft } from './import-item.js';
import { findMedia } from './media-links.js';
import { findOverride, isVisible, visibleForm, visibleName } from './visible-text.js';

/** Maximum length of the name of an exam, a subject or a topic, in characters. */
export const MAX_NAME_LENGTH = 120;

const MAX_LENGTHS = {
  question: 12_000,
  option: 3_000,
  explanation: 30_000,
  name: MAX_NAME_LENGTH,
  id: 200,
  source: 300,
  licence: 120,
} as const;

export type Check = { ok: true; draft: QuestionDraft } | { ok: false; reason: string };

/** Thrown only inside the checks; its message is the reason. */
class InvalidItem extends Error {}

/**
 * Validates an item of a file. Returns the question with clean texts, or the reason why it is invalid.
 * Options are compared as readers see them: "Aa" and "AA" are different.
 */
export function checkQuestion(item: Readonly<Record<string, unknown>>): Check {
  try {
    return { ok: true, draft: toDraft(item) };
  } catch (error) {
    if (error instanceof InvalidItem) return { ok: false, reason: error.message };
    throw error;
  }
}

function toDraft(item: Readonly<Record<string, unknown>>): QuestionDraft {
  const subject = requiredName(item['subject'], 'subject');
  const texts = options(item['options']);
  return {
    externalId: name(item['id'], 'id', MAX_LENGTHS.id),
    exam: requiredName(item['exam'], 'exam'),
    subject,
    topic: name(item['topic'], 'topic', MAX_LENGTHS.name) ?? subject,
    difficulty: difficulty(item['difficulty']),
    question: shownText(item['question'], 'question', MAX_LENGTHS.question),
    options: texts,
    correct: correct(item['correct'], texts),
    explanation: explanation(item['explanation']),
    source: name(item['source'], 'source', MAX_LENGTHS.source),
    licence: name(item['licence'], 'licence', MAX_LENGTHS.licence),
  };
}

function requiredName(value: unknown, field: string): string {
  return present(name(value, field, MAX_LENGTHS.name), field);
}

/** One line without invisible characters and controls of the writing direction. */
function name(value: unknown, field: string, maxLength: number): string | null {
  return optional(value, field, maxLength, (text) => visibleName(text).replace(/\s+/g, ' '));
}

function present(text: string | null, field: string): string {
  if (text === null) throw new InvalidItem(`${field} is missing or empty`);
  return text;
}

function optional(
  value: unknown,
  field: string,
  maxLength: number,
  prepare: (text: string) => string,
): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw new InvalidItem(`${field} is not a text`);
  const tooLong = `${field} is longer than ${maxLength} characters`;
  // Cleaning time grows faster than the text's length, and cleaning hardly shortens a text.
  if (value.length > 4 * maxLength) throw new InvalidItem(tooLong);
  const text = cleanText(prepare(value));
  if (isUnshowable(text)) throw new InvalidItem(`${field} holds characters that cannot be shown`);
  if (text.length > maxLength) throw new InvalidItem(tooLong);
  return isVisible(text) ? text : null;
}

function shownText(value: unknown, field: string, maxLength: number): string {
  const text = present(optionalText(value, field, maxLength), field);
  return withoutMedia(markBareLatex(text), field);
}

function optionalText(value: unknown, field: string, maxLength: number): string | null {
  const text = optional(value, field, maxLength, (given) => given);
  const override = text === null ? undefined : findOverride(text);
  if (override) throw new InvalidItem(`${field} holds ${override}, which reorders the text`);
  return text;
}

function explanation(value: unknown): string | null {
  const text = optionalText(value, 'explanation', MAX_LENGTHS.explanation);
  return text === null ? null : withoutMedia(text, 'explanation');
}

function withoutMedia(text: string, field: string): string {
  const media = findMedia(text);
  if (media) throw new InvalidItem(`${field}: ${media}`);
  return text;
}

function difficulty(value: unknown): Difficulty {
  const known = DIFFICULTIES.find((name) => name === value);
  if (!known) throw new InvalidItem(`difficulty is not one of ${DIFFICULTIES.join(', ')}`);
  return known;
}

function options(value: unknown): string[] {
  if (!Array.isArray(value)) throw new InvalidItem('options is not a list');
  const problem = optionCountProblem(value.length);
  if (problem !== undefined) throw new InvalidItem(problem);
  const texts = value.map((option: unknown, index) => {
    return shownText(option, `option ${optionLetter(index)}`, MAX_LENGTHS.option);
  });
  const visible = texts.map(visibleForm);
  for (const [index, text] of visible.entries()) {
    const first = visible.indexOf(text);
    if (first !== index) {
      throw new InvalidItem(`options ${optionLetter(first)} and ${optionLetter(index)} are equal`);
    }
  }
  return texts;
}

/** Accepts an index, or a letter unless it is the text of another option. */
function correct(value: unknown, texts: readonly string[]): number {
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
