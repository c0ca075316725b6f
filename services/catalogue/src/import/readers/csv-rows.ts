import { scanQuotes } from '../rules/scan-quotes.js';
import { decodeUtf8, LINE_TOO_LONG, MAX_LINE_LENGTH } from './file-lines.js';

export interface CsvRow {
  /** The line where the row starts. */
  line: number;
  text: string;
}

export interface RefusedRow {
  line: number;
  reason: string;
}

interface Line {
  line: number;
  /** Undefined if it cannot be read; `reason` says why. */
  text?: string;
  reason?: string;
}

const MAX_CELLS = 100;

/**
 * Joins lines to rows. A quoted cell may span several lines. A stray quote would swallow the rows below.
 * It is detected by text after the next quote, by the end of the file, by its length, or by a line that
 * is a complete row, unless the quote closes and leaves a row with all its cells. Then only the row with the
 * stray quote is refused.
 */
export class CsvRows {
  /** Lines that were read ahead as part of a cell, the next one last. */
  private readonly ahead: Line[] = [];
  private readonly lines: AsyncIterator<Line>;

  constructor(
    lines: AsyncIterable<Buffer | 'too long'>,
    private readonly delimiter: string,
    private readonly header: { columns: number; isWholeRow: (text: string) => boolean },
    firstLine: number,
  ) {
    this.lines = number(lines, firstLine);
  }

  async *read(): AsyncGenerator<CsvRow | RefusedRow> {
    for (let first = await this.next(); first; first = await this.next()) {
      const { line, text, reason } = first;
      if (text === undefined) yield { line, reason: reason ?? LINE_TOO_LONG };
      else if (text.trim() !== '') yield await this.rowFrom(line, text);
    }
  }

  private async rowFrom(line: number, start: string): Promise<CsvRow | RefusedRow> {
    let scan = scanQuotes(start, this.delimiter, false);
    let cells = scan.cells;
    let length = start.length;
    let opened = line;
    /** Where the last quote opened before the first line that is a complete row. */
    let suspected: number | undefined;
    const further: Line[] = [];
    while (scan.end === 'open') {
      const next = await this.next();
      if (next) further.push(next);
      length += next?.text?.length ?? 0;
      if (next?.text === undefined || length > MAX_LINE_LENGTH) {
        scan = { end: 'broken', cells: 0, isOwn: false };
        break;
      }
      if (suspected === undefined && this.header.isWholeRow(next.text)) suspected = opened;
      scan = scanQuotes(next.text, this.delimiter, true);
      if (scan.isOwn) opened = next.line;
      cells += scan.cells;
    }
    const isSuspect = suspected !== undefined && cells !== this.header.columns;
    if (scan.end === 'broken' || isSuspect) {
      // Lines before the one with the stray quote belong to the row.
      const stray = suspected ?? opened;
      for (const aheadLine of further.toReversed()) {
        if (aheadLine.line > stray) this.ahead.push(aheadLine);
      }
      const reason = `the quote that opens in line ${stray} is not closed correctly`;
      return { line, reason };
    }
    if (cells > MAX_CELLS) return { line, reason: `the row has more than ${MAX_CELLS} cells` };
    return { line, text: [start, ...further.map(({ text }) => text)].join('\n') };
  }

  private async next(): Promise<Line | undefined> {
    const aheadLine = this.ahead.pop();
    if (aheadLine) return aheadLine;
    const { done, value } = (await this.lines.next()) as IteratorResult<Line, undefined>;
    return done ? undefined : value;
  }
}

async function* number(
  lines: AsyncIterable<Buffer | 'too long'>,
  firstLine: number,
): AsyncGenerator<Line> {
  let line = firstLine;
  for await (const bytes of lines) {
    yield bytes === 'too long' ? { line, reason: LINE_TOO_LONG } : readLine(line, bytes);
    line += 1;
  }
}

function readLine(line: number, bytes: Buffer): Line {
  const text = decodeUtf8(bytes);
  if (text === undefined) return { line, reason: 'the line is not UTF-8' };
  return { line, text: text.replace(/\r$/, '') };
}
