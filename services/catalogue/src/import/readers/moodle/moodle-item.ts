import type { AcceptedRange } from '../../../questions/rules/answer-key.js';
import { readOperand } from '../../../questions/rules/decimal.js';
import { optionCountProblem, optionLetter } from '../../../questions/rules/options.js';
import type { QuestionTable } from '../../../questions/rules/question-parts.js';
import { pictureIn } from '../../pictures/picture-folder.js';
import type { Category } from '../../rules/category-path.js';
import { isEqualShare, partialCredit, readNumericKey } from '../../rules/credit.js';
import { describeValue } from '../../rules/describe-value.js';
import { around } from '../../rules/gift-numbers.js';
import type { FoundPictures, PictureSource } from '../../rules/import-item.js';
import { markupToText, type PictureMode, type TextOfMarkup } from '../../rules/markup-to-text.js';
import {
  childElement,
  childElements,
  elementAt,
  rawText,
  type MarkupElement,
} from '../../rules/markup/markup-node.js';
import { TABLE_BESIDE_LISTS, toMatchingChoice } from '../../rules/matching-choice.js';
import type { NamedPicture } from '../../rules/pictures/named-pictures.js';
import { readQuestionMarkup, type QuestionOfMarkup } from '../../rules/question-markup.js';
import { readDifficulty } from '../../rules/read-difficulty.js';
import { RefusedItemError } from '../../rules/refused-item.js';
import { MoodleFiles } from './moodle-files.js';

const NAMES: Readonly<Record<string, string>> = {
  essay: 'an essay question',
  description: 'a description, which has no answers',
  cloze: 'a cloze text',
  multianswer: 'a cloze text',
  ordering: 'an ordering question',
};

