import { DIFFICULTIES, type Difficulty } from '../../questions/rules/difficulty.js';
import type { QuestionDraft } from '../import-item.js';
import { cleanText, isUnshowable } from './clean-text.js';
import { describeValue } from './describe-value.js';
import { markBareLatex } from './formulas/bare-latex.js';
import { findMedia } from './media-links.js';

/** Characters of an exam's, a subject's or a topic's name. */
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
const KEYS_TAKEN =
  'it takes the index of the right option, a number from 0 to 3, or its letter from A to D';

export type Check = { ok: true; draft: QuestionDraft } | { ok: false; reason: string };

/** Thrown inside the checks only; its message is the reason. */
class Misfit extends Error {}

/**
 * Takes an item as some file has it and gives the question that it is, its texts cleaned, or the reason
 * why it does not fit. Options are compared exactly: "Aa" and "AA" are different.
 */
export function checkQuestion(item: Readonly<Record<string, unknown>>): Check {
  try {
    return { ok: true, draft: toDraft(item) };
  } catch (error) {
    if (error instanceof Misfit) return { ok: false, reason: error.message };
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

function required(value: unknown, name: string, longest: number): string {
  const text = optional(value, name, longest);
  if (text === null) throw new Misfit(`${name} is missing or empty`);
  return text;
}

function optional(value: unknown, name: string, longest: number): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw new Misfit(`${name} is not a text`);
  // Cleaning takes time that grows faster than the text; it makes no text much shorter than it was.
  if (value.length > 4 * longest) throw new Misfit(`${name} is longer than ${longest} characters`);
  const text = cleanText(value);
  if (isUnshowable(text)) throw new Misfit(`${name} holds characters that cannot be shown`);
  if (text.length > longest) throw new Misfit(`${name} is longer than ${longest} characters`);
  return text === '' ? null : text;
}

function shownText(value: unknown, name: string, longest: number): string {
  return withoutMedia(markBareLatex(required(value, name, longest)), name);
}

function explanation(value: unknown): string | null {
  const text = optional(value, 'explanation', MAX_LENGTHS.explanation);
  return text === null ? null : withoutMedia(text, 'explanation');
}

function withoutMedia(text: string, name: string): string {
  const media = findMedia(text);
  if (media) throw new Misfit(`${name}: ${media}`);
  return text;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function difficulty(value: unknown): Difficulty {
  const known = DIFFICULTIES.find((name) => name === value);
  if (!known) throw new Misfit(`difficulty is not one of ${DIFFICULTIES.join(', ')}`);
  return known;
}

function options(value: unknown): string[] {
  if (!Array.isArray(value)) throw new Misfit('options is not a list');
  if (value.length !== 4) throw new Misfit(`there are ${value.length} options, not 4`);
  const texts = value.map((option: unknown, index) => {
    const name = `option ${'ABCD'.charAt(index)}`;
    return shownText(option, name, MAX_LENGTHS.option);
  });
  for (const [index, text] of texts.entries()) {
    const first = texts.indexOf(text);
    if (first !== index) {
      throw new Misfit(`options ${'ABCD'.charAt(first)} and ${'ABCD'.charAt(index)} are equal`);
    }
  }
  return texts;
}

/** An index, or a letter unless that is another option's text. */
function correct(value: unknown, texts: readonly string[]): number {
  if (value === undefined || value === null) throw new Misfit(`correct is missing; ${KEYS_TAKEN}`);
  if (typeof value === 'number' && INDEXES.has(value)) return value;
  const letter = typeof value === 'string' ? value.trim().toUpperCase() : '';
  const index = letter.length === 1 ? 'ABCD'.indexOf(letter) : -1;
  if (index < 0) throw new Misfit(`correct is ${describeValue(value)}; ${KEYS_TAKEN}`);
  const named = texts.findIndex((text) => text.toUpperCase() === letter);
  if (named < 0 || named === index) return index;
  const other = 'ABCD'.charAt(named);
  throw new Misfit(`correct is ${letter}, which is the text of option ${other}; give the index`);
}
