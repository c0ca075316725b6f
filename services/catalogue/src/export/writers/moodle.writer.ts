import { basename } from 'node:path/posix';
import { MAX_WHOLE_FILE_BYTES } from '../../import/readers/whole-file.js';
import { writeCategoryPath } from '../../import/rules/category-path.js';
import { markupToText } from '../../import/rules/markup-to-text.js';
import { addDecimals, compareDecimals, multiplyDecimals } from '../../questions/rules/decimal.js';
import { figuresOf, type Figure } from '../../questions/rules/question-parts.js';
import { xmlText } from '../rules/xml-text.js';
import { figuresToMarkup } from './figures-to-markup.js';
import { pictureName } from './package-archive.js';
import { hasMarkup, questionToMarkup } from './question-to-markup.js';
import {
  equalShare,
  NotWritable,
  type ExportedPictures,
  type ExportedQuestion,
  type QuestionWriter,
} from './question-writer.js';
import { textToMarkup } from './text-to-markup.js';

export const moodleWriter: QuestionWriter = {
  name: 'moodle',
  format: 'Moodle XML',
  ending: '.xml',
  isBinary: false,
  holdsPictures: true,
  write: writeMoodle,
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n';
const TAIL = '</quiz>\n';

const MAX_NAME_LENGTH = 80;

/** Exam, subject and topic go into the category. Other fields that Moodle does not have go into tags. */
async function* writeMoodle(
  _examName: string,
  questions: AsyncIterable<ExportedQuestion>,
  pictures: ExportedPictures,
): AsyncGenerator<string> {
  let last = '';
  let length = HEAD.length + TAIL.length;
  yield HEAD;
  for await (const question of questions) {
    const category = writeCategory(question);
    const written = writeQuestion(question, await readFiles(question, pictures));
    const text = category === last ? written : category + written;
    length += Buffer.byteLength(text);
    if (length > MAX_WHOLE_FILE_BYTES) {
      throw new NotWritable(
        'The exam is larger than 10 MB as Moodle XML and could not be imported again: export it as jsonl, or as zip if it has pictures.',
      );
    }
    yield text;
    last = category;
  }
  yield TAIL;
}

function writeCategory({ exam, subject, topic }: ExportedQuestion): string {
  const path = writeCategoryPath(exam, subject, topic);
  return `<question type="category"><category>${plain(path)}</category></question>\n`;
}

/** The pictures of a question as elements of the file, by their ids. */
type PictureFiles = ReadonlyMap<string, { name: string; element: string }>;

async function readFiles(
  question: ExportedQuestion,
  pictures: ExportedPictures,
): Promise<PictureFiles> {
  const files = new Map<string, { name: string; element: string }>();
  for (const { id } of figuresOf(question)) {
    const { mediaType } = await pictures.describe(id);
    const name = basename(pictureName(id, mediaType));
    const content = (await pictures.read(id)).toString('base64');
    const element = `<file name="${name}" path="/" encoding="base64">${content}</file>`;
    files.set(id, { name, element });
  }
  return files;
}

function writeQuestion(question: ExportedQuestion, files: PictureFiles): string {
  const { key, externalId, explanation, explanationFigures } = question;
  return [
    `<question type="${key.kind === 'numeric' ? 'numerical' : 'multichoice'}">`,
    `<name>${plain(nameOf(question))}</name>`,
    stemOf(question, files),
    illustrated('generalfeedback', explanation ?? '', { figures: explanationFigures, files }),
    ...(externalId === null ? [] : [`<idnumber>${xmlText(externalId)}</idnumber>`]),
    ...answersOf(question, files),
    tagsOf(question),
    '</question>\n',
  ].join('\n');
}

function answersOf(
  { key, options, optionFigures }: ExportedQuestion,
  files: PictureFiles,
): string[] {
  const answer = (fraction: string, text: string, index: number): string => {
    const figure = optionFigures[index];
    const figures = figure ? [figure] : [];
    return illustrated('answer', text, { figures, files }, ` fraction="${fraction}"`);
  };
  switch (key.kind) {
    case 'single':
      return [
        '<single>true</single>',
        ...options.map((text, index) => answer(index === key.correct ? '100' : '0', text, index)),
      ];
    case 'multiple': {
      const share = equalShare(key.correctOptions.length);
      return [
        '<single>false</single>',
        ...options.map((text, index) =>
          answer(key.correctOptions.includes(index) ? share : '0', text, index),
        ),
      ];
    }
    case 'numeric':
      return [
        ...key.accepted.map(({ from, to }) => {
          const [number, tolerance] = [half(addDecimals(from, to)), half(difference(to, from))];
          return `<answer fraction="100" format="moodle_auto_format">${plain(number)}<tolerance>${tolerance}</tolerance></answer>`;
        }),
        ...(key.unit === null
          ? []
          : [
              `<units><unit><multiplier>1</multiplier><unit_name>${xmlText(key.unit)}</unit_name></unit></units>`,
            ]),
      ];
  }
}

function half(number: string): string {
  return multiplyDecimals(number, '0.5');
}

function difference(a: string, b: string): string {
  return compareDecimals(a, b) === 0 ? '0' : addDecimals(a, multiplyDecimals(b, '-1'));
}

/** The text of a question. Its passage, its table and its pictures are in it. */
function stemOf(question: ExportedQuestion, files: PictureFiles): string {
  if (!hasMarkup(question)) return element('questiontext', question.question);
  const html = questionToMarkup(question, addressIn(files));
  const figures = [...question.figures, ...(question.passage?.figures ?? [])];
  return htmlElement('questiontext', html, contentsOf(figures, files));
}

/** A text with its pictures below, whose files stand beside it. */
function illustrated(
  name: string,
  text: string,
  { figures, files }: { figures: readonly Figure[]; files: PictureFiles },
  attributes = '',
): string {
  if (figures.length === 0) return element(name, text, attributes);
  const images = figuresToMarkup(figures, addressIn(files));
  const html = (text === '' ? '' : textToMarkup(text)) + images;
  return htmlElement(name, html, contentsOf(figures, files), attributes);
}

function htmlElement(name: string, html: string, files: string, attributes = ''): string {
  return `<${name}${attributes} format="html">${plain(withoutFilters(html))}${files}</${name}>`;
}

function addressIn(files: PictureFiles): (id: string) => string {
  return (id) => `@@PLUGINFILE@@/${files.get(id)?.name}`;
}

/** The files of these pictures, each once. */
function contentsOf(figures: readonly Figure[], files: PictureFiles): string {
  return [...new Set(figures.map(({ id }) => files.get(id)?.element))].join('');
}

/** Writes the signs of Moodle's filters as references: a text with more than text cannot be plain. */
function withoutFilters(html: string): string {
  return html.replace(/[[«]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A text as HTML, or as plain text if Moodle's filters would read it as something else. */
function element(name: string, text: string, attributes = ''): string {
  const html = text === '' ? '' : textToMarkup(text);
  const read = markupToText(html);
  const isHtml = 'text' in read && read.text === text && (read.warnings ?? []).length === 0;
  return isHtml
    ? `<${name}${attributes} format="html">${plain(html)}</${name}>`
    : `<${name}${attributes} format="plain_text">${plain(text)}</${name}>`;
}

function plain(text: string): string {
  return `<text>${xmlText(text)}</text>`;
}

/** Moodle lists questions by name, so it is the beginning of the question on one line. */
function nameOf({ question }: ExportedQuestion): string {
  return [...question.replace(/\s+/g, ' ')].slice(0, MAX_NAME_LENGTH).join('');
}

function tagsOf({ difficulty, source, licence }: ExportedQuestion): string {
  const tags = Object.entries({ difficulty, source, licence }).flatMap(([name, value]) =>
    value === null ? [] : `<tag>${plain(`${name}:${value}`)}</tag>`,
  );
  return `<tags>${tags.join('')}</tags>`;
}
