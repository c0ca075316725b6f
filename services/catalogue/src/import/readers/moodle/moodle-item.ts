import { optionLetter } from '../../../questions/rules/options.js';
import { pictureIn } from '../../pictures/picture-folder.js';
import type { Category } from '../../rules/category-path.js';
import type { FoundPictures, PictureSource } from '../../rules/import-item.js';
import {
  childElement,
  childElements,
  rawText,
  type MarkupElement,
} from '../../rules/markup/markup-node.js';
import { TABLE_BESIDE_LISTS } from '../../rules/matching-choice.js';
import type { NamedPicture } from '../../rules/pictures/named-pictures.js';
import { readQuestionMarkup, type QuestionOfMarkup } from '../../rules/question-markup.js';
import { readDifficulty } from '../../rules/read-difficulty.js';
import { RefusedItemError } from '../../rules/refused-item.js';
import { MoodleFiles } from './moodle-files.js';
import { readKey } from './moodle-key.js';
import { rawTextOf, textOf, type Beside } from './moodle-text.js';

const TAGS = ['exam', 'subject', 'topic', 'difficulty', 'source', 'licence'] as const;

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
