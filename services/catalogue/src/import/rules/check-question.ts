import { DIFFICULTIES, type Difficulty } from '../../questions/rules/difficulty.js';
import { cleanText, isUnshowable } from './clean-text.js';
import { describeValue } from './describe-value.js';
import { markBareLatex } from './formulas/bare-latex.js';
import type { QuestionDraft } from './import-item.js';
import { findMedia } from './media-links.js';

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

const INDEXES = new Set([0, 1, 2, 3]);
const ACCEPTED_KEYS =
  'expected is the index of the right option, a number from 0 to 3, or its letter from A to D';

export type Check = { ok: true; draft: QuestionDraft } | { ok: false; reason: string };

/** Thrown only inside the checks; its message is the reason. */
class InvalidItem extends Error {}

/**
 * Validates an item of a file. Returns the question with clean texts, or the reason why it is invalid.
 * Options are compared exactly: "Aa" and "AA" are different.
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
  const subject = required(item['subject'], 'subject', MAX_LENGTHS.name);
  const texts = options(item['options']);
  return {
    externalId: optional(item['id'], 'id', MAX_LENGTHS.id),
    exam: oneLine(required(item['exam'], 'exam', MAX_LENGTHS.name)),
    subject: oneLine(subject),
    topic: oneLine(optional(item['topic'], 'topic', MAX_LENGTHS.name) ?? subject),
    difficulty: difficulty(item['difficulty']),
    question: shownText(item['question'], 'question', MAX_LENGTHS.question),
    options: texts,
    correct: correct(item['correct'], texts),
    explanation: explanation(item['explanation']),
    source: optional(item['source'], 'source', MAX_LENGTHS.source),
    licence: optional(item['licence'], 'licence', MAX_LENGTHS.licence),
  };
}

function required(value: unknown, name: string, maxLength: number): string {
  const text = optional(value, name, maxLength);
  if (text === null) throw new InvalidItem(`${name} is missing or empty`);
  return text;
}

function optional(value: unknown, name: string, maxLength: number): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw new InvalidItem(`${name} is not a text`);
  // Cleaning time grows faster than the text's length, and cleaning hardly shortens a text.
  if (value.length > 4 * maxLength)
    throw new InvalidItem(`${name} is longer than ${maxLength} characters`);
  const text = cleanText(value);
  if (isUnshowable(text)) throw new InvalidItem(`${name} holds characters that cannot be shown`);
  if (text.length > maxLength)
    throw new InvalidItem(`${name} is longer than ${maxLength} characters`);
  return text === '' ? null : text;
}

function shownText(value: unknown, name: string, maxLength: number): string {
  return withoutMedia(markBareLatex(required(value, name, maxLength)), name);
}

function explanation(value: unknown): string | null {
  const text = optional(value, 'explanation', MAX_LENGTHS.explanation);
  return text === null ? null : withoutMedia(text, 'explanation');
}

function withoutMedia(text: string, name: string): string {
  const media = findMedia(text);
  if (media) throw new InvalidItem(`${name}: ${media}`);
  return text;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function difficulty(value: unknown): Difficulty {
  const known = DIFFICULTIES.find((name) => name === value);
  if (!known) throw new InvalidItem(`difficulty is not one of ${DIFFICULTIES.join(', ')}`);
  return known;
}

function options(value: unknown): string[] {
  if (!Array.isArray(value)) throw new InvalidItem('options is not a list');
  if (value.length !== 4) throw new InvalidItem(`there are ${value.length} options, not 4`);
  const texts = value.map((option: unknown, index) => {
    const name = `option ${'ABCD'.charAt(index)}`;
    return shownText(option, name, MAX_LENGTHS.option);
  });
  for (const [index, text] of texts.entries()) {
    const first = texts.indexOf(text);
    if (first !== index) {
      throw new InvalidItem(
        `options ${'ABCD'.charAt(first)} and ${'ABCD'.charAt(index)} are equal`,
      );
    }
  }
  return texts;
}

/** Accepts an index, or a letter unless it is the text of another option. */
function correct(value: unknown, texts: readonly string[]): number {
  if (value === undefined || value === null)
    throw new InvalidItem(`correct is missing; ${ACCEPTED_KEYS}`);
  if (typeof value === 'number' && INDEXES.has(value)) return value;
  const letter = typeof value === 'string' ? value.trim().toUpperCase() : '';
  const index = letter.length === 1 ? 'ABCD'.indexOf(letter) : -1;
  if (index < 0) throw new InvalidItem(`correct is ${describeValue(value)}; ${ACCEPTED_KEYS}`);
  const named = texts.findIndex((text) => text.toUpperCase() === letter);
  if (named < 0 || named === index) return index;
  const other = 'ABCD'.charAt(named);
  throw new InvalidItem(
    `correct is ${letter}, which is the text of option ${other}; give the index`,
  );
}
