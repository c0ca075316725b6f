import type { AcceptedRange } from '../../../questions/rules/answer-key.js';
import { readOperand } from '../../../questions/rules/decimal.js';
import { optionCountProblem } from '../../../questions/rules/options.js';
import type { QuestionTable } from '../../../questions/rules/question-parts.js';
import { isEqualShare, partialCredit, readNumericKey } from '../../rules/credit.js';
import { describeValue } from '../../rules/describe-value.js';
import { around } from '../../rules/gift-numbers.js';
import {
  childElement,
  childElements,
  elementAt,
  rawText,
  type MarkupElement,
} from '../../rules/markup/markup-node.js';
import { toMatchingChoice } from '../../rules/matching-choice.js';
import { RefusedItemError } from '../../rules/refused-item.js';
import { textOf } from './moodle-text.js';

/** Types of questions that are refused. */
const NAMES: Readonly<Record<string, string>> = {
  essay: 'an essay question',
  description: 'a description, which has no answers',
  cloze: 'a cloze text',
  multianswer: 'a cloze text',
  ordering: 'an ordering question',
};

/** What is right, and what a question has because of its type. */
export interface Key {
  /** Of a matching question, which has no options of its own. */
  options?: string[];
  table?: QuestionTable;
  correct?: number | number[];
  answer?: AcceptedRange[];
  unit?: string;
  /** The answers that are right. */
  right: readonly MarkupElement[];
}

/** Throws RefusedItemError if the question is neither a choice nor a number nor a list to match. */
export function readKey(question: MarkupElement): Key {
  const answers = childElements(question, 'answer');
  const type = question.attributes.get('type') ?? '';
  switch (type) {
    case 'multichoice':
      return keyOf(question, answers);
    case 'truefalse':
      return singleKey(answers);
    case 'numerical':
    case 'shortanswer':
      return numberOf(question, answers, type);
    case 'matching':
      return matchingOf(question);
    default: {
      const name = Object.hasOwn(NAMES, type) ? NAMES[type] : `of the type “${type.slice(0, 60)}”`;
      throw new RefusedItemError(
        `it is ${name}; only choices, matching lists and numbers are supported`,
      );
    }
  }
}

function keyOf(question: MarkupElement, answers: readonly MarkupElement[]): Key {
  const single = childElement(question, 'single');
  if (!single || /^(?:true|1)$/i.test(rawText(single).trim())) return singleKey(answers);
  const correct = findKeys(answers);
  return { correct, right: answers.filter((_, index) => correct.includes(index)) };
}

function singleKey(answers: readonly MarkupElement[]): Key {
  const correct = findKey(answers);
  return { correct, right: answers.slice(correct, correct + 1) };
}

/** Subquestions without a text have a further answer, which matches none. */
function matchingOf(question: MarkupElement): Key {
  const pairs = childElements(question, 'subquestion').map((pair, index) => {
    const answer = childElement(pair, 'answer');
    const where = `pair ${index + 1}`;
    return { item: textOf(pair, where), match: answer ? textOf(answer, where) : '' };
  });
  const { table, options, correct } = toMatchingChoice({
    items: pairs.flatMap(({ item: text }, match) => (text === '' ? [] : { text, match })),
    matches: pairs.map(({ match }) => match),
  });
  return { table, options, correct, right: [] };
}

/** The answers that share the marks equally. Negative marks are ignored, because the exam sets them. */
function findKeys(answers: readonly MarkupElement[]): number[] {
  const fractions = answers.map(fractionOf);
  const right = fractions.flatMap((fraction, index) => (fraction > 0 ? [index] : []));
  const shares = right.map((index) => fractions[index] ?? 0);
  if (right.length === 0) throw new RefusedItemError('it has no right answer');
  if (shares.every((share) => share === 100) ? right.length > 1 : !isEqualShare(shares)) {
    throw new RefusedItemError(partialCredit(shares));
  }
  const problem = optionCountProblem(answers.length);
  if (problem !== undefined) throw new RefusedItemError(problem);
  return right;
}

function fractionOf({ attributes }: MarkupElement, index: number): number {
  const given = attributes.get('fraction') ?? '0';
  const fraction = Number(given);
  if (!Number.isNaN(fraction)) return fraction;
  throw new RefusedItemError(
    `answer ${index + 1} earns ${given.slice(0, 20)} % of the marks (partial credit)`,
  );
}

/** Negative marks are ignored, because the exam sets them. Positive marks for a wrong answer are refused. */
function findKey(answers: readonly MarkupElement[]): number {
  const fractions = answers.map(({ attributes }) => Number(attributes.get('fraction') ?? '0'));
  const partial = fractions.findIndex((fraction) => !(fraction <= 0 || fraction === 100));
  if (partial >= 0) {
    const given = answers[partial]?.attributes.get('fraction')?.slice(0, 20);
    throw new RefusedItemError(
      `answer ${partial + 1} earns ${given} % of the marks (partial credit)`,
    );
  }
  const right = fractions.filter((fraction) => fraction === 100).length;
  if (right !== 1) throw new RefusedItemError(`there are ${right} right answers, not one`);
  const problem = optionCountProblem(answers.length);
  if (problem !== undefined) throw new RefusedItemError(problem);
  return fractions.indexOf(100);
}

/** A number with its tolerance and unit. A short answer is one if all its right answers are numbers. */
function numberOf(
  question: MarkupElement,
  answers: readonly MarkupElement[],
  type: 'numerical' | 'shortanswer',
): Key {
  const read = answers.map((answer, index) => ({
    range: rangeOf(answer, type),
    credit: Math.max(0, fractionOf(answer, index)),
  }));
  const unit = unitOf(question);
  return {
    answer: readNumericKey(read),
    ...(unit !== undefined && { unit }),
    right: answers.filter((_, index) => (read[index]?.credit ?? 0) > 0),
  };
}

/** Undefined for any number (`*`). */
function rangeOf(
  answer: MarkupElement,
  type: 'numerical' | 'shortanswer',
): AcceptedRange | undefined {
  const element = elementAt(answer, 'text') ?? answer;
  const text = rawText(element).trim();
  if (text === '*') return undefined;
  const number = readOperand(text);
  if (number === undefined) {
    const shown = describeValue(text);
    throw new RefusedItemError(
      type === 'numerical'
        ? `its answer is ${shown}, which is no decimal number`
        : `it is a short-answer question, and its answer ${shown} is no number`,
    );
  }
  const given = childElement(answer, 'tolerance');
  const tolerance = readOperand(given ? rawText(given).trim() || '0' : '0');
  if (tolerance === undefined) throw new RefusedItemError('its tolerance is no decimal number');
  return around(number, tolerance);
}

/** The unit that is shown beside the field. Others with other multipliers would accept other numbers. */
function unitOf(question: MarkupElement): string | undefined {
  const units = childElement(question, 'units');
  const [unit, ...others] = units ? childElements(units, 'unit') : [];
  if (!unit) return undefined;
  const [multiplier, name] = ['multiplier', 'unit_name'].map((part) => {
    const element = childElement(unit, part);
    return element ? rawText(element).trim() : '';
  });
  if (others.length > 0) throw new RefusedItemError('it accepts several units');
  if (multiplier !== '' && readOperand(multiplier ?? '') !== '1') {
    throw new RefusedItemError(`its unit has the multiplier ${describeValue(multiplier)}`);
  }
  return name || undefined;
}
