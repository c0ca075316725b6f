import { parse, type Options } from 'csv-parse/sync';
import { NO_FOLDER, withPictures, type PictureFolder } from '../pictures/picture-folder.js';
import { countKnown, readHeader, type Header } from '../rules/csv-header.js';
import { readRow } from '../rules/csv-item.js';
import type { ReadItem } from '../rules/import-item.js';
import { ITEM_DEFAULTS } from '../rules/item-defaults.js';
import { CsvRows, type CsvRow, type RefusedRow } from './csv-rows.js';
import { readChunks } from './file-chunks.js';
import { decodeUtf8, readLines } from './file-lines.js';
import { UnreadableFile, type QuestionReader } from './question-reader.js';
import { detectEncoding, toUtf8 } from './text-encoding.js';

const DELIMITERS = [',', ';', '\t'] as const;

/** Rows are parsed in batches, which is much faster than one by one. */
const BATCH_ROWS = 200;
const BATCH_LENGTH = 256 * 1024;

export const csvReader: QuestionReader = {
  format: 'CSV',
  endings: ['.csv', '.tsv'],
  read: (file, onBytes) => readCsv(file, [readChunks(file), readChunks(file, onBytes)], NO_FOLDER),
};

interface Start {
  delimiter: string;
  header: Header;
  /** Lines before the first row. */
  lines: number;
}

/**
 * Reads questions, one a row.
 *
 * @param passes the bytes of the file, twice: first its encoding is found
 * @param folder where the pictures of the questions are
 */
export async function* readCsv(
  file: string,
  [first, second]: readonly [first: AsyncIterable<Buffer>, second: AsyncIterable<Buffer>],
  folder: PictureFolder,
): AsyncGenerator<ReadItem> {
  const encoding = await detectEncoding(first);
  const lines = readLines(toUtf8(file, second, encoding));
  try {
    for await (const item of readRows(file, lines)) yield withPictures(item, folder);
  } finally {
    await lines.return(undefined);
  }
}

async function* readRows(
  file: string,
  lines: AsyncGenerator<Buffer | 'too long'>,
): AsyncGenerator<ReadItem> {
  const { delimiter, header, lines: before } = await readStart(file, lines);
  const isWholeRow = (text: string): boolean => looksWhole(text, delimiter, header);
  const shape = { columns: header.columns.length, isWholeRow };
  const rows = new CsvRows(lines, delimiter, shape, before + 1).read();
  for await (const batch of inBatches(rows)) {
    for (const [row, cells] of parseBatch(batch, delimiter)) {
      const item = toItem(file, header, row, cells);
      if (item) yield item;
    }
  }
}

/** The first non-empty line has the column names. Spreadsheets may write `sep=;` before it. */
async function readStart(file: string, lines: AsyncGenerator<Buffer | 'too long'>): Promise<Start> {
  let before = 0;
  let separator: string | undefined;
  for (;;) {
    const next: IteratorResult<Buffer | 'too long', unknown> = await lines.next();
    if (next.done) throw new UnreadableFile(`${file} cannot be read: it is empty.`);
    before += 1;
    const { value } = next;
    const text = value === 'too long' ? undefined : decodeUtf8(value)?.replace(/^\uFEFF/, '');
    if (text === undefined) {
      throw new UnreadableFile(`${file} cannot be read: its first line is no header of CSV.`);
    }
    const declared = /^sep=(.)\r?$/i.exec(text)?.[1];
    if (declared) separator = declared;
    else if (text.trim() !== '') return { ...chooseHeader(file, text, separator), lines: before };
  }
}

function chooseHeader(
  file: string,
  line: string,
  separator: string | undefined,
): Pick<Start, 'delimiter' | 'header'> {
  const tries = (separator ? [separator] : DELIMITERS).map((delimiter) => ({
    delimiter,
    names: tryCells(line, delimiter) ?? [],
  }));
  const [best] = tries.toSorted((a, b) => countKnown(b.names) - countKnown(a.names));
  const check = readHeader(best?.names ?? []);
  if (!check.ok) throw new UnreadableFile(`${file} cannot be read: ${check.reason}.`);
  return { delimiter: best?.delimiter ?? ',', header: check.header };
}

/** Whether a line within quotes is a complete question. If so, a stray quote has swallowed it. */
function looksWhole(text: string, delimiter: string, header: Header): boolean {
  if (text.split(delimiter).length < header.columns.length) return false;
  // The last line of a real cell has its closing quote inside what would be the row's first cell.
  const cells = tryRows(text, delimiter, 'strict')?.[0];
  if (!cells || cells.length < header.columns.length) return false;
  return readRow(header, cells)?.ok ?? false;
}

async function* inBatches(
  rows: AsyncIterable<CsvRow | RefusedRow>,
): AsyncGenerator<(CsvRow | RefusedRow)[]> {
  let batch: (CsvRow | RefusedRow)[] = [];
  let length = 0;
  for await (const row of rows) {
    batch.push(row);
    if ('text' in row) length += row.text.length;
    if (batch.length < BATCH_ROWS && length < BATCH_LENGTH) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}

type ParsedRow = [CsvRow | RefusedRow, cells: readonly string[] | undefined];

function parseBatch(batch: readonly (CsvRow | RefusedRow)[], delimiter: string): ParsedRow[] {
  const texts = batch.flatMap((row) => ('text' in row ? row.text : []));
  const together = tryRows(texts.join('\n'), delimiter);
  if (together?.length !== texts.length) {
    return batch.map((row) => [row, 'text' in row ? tryCells(row.text, delimiter) : undefined]);
  }
  let next = 0;
  return batch.map((row) => {
    if (!('text' in row)) return [row, undefined];
    next += 1;
    return [row, together[next - 1]];
  });
}

function toItem(
  file: string,
  header: Header,
  row: CsvRow | RefusedRow,
  cells: readonly string[] | undefined,
): ReadItem | undefined {
  const place = { file, line: row.line };
  if ('reason' in row) return { place, reason: row.reason };
  if (!cells) return { place, reason: 'the row is not CSV' };
  const check = readRow(header, cells);
  if (!check) return undefined;
  const placed = check.id === undefined ? place : { ...place, id: check.id };
  return check.ok
    ? { place: placed, item: check.item, defaults: ITEM_DEFAULTS }
    : { place: placed, reason: check.reason };
}

function tryCells(text: string, delimiter: string): string[] | undefined {
  const rows = tryRows(text, delimiter);
  return rows?.length === 1 ? rows[0] : undefined;
}

function tryRows(
  text: string,
  delimiter: string,
  quotes: 'relaxed' | 'strict' = 'relaxed',
): string[][] | undefined {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: quotes === 'relaxed',
      skip_empty_lines: false,
      trim: true,
    } satisfies Options);
  } catch {
    return undefined;
  }
}
