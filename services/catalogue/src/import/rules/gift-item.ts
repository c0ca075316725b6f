import type {
  GIFTQuestion,
  Matching,
  MultipleChoice,
  Numerical,
  NumericalChoice,
  TextChoice,
  TrueFalse,
} from 'gift-pegjs';
import { optionLetter } from '../../questions/rules/options.js';
import type { Category } from './category-path.js';
import { isEqualShare, partialCredit, readNumericKey } from './credit.js';
import type { GiftComment } from './gift-comment.js';
import { readGiftNumbers } from './gift-numbers.js';
import { decodeEscapes, missingFile, readGiftText, type GiftText } from './gift-text.js';
import { InvalidItem } from './invalid-item.js';
import { TABLE_BESIDE_LISTS, toMatchingChoice } from './matching-choice.js';
import { readQuestionMarkup, type QuestionOfMarkup } from './question-markup.js';
import { readDifficulty } from './read-difficulty.js';

export type GiftCheck =
  | { ok: true; item: Readonly<Record<string, unknown>>; warnings: readonly string[] }
  | { ok: false; reason: string };

const OTHER_TYPES: Readonly<
  Record<Exclude<GIFTQuestion['type'], 'MC' | 'TF' | 'Numerical' | 'Matching'>, string>
> = {
  Category: 'it is no question but a category',
  Description: 'it has no answers',
  Essay: 'it is an essay question',
  Short: 'it is a short-answer question',
};

/** The answer of a question without signs before its answers. */
const ONLY_ANSWER: Pick<NumericalChoice, 'isCorrect' | 'weight' | 'feedback'> = {
  isCorrect: true,
  weight: null,
  feedback: null,
};

/**
 * Converts a parsed GIFT question to an item, or returns the reason of a refusal.
 *
 * @param text what was parsed
 */
export function readGiftItem(
  question: GIFTQuestion,
  text: string,
  comment: GiftComment,
  category: Category,
): GiftCheck {
  const warnings: string[] = [];
  try {
    const content = contentOf(question, text, comment, warnings);
    return { ok: true, item: { ...placeOf(comment, category), ...content }, warnings };
  } catch (error) {
    if (error instanceof InvalidItem) return { ok: false, reason: error.message };
    throw error;
  }
}

function placeOf(comment: GiftComment, category: Category): object {
  const tagged = (name: string): string | undefined => tagOf(comment, name);
  return {
    id: comment.id,
    exam: tagged('exam') ?? category.exam,
    subject: category.subject ?? tagged('subject'),
    topic: tagged('topic') ?? category.topic,
    difficulty: readDifficulty(tagged('difficulty') ?? ''),
    source: tagged('source'),
    licence: tagged('licence'),
    unit: tagged('unit'),
  };
}

function tagOf({ tags }: GiftComment, name: string): string | undefined {
  return tags.find((tag) => tag.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1);
}

function contentOf(
  question: GIFTQuestion,
  text: string,
  comment: GiftComment,
  warnings: string[],
): object {
  switch (question.type) {
    case 'MC':
      return choiceOf(question, tagOf(comment, 'kind') === 'multiple', warnings);
    case 'TF':
      return trueOrFalse(question, warnings);
    case 'Numerical':
      return numberOf(question, text, warnings);
    case 'Matching':
      return matchingOf(question, warnings);
    default:
      throw new InvalidItem(OTHER_TYPES[question.type]);
  }
}

function choiceOf(
  { stem, choices, globalFeedback }: MultipleChoice,
  isMultiple: boolean,
  warnings: string[],
): object {
  const right = rightChoices(choices);
  const feedback = right.flatMap((index) => choices[index]?.feedback ?? []);
  const explanations = globalFeedback ? [globalFeedback] : feedback;
  return {
    ...stemOf(stem, warnings),
    options: choices.map(({ text }, index) =>
      textOf(text, `option ${optionLetter(index) || index + 1}`, warnings),
    ),
    correct: right.length === 1 && !isMultiple ? right[0] : right,
    explanation: explanations.map((it) => textOf(it, 'explanation', warnings)).join('\n'),
  };
}

