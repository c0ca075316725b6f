import { countOf } from '@abhyas/service-kit/rules';
import type { Figure, Passage, QuestionTable } from '../../questions/rules/question-parts.js';
import { checkFormula, checkName, checkProse } from './check-text.js';
import { InvalidItem } from './invalid-item.js';

/** A table that is larger cannot be read on a phone. */
const MAX_TABLE_ROWS = 20;
const MAX_TABLE_COLUMNS = 6;

const MAX_LENGTHS = {
  cell: 1_000,
  passage: 12_000,
  passageTitle: 300,
} as const;

/** A table of a question or a passage; null if there is none. Throws InvalidItem. */
export function checkTable(value: unknown, field: string): QuestionTable | null {
  if (value === undefined || value === null) return null;
  const { head: names, rows: lines } = fieldsOf(value, field);
  if (!Array.isArray(lines) || lines.length === 0) {
    throw new InvalidItem(`${field}: rows is not a list of rows`);
  }
  if (lines.length > MAX_TABLE_ROWS) {
    throw new InvalidItem(
      `${field} has ${lines.length} rows; a table has at most ${MAX_TABLE_ROWS}`,
    );
  }
  const head = names === undefined || names === null ? [] : cellsOf(names, field, 'its head');
  const rows = lines.map((line, index) => cellsOf(line, field, `its row ${index + 1}`));
  const columns = head.length || (rows[0]?.length ?? 0);
  const uneven = rows.findIndex((row) => row.length !== columns);
  if (uneven >= 0) {
    const found = countOf(rows[uneven]?.length ?? 0, 'cell');
    const expected = head.length > 0 ? 'its head' : 'its first row';
    throw new InvalidItem(`${field}: row ${uneven + 1} has ${found}, ${expected} ${columns}`);
  }
  if (rows.flat().every((cell) => cell === '')) throw new InvalidItem(`${field} is empty`);
  return { head, rows };
}

function cellsOf(value: unknown, field: string, where: string): string[] {
  if (!Array.isArray(value)) throw new InvalidItem(`${field}: ${where} is not a list of texts`);
  if (value.length > MAX_TABLE_COLUMNS) {
    throw new InvalidItem(
      `${field}: ${where} has ${value.length} cells; a table has at most ${MAX_TABLE_COLUMNS} columns`,
    );
  }
  return value.map((cell) => checkFormula(cell, `a cell of ${field}`, MAX_LENGTHS.cell) ?? '');
}

/** A passage, as an object or only its text; null if there is none. Throws InvalidItem. */
export function checkPassage(value: unknown, figures: readonly Figure[]): Passage | null {
  const isText = typeof value === 'string';
  const given = isText ? { text: value } : (value ?? {});
  const { title: name, text: prose, table: cells } = fieldsOf(given, 'passage');
  const title = checkName(name, 'passage title', MAX_LENGTHS.passageTitle);
  const text = checkProse(prose, isText ? 'passage' : 'passage text', MAX_LENGTHS.passage);
  const table = checkTable(cells, 'table of the passage');
  if (text !== null || table || figures.length > 0) {
    return { title, text: text ?? '', table, figures };
  }
  if (isText || value === undefined || value === null) return null;
  throw new InvalidItem('passage text is missing or empty');
}

function fieldsOf(value: unknown, field: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Readonly<Record<string, unknown>>;
  }
  throw new InvalidItem(`${field} is not an object`);
}
