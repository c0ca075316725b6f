import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { knownPictures } from '../src/export/testing/known-pictures.js';
import { chooseWriter } from '../src/export/writers/choose-writer.js';
import type { ExportedQuestion } from '../src/export/writers/question-writer.js';
import type { ItemSource } from '../src/import/import-run.js';
import { chooseReader } from '../src/import/readers/choose-reader.js';
import { writeCategoryPath } from '../src/import/rules/category-path.js';
import { escapeGift } from '../src/import/rules/gift-text.js';
import { DIFFICULTIES } from '../src/questions/rules/difficulty.js';
import { OPTION_LETTERS, optionLetter } from '../src/questions/rules/options.js';
import { NO_PARTS } from '../src/questions/rules/question-parts.js';
import type { FileQuestion } from './builders.js';

/** Every format of questions. */
export const FORMATS = ['jsonl', 'csv', 'gift', 'html.gift', 'aiken', 'xml', 'zip'] as const;
export type Format = (typeof FORMATS)[number];

/** Writes questions to a file of this format in the folder, and returns its source. */
export async function writeAs(
  format: Format,
  questions: readonly FileQuestion[],
  folder: string,
): Promise<ItemSource> {
  return writeContent(`questions.${format}`, await contentOf(format, questions), folder);
}

/** Writes a file in the folder, and returns its source. */
export async function writeContent(
  name: string,
  content: string | Uint8Array,
  folder: string,
): Promise<ItemSource> {
  const file = join(folder, name);
  await writeFile(file, content);
  return () => chooseReader(file).read(file);
}

async function contentOf(
  format: Format,
  questions: readonly FileQuestion[],
): Promise<string | Uint8Array> {
  switch (format) {
    case 'jsonl':
      return exportAs('jsonl', questions);
    case 'gift':
      return exportAs('gift', questions);
    case 'zip':
      return exportAs('qti', questions);
    case 'csv':
      return [CSV_HEADER, ...questions.map(toRow)].join('\n');
    case 'html.gift':
      return questions.map(toHtmlGift).join('\n\n');
    case 'aiken':
      return questions.map(toAiken).join('\n\n');
    case 'xml':
      return `<?xml version="1.0"?><quiz>${questions.map(toMoodle).join('')}</quiz>`;
  }
}

async function exportAs(name: string, questions: readonly FileQuestion[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of chooseWriter(name)?.write(
    'any',
    exported(questions),
    knownPictures(),
  ) ?? []) {
    pieces.push(Buffer.from(piece));
  }
  return Buffer.concat(pieces);
}

async function* exported(questions: readonly FileQuestion[]): AsyncGenerator<ExportedQuestion> {
  for (const [index, question] of questions.entries()) {
    const { correct, ...texts } = question;
    yield {
      ...NO_PARTS,
      ...texts,
      key: { kind: 'single', correct },
      id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      externalId: question.id,
      difficulty: DIFFICULTIES.find((it) => it === question.difficulty) ?? 'Moderate',
    };
  }
}

const CSV_HEADER =
  'id,exam,subject,topic,difficulty,question,option A,option B,option C,option D,option E,option F,option G,option H,correct letter,explanation,source,licence';

function toRow(question: FileQuestion): string {
  const { id, exam, subject, topic, difficulty, options, correct } = question;
  const cells = [
    ...[id, exam, subject, topic, difficulty, question.question],
    ...OPTION_LETTERS.map((_, index) => options[index] ?? ''),
    ...[optionLetter(correct), question.explanation, question.source, question.licence],
  ];
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
}

/** GIFT as people write it by hand: wrapped lines and HTML paragraphs. */
function toHtmlGift({ exam, subject, topic, question, options, correct }: FileQuestion): string {
  const html = (text: string): string =>
    escapeGift(`<p>${escapeXml(text).replaceAll('\n', '</p><p>')}</p>`).replaceAll(' ', '\n');
  const marked = options.map((text, index) => `${index === correct ? '=' : '~'}${html(text)}`);
  const category = `$CATEGORY: ${writeCategoryPath(exam, subject, topic)}`;
  return `${category}\n\n[html]${html(question)}{\n${marked.join('\n')}\n}`;
}

/** Aiken has no other fields, and only one line per option. */
function toAiken({ question, options, correct }: FileQuestion): string {
  const lines = options.map((text, index) => `${optionLetter(index)}. ${text}`);
  const stem = question.replace(/\n+/g, '\n');
  return [stem, ...lines, `ANSWER: ${optionLetter(correct)}`].join('\n');
}

function toMoodle(question: FileQuestion): string {
  const { id, exam, subject, topic, difficulty, options, correct, source, licence } = question;
  const html = (text: string): string =>
    `<text>${escapeXml(`<p>${escapeXml(text).replaceAll('\n', '</p>\n\n<p>')}</p>`)}</text>`;
  const plain = (text: string): string => `<text>${escapeXml(text)}</text>`;
  const answers = options.map(
    (text, index) =>
      `<answer fraction="${index === correct ? 100 : 0}" format="html">${html(text)}</answer>`,
  );
  const tags = [`difficulty:${difficulty}`, `source:${source}`, `licence:${licence}`];
  return (
    `<question type="category"><category>${plain(writeCategoryPath(exam, subject, topic))}` +
    '</category></question><question type="multichoice">' +
    `<idnumber>${escapeXml(id)}</idnumber><single>true</single>` +
    `<questiontext format="html">${html(question.question)}</questiontext>` +
    `<generalfeedback format="html">${html(question.explanation)}</generalfeedback>` +
    `${answers.join('')}<tags>${tags.map((tag) => `<tag>${plain(tag)}</tag>`).join('')}</tags>` +
    '</question>'
  );
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