/** Characters that may have a meaning in Markdown. */
const MARKDOWN = /[*_`#[\]<>&\\|~]|^[ \t]*(?:[-+]|\d{1,9}[.)])\s|^(?: {4}|\t)|^(?:=+|-+)[ \t]*$/m;

const TAGS = ['exam', 'subject', 'topic', 'difficulty', 'source', 'licence'] as const;

/** What is found beside the texts of a question. */
interface Beside {
  /** What its author should check, although it is imported. */
  warnings: string[];
  pictures: PictureSource[];
  passagePictures: PictureSource[];
  optionPictures: (PictureSource | null)[];
  explanationPictures: PictureSource[];
}

/** A question of Moodle XML as an item of the importer. */
export interface MoodleItem {
  item: Readonly<Record<string, unknown>>;
  pictures?: FoundPictures;
  warnings: readonly string[];
}

/**
 * Converts a `<question>` of Moodle XML to an item of the importer. Throws RefusedItemError if it is
 * neither a choice nor a number nor a list to match, or if it needs more than text and pictures.
 */
export function readMoodleItem(question: MarkupElement, category: Category): MoodleItem {
  const beside: Beside = {
    ...{ warnings: [], pictures: [], passagePictures: [] },
    ...{ optionPictures: [], explanationPictures: [] },
  };
  const item = readItem(question, category, beside);
  const { warnings, pictures, passagePictures: passage } = beside;
  const { optionPictures: options, explanationPictures: explanation } = beside;
  const all = [...pictures, ...passage, ...options, ...explanation];
  return {
    ...{ item, warnings },
    ...(all.some((picture) => picture !== null) && {
      pictures: { question: pictures, passage, options, explanation },
    }),
  };
}

function readItem(
  question: MarkupElement,
  category: Category,
  beside: Beside,
): Readonly<Record<string, unknown>> {
  const { right, ...key } = readKey(question);
  const stem = stemOf(question, beside);
  if (stem.table && key.table) throw new RefusedItemError(TABLE_BESIDE_LISTS);
  const { subject, difficulty = '', ...tags } = tagsOf(question);
  const id = childElement(question, 'idnumber');
  return {
    ...(id && rawText(id).trim() && { id: rawText(id).trim() }),
    ...(subject !== undefined && { subject }),
    ...category,
    ...tags,
    difficulty: readDifficulty(difficulty),
    ...stem,
    options: optionsOf(question, beside),
    ...key,
    explanation: explanationOf(question, right, beside),
  };
}

/** The text of a question, and the table and the passage that are marked in its HTML. */
function stemOf(question: MarkupElement, beside: Beside): QuestionOfMarkup {
  const element = childElement(question, 'questiontext');
  if (element?.attributes.get('format') !== 'html') {
    return {
      question: textIn(question, 'questiontext', 'question', beside, beside.pictures) ?? '',
    };
  }
  const read = readQuestionMarkup(rawTextOf(element), 'listed');
  if ('reason' in read) throw new RefusedItemError(read.reason);
  const folder = new MoodleFiles(element);
  const source = (picture: NamedPicture): PictureSource => pictureIn(folder, picture);
  beside.pictures.push(...read.pictures.map(source));
  beside.passagePictures.push(...read.passagePictures.map(source));
  beside.warnings.push(...read.warnings);
  return read.item;
}

interface Key {
  /** Of a matching question, which has no options of its own. */
  options?: string[];
  table?: QuestionTable;
  correct?: number | number[];
  answer?: AcceptedRange[];
  unit?: string;
  /** The answers that are right. */
  right: readonly MarkupElement[];
}

function readKey(question: MarkupElement): Key {
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

/** None for a question that asks for a number, or to match lists. */
function optionsOf(question: MarkupElement, beside: Beside): string[] {
  const answers = childElements(question, 'answer');
  switch (question.attributes.get('type')) {
    case 'multichoice':
      return answers.map((answer, index) =>
        optionOf(answer, `option ${optionLetter(index)}`, beside),
      );
    case 'truefalse':
      return answers.map(truthOf);
    default:
      return [];
  }
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

/** Moodle shows these words in the language of its reader, and writes them in English. */
function truthOf(answer: MarkupElement): string {
  const text = textOf(answer, 'answer').trim().toLowerCase();
  if (text === 'true') return 'True';
  if (text === 'false') return 'False';
  throw new RefusedItemError('an answer of a true/false question is neither “true” nor “false”');
}

/** The text of an option, and its picture. */
function optionOf(answer: MarkupElement, where: string, beside: Beside): string {
  const pictures: PictureSource[] = [];
  const text = textOf(answer, where, beside, pictures);
  if (pictures.length > 1) {
    throw new RefusedItemError(`${where}: it has ${pictures.length} pictures, not one`);
  }
  beside.optionPictures.push(pictures[0] ?? null);
  return text;
}

function tagsOf(question: MarkupElement): Partial<Record<(typeof TAGS)[number], string>> {
  const tags = childElement(question, 'tags');
  const texts = tags ? childElements(tags, 'tag').map((tag) => rawText(tag).trim()) : [];
  return Object.fromEntries(
    TAGS.flatMap((name) => {
      const tag = texts.find((text) => text.toLowerCase().startsWith(`${name}:`));
      return tag === undefined ? [] : [[name, tag.slice(name.length + 1).trim()]];
    }),
  );
}

function explanationOf(
  question: MarkupElement,
  right: readonly MarkupElement[],
  beside: Beside,
): string | null {
  const { explanationPictures: pictures } = beside;
  const general = textIn(question, 'generalfeedback', 'explanation', beside, pictures);
  if (general || pictures.length > 0) return general || null;
  const own = right.map(
    (answer) => textIn(answer, 'feedback', 'explanation', beside, pictures) ?? '',
  );
  return own.filter((text) => text !== '').join('\n') || null;
}

function textIn(
  parent: MarkupElement,
  name: string,
  where: string,
  beside: Beside,
  pictures?: PictureSource[],
): string | undefined {
  const element = childElement(parent, name);
  return element && textOf(element, where, beside, pictures);
}

/**
 * The text of a `<text>`, in the format that its parent element names.
 *
 * @param pictures receives the pictures of the text; without it, they are refused
 */
function textOf(
  element: MarkupElement,
  where: string,
  beside?: Beside,
  pictures?: PictureSource[],
): string {
  const raw = rawTextOf(element);
  const format = element.attributes.get('format') ?? 'moodle_auto_format';
  const read = readText(raw, format, pictures ? 'listed' : 'refused');
  if ('reason' in read) throw new RefusedItemError(`${where}: ${read.reason}`);
  beside?.warnings.push(...(read.warnings ?? []).map((warning) => `${where}: ${warning}`));
  const folder = new MoodleFiles(element);
  pictures?.push(...(read.pictures ?? []).map((picture) => pictureIn(folder, picture)));
  return read.text;
}

/** Files written by hand have the text in place of `<text>`. */
function rawTextOf(element: MarkupElement): string {
  const text = elementAt(element, 'text');
  return rawText(text ?? { ...element, children: element.children.filter(isText) });
}

function isText(node: unknown): node is string {
  return typeof node === 'string';
}

function readText(raw: string, format: string, mode: PictureMode): TextOfMarkup {
  switch (format) {
    case 'html':
      return markupToText(raw, mode);
    case 'moodle_auto_format':
      return markupToText(raw.trim().replace(/\r\n?|\n/g, '<br>'), mode);
    case 'plain_text':
      return { text: raw };
    case 'markdown':
      if (!MARKDOWN.test(raw)) return { text: raw };
      return { reason: 'it is written in Markdown' };
    default:
      return { reason: `its format “${format.slice(0, 40)}” is not known` };
  }
}
