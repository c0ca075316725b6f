import type { AnswerKey } from '../../questions/rules/answer-key.js';
import { DIFFICULTIES, type Difficulty } from '../../questions/rules/difficulty.js';
import { optionCountProblem, optionLetter } from '../../questions/rules/options.js';
import type { Figure } from '../../questions/rules/question-parts.js';
import { acceptedRanges, choiceKey, kindOf } from './check-key.js';
import { checkPassage, checkTable } from './check-parts.js';
import { checkFormula, checkName, checkProse, requireFormula, requireName } from './check-text.js';
import { isMissing } from './complete-item.js';
import type { FoundFigures, QuestionDraft } from './import-item.js';
import { InvalidItem } from './invalid-item.js';
import { visibleForm } from './visible-text.js';

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
  unit: 40,
} as const;

export type Check = { ok: true; draft: QuestionDraft } | { ok: false; reason: string };

/**
 * Validates an item of a file. Returns the question with clean texts, or the reason why it is invalid.
 * Options are compared as readers see them: "Aa" and "AA" are different.
 *
 * @param figures the pictures of the item, which are in the catalogue already
 */
export function checkQuestion(
  item: Readonly<Record<string, unknown>>,
  figures: FoundFigures = {},
): Check {
  try {
    return { ok: true, draft: toDraft(item, figures) };
  } catch (error) {
    if (error instanceof InvalidItem) return { ok: false, reason: error.message };
    throw error;
  }
}

function toDraft(item: Readonly<Record<string, unknown>>, figures: FoundFigures): QuestionDraft {
  const subject = requireName(item['subject'], 'subject', MAX_LENGTHS.name);
  const optionFigures = figures.options ?? [];
  const { options, key } = answersOf(item, optionFigures);
  return {
    externalId: checkName(item['id'], 'id', MAX_LENGTHS.id),
    exam: requireName(item['exam'], 'exam', MAX_LENGTHS.name),
    subject,
    topic: checkName(item['topic'], 'topic', MAX_LENGTHS.name) ?? subject,
    difficulty: difficulty(item['difficulty']),
    question: requireFormula(item['question'], 'question', MAX_LENGTHS.question),
    options,
    key,
    explanation: checkProse(item['explanation'], 'explanation', MAX_LENGTHS.explanation),
    source: checkName(item['source'], 'source', MAX_LENGTHS.source),
    licence: checkName(item['licence'], 'licence', MAX_LENGTHS.licence),
    table: checkTable(item['table'], 'table'),
    passage: checkPassage(item['passage'], figures.passage ?? []),
    figures: figures.question ?? [],
    optionFigures: optionFigures.some((figure) => figure !== null) ? optionFigures : [],
    explanationFigures: figures.explanation ?? [],
  };
}

function difficulty(value: unknown): Difficulty {
  const known = DIFFICULTIES.find((name) => name === value);
  if (!known) throw new InvalidItem(`difficulty is not one of ${DIFFICULTIES.join(', ')}`);
  return known;
}

function answersOf(
  item: Readonly<Record<string, unknown>>,
  figures: readonly (Figure | null)[],
): { options: string[]; key: AnswerKey } {
  const kind = kindOf(item);
  if (kind !== 'numeric') {
    const texts = options(item['options'], figures);
    return { options: texts, key: choiceKey(kind, item['correct'], texts) };
  }
  const given = item['options'];
  if (!isMissing(given) && !(Array.isArray(given) && given.length === 0)) {
    throw new InvalidItem('there are options and an answer that is a number');
  }
  if (figures.length > 0) {
    throw new InvalidItem('there are figures of options and an answer that is a number');
  }
  const unit = checkFormula(
    checkName(item['unit'], 'unit', MAX_LENGTHS.unit),
    'unit',
    MAX_LENGTHS.unit,
  );
  return { options: [], key: { kind, accepted: acceptedRanges(item['answer']), unit } };
}

function options(value: unknown, figures: readonly (Figure | null)[]): string[] {
  if (!Array.isArray(value)) throw new InvalidItem('options is not a list');
  const problem = optionCountProblem(value.length);
  if (problem !== undefined) throw new InvalidItem(problem);
  if (figures.length > 0 && figures.length !== value.length) {
    throw new InvalidItem(
      `there are ${figures.length} figures of options and ${value.length} options; give null for an option without one`,
    );
  }
  const texts = value.map((option: unknown, index) => {
    const field = `option ${optionLetter(index)}`;
    if (!figures[index]) return requireFormula(option, field, MAX_LENGTHS.option);
    return checkFormula(option, field, MAX_LENGTHS.option) ?? '';
  });
  const visible = texts.map((text, index) =>
    JSON.stringify([visibleForm(text), figures[index]?.id]),
  );
  for (const [index, text] of visible.entries()) {
    const first = visible.indexOf(text);
    if (first !== index) {
      throw new InvalidItem(`options ${optionLetter(first)} and ${optionLetter(index)} are equal`);
    }
  }
  return texts;
}
