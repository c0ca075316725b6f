import { parse } from 'csv-parse/sync';
import { checkCutoff, FIELDS, type CutoffField, type CutoffTexts } from './check-cutoff.js';
import { paperKey, paperName, type Cutoff } from './cutoff.js';

export type CutoffsFormat = 'csv' | 'json';

/** The cut-offs of a file. If there are problems, none of them may be stored. */
export interface ReadCutoffs {
  cutoffs: Cutoff[];
  /** Sentences for the operator, each with its place in the file. */
  problems: string[];
}

interface Row {
  /** As `Line 3` or `Cut-off 2`. */
  place: string;
  /** The texts, or why it has none. */
  texts: CutoffTexts | string;
}

const DELIMITERS = [',', ';', '\t'];
const LIST = '[{"stage": "Tier 1", "year": 2024, "category": "UR", …}]';

/** Reads and checks the text of a whole file. */
export function readCutoffs(text: string, format: CutoffsFormat, currentYear: number): ReadCutoffs {
  const rows = format === 'csv' ? readCsv(text) : readJson(text);
  if (typeof rows === 'string') return { cutoffs: [], problems: [rows] };
  if (rows.length === 0) return { cutoffs: [], problems: ['The file has no cut-offs.'] };
  const cutoffs: Cutoff[] = [];
  const problems: string[] = [];
  const places = new Map<string, string>();
  for (const { place, texts } of rows) {
    const check =
      typeof texts === 'string'
        ? { ok: false as const, reasons: [texts] }
        : checkCutoff(texts, currentYear);
    if (!check.ok) {
      problems.push(...check.reasons.map((reason) => `${place}: ${reason}`));
      continue;
    }
    const { cutoff } = check;
    const key = `${paperKey(cutoff)} ${cutoff.category.toLowerCase()}`;
    const first = places.get(key);
    if (first === undefined) places.set(key, place);
    else {
      problems.push(
        `${place}: Remove it, or ${first}: both are the cut-off of ${cutoff.category}, ${paperName(cutoff)}.`,
      );
    }
    cutoffs.push(cutoff);
  }
  return { cutoffs, problems };
}

/** @returns the rows, or why there are none */
function readJson(text: string): Row[] | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return `The file is not JSON: ${messageOf(error)}.`;
  }
  if (!Array.isArray(value)) return `Write a list of cut-offs: ${LIST}.`;
  return value.map((entry: unknown, index) => ({
    place: `Cut-off ${index + 1}`,
    texts: textsOf(entry),
  }));
}

function textsOf(entry: unknown): CutoffTexts | string {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    return `Write it as an object, as in ${LIST}.`;
  }
  const texts = emptyTexts();
  for (const [name, value] of Object.entries(entry)) {
    const field = FIELDS.find((one) => one === name);
    if (!field) return unknownField('member', name);
    if (typeof value === 'string' || typeof value === 'number') texts[field] = String(value);
    else if (value !== null) return `Write ${field} as a text or a number.`;
  }
  return texts;
}

/** @returns the rows, or why there are none */
function readCsv(text: string): Row[] | string {
  const [header, ...records] = parseCsv(text);
  if (header === undefined) return 'The file has no cut-offs.';
  if (typeof header === 'string') return header;
  const fields: CutoffField[] = [];
  for (const name of header.cells) {
    const field = FIELDS.find((one) => fold(one) === fold(name));
    if (!field) return `Line ${header.line}: ${unknownField('column', name)}`;
    if (fields.includes(field))
      return `Line ${header.line}: Remove a column: ${field} is there twice.`;
    fields.push(field);
  }
  return records.map((record) => {
    if (typeof record === 'string') return { place: 'File', texts: record };
    const { line, cells } = record;
    const place = `Line ${line}`;
    if (cells.length !== fields.length) {
      const texts = `Write ${fields.length} cells, as in the header. There are ${cells.length}. Put a cell with a comma in quotes.`;
      return { place, texts };
    }
    const texts = emptyTexts();
    for (const [index, field] of fields.entries()) texts[field] = cells[index] ?? '';
    return { place, texts };
  });
}

/** The rows of cells; a sentence if the text is not CSV. */
function parseCsv(text: string): ({ line: number; cells: string[] } | string)[] {
  const header = text.split('\n', 1)[0] ?? '';
  const count = (sign: string): number => header.split(sign).length;
  const delimiter = DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
  try {
    const records = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    return [`The file is not CSV: ${messageOf(error)}.`];
  }
}

function unknownField(kind: 'column' | 'member', name: string): string {
  return `Remove the ${kind} ${JSON.stringify(name.slice(0, 60))}: only ${FIELDS.join(', ')} are known.`;
}

function emptyTexts(): Record<CutoffField, string> {
  return { stage: '', year: '', category: '', marks: '', maxMarks: '', source: '', url: '' };
}

/** Spreadsheets may write `Max marks` or `max_marks`. */
function fold(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
