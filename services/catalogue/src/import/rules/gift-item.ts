import type { GIFTQuestion, MultipleChoice, TextChoice, TrueFalse } from 'gift-pegjs';
import { optionLetter } from '../../questions/rules/options.js';
import type { Category } from './category-path.js';
import type { GiftComment } from './gift-comment.js';
import { readGiftText, type GiftText } from './gift-text.js';
import { readDifficulty } from './read-difficulty.js';

export type GiftCheck =
  | { ok: true; item: Readonly<Record<string, unknown>>; warnings: readonly string[] }
  | { ok: false; reason: string };

/** Thrown only in this file; its message is the reason. */
class InvalidItem extends Error {}

const OTHER_TYPES: Readonly<Record<Exclude<GIFTQuestion['type'], 'MC' | 'TF'>, string>> = {
  Category: 'it is no question but a category',
  Description: 'it has no answers',
  Essay: 'it is an essay question',
  Matching: 'it is a matching question',
  Numerical: 'it is a numeric question',
  Short: 'it is a short-answer question',
};

/** Converts a parsed GIFT question to an item, or returns the reason of a refusal. */
export function readGiftItem(
  question: GIFTQuestion,
  comment: GiftComment,
  category: Category,
): GiftCheck {
  if (question.type !== 'MC' && question.type !== 'TF') {
    return { ok: false, reason: OTHER_TYPES[question.type] };
  }
  const warnings: string[] = [];
  try {
    const content =
      question.type === 'MC' ? contentOf(question, warnings) : trueOrFalse(question, warnings);
    return { ok: true, item: { ...placeOf(comment, category), ...content }, warnings };
  } catch (error) {
    if (error instanceof InvalidItem) return { ok: false, reason: error.message };
    throw error;
  }
}

function placeOf({ id, tags }: GiftComment, category: Category): object {
  const tagged = (name: string): string | undefined =>
    tags.find((tag) => tag.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1);
  return {
    id,
    exam: tagged('exam') ?? category.exam,
    subject: category.subject ?? tagged('subject'),
    topic: tagged('topic') ?? category.topic,
    difficulty: readDifficulty(tagged('difficulty') ?? ''),
    source: tagged('source'),
    licence: tagged('licence'),
  };
}

function contentOf({ stem, choices, globalFeedback }: MultipleChoice, warnings: string[]): object {
  const right = choices.filter(isRight);
  if (right.length !== 1) throw new InvalidItem(`there are ${right.length} right answers, not one`);
  const explanation = globalFeedback ?? right[0]?.feedback;
  return {
    question: textOf(stem, 'question', warnings),
    options: choices.map(({ text }, index) =>
      textOf(text, `option ${optionLetter(index) || index + 1}`, warnings),
    ),
    correct: choices.findIndex(isRight),
    explanation: explanation ? textOf(explanation, 'explanation', warnings) : undefined,
  };
}

/** The parser calls the text after a wrong answer `trueFeedback`, and the one after the right answer `falseFeedback`. */
function trueOrFalse(question: TrueFalse, warnings: string[]): object {
  const { stem, isTrue, trueFeedback: ofWrong, falseFeedback: ofRight, globalFeedback } = question;
  const explanation = globalFeedback ?? ofRight ?? ofWrong;
  return {
    question: textOf(stem, 'question', warnings),
    options: ['True', 'False'],
    correct: isTrue ? 0 : 1,
    explanation: explanation ? textOf(explanation, 'explanation', warnings) : undefined,
  };
}

/** Negative marks are ignored, because the exam sets them. Positive marks for a wrong answer are refused. */
function isRight({ isCorrect, weight }: TextChoice): boolean {
  const credit = weight ?? (isCorrect ? 100 : 0);
  const isWhole = isCorrect ? credit === 100 : credit === 100 || credit <= 0;
  if (!isWhole) throw new InvalidItem(`an answer earns ${credit} % of the marks (partial credit)`);
  return credit === 100;
}

function textOf(text: GiftText, name: string, warnings: string[]): string {
  const read = readGiftText(text);
  if ('reason' in read) throw new InvalidItem(`${name}: ${read.reason}`);
  warnings.push(...(read.warnings ?? []).map((warning) => `${name}: ${warning}`));
  return read.text;
}
