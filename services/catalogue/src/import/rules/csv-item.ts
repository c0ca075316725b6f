import type { Column, Header } from './csv-header.js';
import { readDifficulty } from './read-difficulty.js';
import { readCountedKey, readKey, readLetterKey, type Key } from './read-key.js';

/** A longer text is not an identifier; the report shows its beginning. */
const MAX_SHOWN_LENGTH = 200;

export type RowCheck =
  | { ok: true; id?: string; item: Readonly<Record<string, unknown>> }
  | { ok: false; id?: string; reason: string };

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
  const options = readOptions(row);
  const key = keyOf(row, options);
  if (!key.ok) return { ok: false, ...place, reason: key.reason };
  return { ok: true, ...place, item: { ...textsOf(row), options, correct: key.index } };
}

function textsOf(row: ReadonlyMap<Column, string>): object {
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

/** Columns of options that a question does not have are empty and at the end. */
function readOptions(row: ReadonlyMap<Column, string>): string[] {
  const cells = [...row]
    .filter(([column]) => column.startsWith('option'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, cell]) => cell);
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}

function keyOf(row: ReadonlyMap<Column, string>, options: readonly string[]): Key {
  const letter = row.get('correct letter');
  if (letter !== undefined) return readLetterKey(letter, options);
  const index = row.get('correct index');
  if (index !== undefined) return readCountedKey(index, 0, options);
  const number = row.get('correct number');
  if (number !== undefined) return readCountedKey(number, 1, options);
  return readKey(row.get('correct') ?? '', options);
}