/**
 * One choice with all marks, or several that share them equally. Negative marks are ignored, because the
 * exam sets them.
 */
function rightChoices(choices: readonly TextChoice[]): number[] {
  const credits = choices.map(creditOf);
  const right = credits.flatMap((credit, index) => (credit > 0 ? [index] : []));
  const full = right.filter((index) => credits[index] === 100);
  if (full.length === right.length) {
    if (right.length === 1) return right;
    throw new InvalidItem(`there are ${right.length} right answers, not one`);
  }
  const shares = right.map((index) => credits[index] ?? 0);
  if (isEqualShare(shares) && !choices.some(({ isCorrect }) => isCorrect)) return right;
  throw new InvalidItem(partialCredit(shares));
}

function creditOf({ isCorrect, weight }: { isCorrect: boolean; weight: number | null }): number {
  const credit = weight ?? (isCorrect ? 100 : 0);
  if (isCorrect && credit !== 100) throw new InvalidItem(partialCredit([credit]));
  return credit;
}

function numberOf(
  { stem, choices, globalFeedback }: Numerical,
  text: string,
  warnings: string[],
): object {
  const ranges = readGiftNumbers(text);
  const answers = Array.isArray(choices) ? choices : [ONLY_ANSWER];
  const keys = readNumericKey(
    answers.map((answer, index) => ({ range: ranges[index], credit: creditOf(answer) })),
  );
  const explanation =
    globalFeedback ?? answers.find((answer) => creditOf(answer) === 100)?.feedback;
  return {
    ...stemOf(stem, warnings),
    answer: keys,
    explanation: explanation ? textOf(explanation, 'explanation', warnings) : undefined,
  };
}

/** A pair without its first text has a further answer, which matches none. */
function matchingOf({ stem, matchPairs, globalFeedback }: Matching, warnings: string[]): object {
  const pairs = matchPairs.map(({ subquestion, subanswer }, index) => ({
    item: textOf(subquestion, `pair ${index + 1}`, warnings).trim(),
    match: decodeEscapes(subanswer).trim(),
  }));
  const { table, options, correct } = toMatchingChoice({
    items: pairs.flatMap(({ item: text }, match) => (text === '' ? [] : { text, match })),
    matches: pairs.map(({ match }) => match),
  });
  const read = stemOf(stem, warnings);
  if (read.table) throw new InvalidItem(TABLE_BESIDE_LISTS);
  return {
    ...{ ...read, table, options, correct },
    explanation: globalFeedback ? textOf(globalFeedback, 'explanation', warnings) : undefined,
  };
}

/** The parser calls the text after a wrong answer `trueFeedback`, and the one after the right answer `falseFeedback`. */
function trueOrFalse(question: TrueFalse, warnings: string[]): object {
  const { stem, isTrue, trueFeedback: ofWrong, falseFeedback: ofRight, globalFeedback } = question;
  const explanation = globalFeedback ?? ofRight ?? ofWrong;
  return {
    ...stemOf(stem, warnings),
    options: ['True', 'False'],
    correct: isTrue ? 0 : 1,
    explanation: explanation ? textOf(explanation, 'explanation', warnings) : undefined,
  };
}

/** The text of a question, and the table and the passage that are marked in its HTML. */
function stemOf(stem: GiftText, warnings: string[]): QuestionOfMarkup {
  if (stem.format !== 'html' || missingFile(stem) !== undefined) {
    return { question: textOf(stem, 'question', warnings) };
  }
  const read = readQuestionMarkup(stem.text, 'refused');
  if ('reason' in read) throw new InvalidItem(read.reason);
  warnings.push(...read.warnings);
  return read.item;
}

function textOf(text: GiftText, name: string, warnings: string[]): string {
  const read = readGiftText(text);
  if ('reason' in read) throw new InvalidItem(`${name}: ${read.reason}`);
  warnings.push(...(read.warnings ?? []).map((warning) => `${name}: ${warning}`));
  return read.text;
}
