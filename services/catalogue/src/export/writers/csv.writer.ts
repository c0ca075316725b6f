import { COLUMN_NAMES, type Column } from '../../import/rules/csv-header.js';
import { writeTable } from '../../import/rules/csv-parts.js';
import type { AnswerKey } from '../../questions/rules/answer-key.js';
import { OPTION_LETTERS, optionLetter } from '../../questions/rules/options.js';
import type { QuestionTable } from '../../questions/rules/question-parts.js';
import { NotWritable, type ExportedQuestion, type QuestionWriter } from './question-writer.js';

export const csvWriter: QuestionWriter = {
  name: 'csv',
  format: 'CSV',
  ending: '.csv',
  isBinary: false,
  holdsPictures: false,
  write: writeCsv,
};

/** Without this mark, spreadsheets read the file in another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** The columns, in the order in which people read them. */
const COLUMNS: readonly Column[] = [
  ...(['id', 'exam', 'subject', 'topic', 'difficulty'] as const),
  ...(['passage title', 'passage', 'passage table', 'question', 'table', 'kind'] as const),
  ...OPTION_LETTERS.map((letter): Column => `option ${letter}`),
  ...(['correct letter', 'answer', 'unit', 'explanation', 'source', 'licence'] as const),
];

async function* writeCsv(
  _examName: string,
  questions: AsyncIterable<ExportedQuestion>,
): AsyncGenerator<string> {
  const names = COLUMNS.map((column) => COLUMN_NAMES.get(column)?.[0] ?? column);
  yield BYTE_ORDER_MARK + lineOf(names);
  for await (const question of questions) {
    const cells = cellsOf(question);
    yield lineOf(COLUMNS.map((column) => cells[column] ?? ''));
  }
}

function cellsOf(question: ExportedQuestion): Partial<Record<Column, string | null>> {
  const { externalId: id, exam, subject, topic, difficulty, passage, key, options } = question;
  return {
    ...{ id, exam, subject, topic, difficulty },
    'passage title': passage && passage.title,
    passage: passage && passage.text,
    'passage table': passage && tableCell(passage.table, question),
    question: question.question,
    table: tableCell(question.table, question),
    ...Object.fromEntries(options.map((text, index) => [`option ${optionLetter(index)}`, text])),
    ...keyCells(key),
    explanation: question.explanation,
    source: question.source,
    licence: question.licence,
  };
}

/** A list of one letter is a single choice, unless the kind says otherwise. */
function keyCells(key: AnswerKey): Partial<Record<Column, string | null>> {
  switch (key.kind) {
    case 'single':
      return { 'correct letter': optionLetter(key.correct) };
    case 'multiple':
      return { kind: key.kind, 'correct letter': key.correctOptions.map(optionLetter).join(';') };
    case 'numeric': {
      const values = key.accepted.map(({ from, to }) => (from === to ? from : `${from} to ${to}`));
      return { answer: values.join('; '), unit: key.unit };
    }
  }
}

function tableCell(table: QuestionTable | null, { externalId, id }: ExportedQuestion): string {
  if (!table) return '';
  const cell = writeTable(table);
  if (cell !== undefined) return cell;
  throw new NotWritable(
    `The question ${JSON.stringify(externalId ?? id)} has a table that CSV cannot hold: export the exam as jsonl.`,
  );
}

const NUMBER = /^[-+]?[\d.]+$/;

/**
 * Quotes all cells. Spreadsheets would run a text that begins as a formula does; the tab before it makes it
 * text, and an import ignores it.
 */
function lineOf(cells: readonly string[]): string {
  const written = cells.map((cell) => {
    const isFormula = /^[=+\-@]/.test(cell) && !NUMBER.test(cell);
    return `"${isFormula ? '\t' : ''}${cell.replaceAll('"', '""')}"`;
  });
  return written.join(',') + LINE_END;
}
