import { OPTION_LETTERS } from '../../questions/rules/options.js';
import type { QuestionTable } from '../../questions/rules/question-parts.js';
import type { Column } from './csv-header.js';
import { InvalidItem } from './invalid-item.js';

type Row = ReadonlyMap<Column, string>;

/** Between pictures, descriptions, and cells of a table. File names and addresses have none. */
const BAR = /(?<!\\)\|/;
/** The line of a table below its head: `--- | ---`. */
const RULE = /^\|?\s*:?-{3,}:?\s*(?:\|\s*:?-{3,}:?\s*)*\|?$/;

interface CellPicture {
  file: string;
  alt?: string;
}

/**
 * Reads the pictures that a cell names, in the form of JSON Lines; undefined if there are none. Throws
 * InvalidItem, with the column.
 */
export function readPictures(
  row: Row,
  column: 'figures' | 'passage figures' | 'explanation figures',
): CellPicture[] | undefined {
  const [names, texts] = [row.get(column), row.get(`${column} alt`)];
  if (!names) {
    if (texts) throw new InvalidItem(`the row has “${column} alt”, but no “${column}”`);
    return undefined;
  }
  const files = splitCell(names);
  const empty = files.indexOf('');
  if (empty >= 0) throw new InvalidItem(`“${column}” names no file for figure ${empty + 1}`);
  // A single description may hold any sign.
  const alts = !texts || files.length === 1 ? [texts] : splitCell(texts);
  if (texts && alts.length !== files.length) {
    throw new InvalidItem(
      `“${column}” names ${files.length} files, but “${column} alt” has ${alts.length} of their texts; put | between them`,
    );
  }
  return files.map((file, index) => pictureOf(file, alts[index]));
}

/** The picture of each option, null where there is none. Throws InvalidItem, with the column. */
export function readOptionPictures(row: Row): (CellPicture | null)[] {
  return OPTION_LETTERS.map((letter) => {
    const [file, alt] = [row.get(`figure ${letter}`), row.get(`figure ${letter} alt`)];
    if (file) return pictureOf(file, alt);
    if (!alt) return null;
    throw new InvalidItem(`the row has “figure ${letter} alt”, but no “figure ${letter}”`);
  });
}

/**
 * Reads a table, in the form of JSON Lines: a line for each row, with `|` between its cells. Without a
 * line of hyphens below its first one, as in Markdown, it has no head.
 */
export function readTable(cell: string): { head?: string[]; rows: string[][] } {
  const lines = cell.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const [first = '', rule = '', ...others] = lines;
  if (!RULE.test(rule.trim())) return { rows: lines.map(cellsOf) };
  return { head: cellsOf(first), rows: others.map(cellsOf) };
}

/** Writes a table so that `readTable` reads it back; undefined if a cell of CSV cannot hold it. */
export function writeTable({ head, rows }: QuestionTable): string | undefined {
  const lineOf = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = head.length > 0 ? [lineOf(head), lineOf(head.map(() => '---'))] : [];
  const written = [...rule, ...rows.map(lineOf)].join('\n');
  const read = readTable(written);
  const isSame = JSON.stringify([read.head ?? [], read.rows]) === JSON.stringify([head, rows]);
  return isSame ? written : undefined;
}

/** A `|` at the beginning or at the end of a line is its border. */
function cellsOf(line: string): string[] {
  return splitCell(
    line
      .trim()
      .replace(/^\|/, '')
      .replace(/(?<!\\)\|$/, ''),
  );
}

function splitCell(cell: string): string[] {
  return cell.split(BAR).map((part) => part.replaceAll('\\|', '|').trim());
}

function pictureOf(file: string, alt: string | undefined): CellPicture {
  return { file, ...(alt && { alt }) };
}
