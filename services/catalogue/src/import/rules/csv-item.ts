import { OPTION_LETTERS } from '../../questions/rules/options.js';
import { acceptedRanges } from './check-key.js';
import type { Column, Header } from './csv-header.js';
import { readOptionPictures, readPictures, readTable } from './csv-parts.js';
import { InvalidItem } from './invalid-item.js';
import { readDifficulty } from './read-difficulty.js';
import { readCountedKey, readKey, readLetterKey, type Key } from './read-key.js';

/** A longer text is not an identifier; the report shows its beginning. */
const MAX_SHOWN_LENGTH = 200;

/** Between the ends of a range in one cell: `9.79 to 9.82`. */
const RANGE = /^(.*\S)\s+to\s+(\S.*)$/i;

export type RowCheck =
  | { ok: true; id?: string; item: Readonly<Record<string, unknown>> }
  | { ok: false; id?: string; reason: string };

type Row = ReadonlyMap<Column, string>;

/**
 * Reads a row's cells by the header's names; undefined if every cell is empty. An empty cell counts as
 * not provided.
 */
export function readRow({ columns }: Header, cells: readonly string[]): RowCheck | undefined {
  if (cells.every((cell) => cell.trim() === '')) return undefined;
  const row = new Map(columns.map((column, index) => [column, cells[index]?.trim() ?? '']));
  const id = row.get('id') || undefined;
  const place = id === undefined ? {} : { id: id.slice(0, MAX_SHOWN_LENGTH) };
  const surplus = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (surplus || cells.length < columns.length) {
    const reason = `the row has ${cells.length} cells, the first line ${columns.length}`;
    return { ok: false, ...place, reason };
  }
  try {
    const item = { ...textsOf(row), ...partsOf(row), ...passageOf(row), ...answersOf(row) };
    return { ok: true, ...place, item };
  } catch (error) {
    if (error instanceof InvalidItem) return { ok: false, ...place, reason: error.message };
    throw error;
  }
}

function textsOf(row: Row): object {
  const text = (column: Column): string | undefined => row.get(column) || undefined;
  return {
    id: text('id'),
    exam: text('exam'),
    subject: text('subject'),
    topic: text('topic'),
    difficulty: readDifficulty(text('difficulty') ?? ''),
    question: text('question'),
    explanation: text('explanation'),
    source: text('source'),
    licence: text('licence'),
  };
}

function partsOf(row: Row): object {
  const table = row.get('table');
  const figures = readPictures(row, 'figures');
  const explanationFigures = readPictures(row, 'explanation figures');
  return {
    ...(table && { table: readTable(table) }),
    ...(figures && { figures }),
    ...(explanationFigures && { explanationFigures }),
  };
}

function passageOf(row: Row): object {
  const [text, title, table] = [
    row.get('passage'),
    row.get('passage title'),
    row.get('passage table'),
  ];
  const figures = readPictures(row, 'passage figures');
  if (!text && !table && !figures) {
    if (title) throw new InvalidItem('the row has a passage title, but no passage');
    return {};
  }
  return {
    passage: {
      ...{ title: title || undefined, text },
      ...(table && { table: readTable(table) }),
      ...(figures && { figures }),
    },
  };
}

/** The options and the key, or the accepted values of a question without options. */
function answersOf(row: Row): object {
  const pictures = readOptionPictures(row);
  const options = readOptions(row, pictures);
  const kind = row.get('kind')?.toLowerCase() || undefined;
  const numbers = numbersOf(row);
  if (isNumeric(row, options, numbers)) {
    return { kind, answer: acceptedValues(numbers), unit: row.get('unit') || undefined };
  }
  if (row.get('unit')) throw new InvalidItem('the row has a unit, but its answer is no number');
  const key = keyOf(row, options);
  if (!key.ok) throw new InvalidItem(key.reason);
  const isSeveral = kind === 'multiple' && !Array.isArray(key.correct);
  return {
    ...{ kind, options, correct: isSeveral ? [key.correct] : key.correct },
    ...(pictures.some((picture) => picture) && {
      optionFigures: pictures.slice(0, options.length),
    }),
  };
}

interface Numbers {
  answer: string;
  from: string;
  to: string;
}

function numbersOf(row: Row): Numbers {
  const cell = (column: Column): string => row.get(column) ?? '';
  // Without a column for the right option, `answer` is that of questions with options.
  return { answer: cell('answer'), from: cell('answer from'), to: cell('answer to') };
}

function isNumeric(row: Row, options: readonly string[], { answer, from, to }: Numbers): boolean {
  const key = keyCell(row);
  const isRange = from !== '' || to !== '';
  const isNumber = isRange || (answer !== '' && key !== undefined);
  if (key !== undefined && key !== '' && isNumber) {
    throw new InvalidItem('the row has a right option, and an answer that is a number');
  }
  if (options.length > 0) {
    if (isNumber) throw new InvalidItem('the row has options, and an answer that is a number');
    return false;
  }
  return isNumber || answer !== '';
}

/** The cell for the right option; undefined if the header has no column for it but `answer`. */
function keyCell(row: Row): string | undefined {
  return (
    row.get('correct') ??
    row.get('correct letter') ??
    row.get('correct index') ??
    row.get('correct number')
  );
}

/** A range in two cells, or values with semicolons in one. */
function acceptedValues({ answer, from, to }: Numbers): object[] {
  if (answer === '') return acceptedRanges({ from, to });
  if (from !== '' || to !== '') {
    throw new InvalidItem(
      'the row has an answer, and another one in “answer from” and “answer to”',
    );
  }
  return acceptedRanges(
    answer.split(';').map((value) => {
      const [, low, high] = RANGE.exec(value.trim()) ?? [];
      return low === undefined ? value : { from: low, to: high };
    }),
  );
}

/** Columns of options that a question does not have are empty and at the end. */
function readOptions(row: Row, pictures: readonly unknown[]): string[] {
  const cells = OPTION_LETTERS.map((letter) => row.get(`option ${letter}`) ?? '');
  const last = cells.findLastIndex((cell, index) => cell !== '' || pictures[index] !== null);
  return cells.slice(0, last + 1);
}

function keyOf(row: Row, options: readonly string[]): Key {
  const letter = row.get('correct letter');
  if (letter !== undefined) return readLetterKey(letter, options);
  const index = row.get('correct index');
  if (index !== undefined) return readCountedKey(index, 0, options);
  const number = row.get('correct number');
  if (number !== undefined) return readCountedKey(number, 1, options);
  return readKey(row.get('correct') ?? row.get('answer') ?? '', options);
}
