import { DIFFICULTIES, type Difficulty } from '../../questions/rules/difficulty.js';
import type { QuestionDraft } from '../import-item.js';
import { cleanText, isUnshowable } from './clean-text.js';

/** Characters of an exam's, a subject's or a topic's name. */
export const LONGEST_NAME = 120;

const LONGEST = {
  question: 12_000,
  option: 3_000,
  explanation: 30_000,
  name: LONGEST_NAME,
  id: 200,
  source: 300,
  licence: 120,
} as const;

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
  const subject = required(item['subject'], 'subject', LONGEST.name);
  return {
    externalId: optional(item['id'], 'id', LONGEST.id),
    exam: oneLine(required(item['exam'], 'exam', LONGEST.name)),
    subject: oneLine(subject),
    topic: oneLine(optional(item['topic'], 'topic', LONGEST.name) ?? subject),
    difficulty: difficulty(item['difficulty']),
    question: required(item['question'], 'question', LONGEST.question),
    options: options(item['options']),
    correct: correct(item['correct']),
    explanation: optional(item['explanation'], 'explanation', LONGEST.explanation),
    source: optional(item['source'], 'source', LONGEST.source),
    licence: optional(item['licence'], 'licence', LONGEST.licence),
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
  const texts = value.map((option: unknown, index) =>
    required(option, `option ${'ABCD'.charAt(index)}`, LONGEST.option),
  );
  for (const [index, text] of texts.entries()) {
    const first = texts.indexOf(text);
    if (first !== index) {
      throw new Misfit(`options ${'ABCD'.charAt(first)} and ${'ABCD'.charAt(index)} are equal`);
    }
  }
  return texts;
}

function correct(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 3) {
    throw new Misfit('correct is not 0, 1, 2 or 3');
  }
  return value;
}
