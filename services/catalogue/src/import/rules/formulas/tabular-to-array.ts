import { readArgument, splitLatex } from './latex-braces.js';
import { isProse } from './latex-prose.js';

const MAX_COLUMNS = 40;
const LINE_ABOVE = /^\s*\\(?:hline|(?:top|mid|bottom)rule)(?![a-z]*\{)\s*/;
const PARTIAL_LINE = /^\s*\\(?:cline|cmidrule)\s*(?:\([lr]*\)\s*)?\{[^{}]*\}\s*/;
/** Commands that are not possible in a text inside a formula. */
const LAYOUT = /\\(?:includegraphics|begin|end|multicolumn|multirow|hline|[[\]])/;
const NUMBER = /^[-+]?[\d.,]+$/;

/** Thrown for a table that KaTeX cannot render. */
class NoArray extends Error {}

/**
 * Converts the content of a `tabular` to an `array`, which KaTeX can render: texts in `\text{…}`, formulas
 * unchanged. A merged cell is repeated in each of its columns. A first row with a single cell becomes the
 * title above. Undefined if it is not a plain table.
 */
export function tabularToArray(inside: string): string | undefined {
  try {
    const columns = readArgument(inside, positionArgument(inside));
    if (!columns) return undefined;
    const rows = splitRows(inside.slice(columns.end)).map(readRow);
    const width = Math.max(...rows.map(({ cells }) => cells.length));
    const [first, ...others] = rows;
    const isTitled = first?.isJoined === true && first.cells.length === width && others.length > 0;
    const written = (isTitled ? others : rows).map(({ above, cells }) => above + cells.join(' & '));
    const layout = readColumns(columns.text, width);
    const array = `\\begin{array}{${layout}}${written.join(' \\\\ ')}\\end{array}`;
    return isTitled ? `\\begin{array}{c}${first.cells[0]} \\\\ ${array}\\end{array}` : array;
  } catch (error) {
    if (error instanceof NoArray) return undefined;
    throw error;
  }
}

/** `[t]` is the vertical position of the table; it is skipped. */
function positionArgument(inside: string): number {
  return /^\s*\[[^\]]{0,20}\]/.exec(inside)?.[0].length ?? 0;
}

/** Reads left, right and centred columns and lines; columns of fixed width become left. */
function readColumns(specification: string, width: number): string {
  const repeated = specification.replace(
    /\*\s*\{(\d{1,2})\}\s*\{([^{}]{1,20})\}/g,
    (_, times: string, columns: string) => columns.repeat(Number(times)),
  );
  const letters = repeated
    .replace(/[@!><]\s*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
    .replace(/[pmb]\s*\{[^{}]*\}|X/g, 'l')
    .replace(/\s+/g, '');
  if (!/^[lcr|]*$/.test(letters) || letters.length > 2 * MAX_COLUMNS) throw new NoArray();
  const missing = width - letters.replaceAll('|', '').length;
  if (width > MAX_COLUMNS) throw new NoArray();
  return missing > 0 ? letters + 'l'.repeat(missing) : letters;
}

function splitRows(body: string): string[] {
  return splitLatex(body, (latex, at) =>
    latex.startsWith('\\\\', at)
      ? (/^\\\\\*?(?:\[[^\]]{0,20}\])?/.exec(latex.slice(at, at + 30))?.[0].length ?? 0)
      : latex.startsWith('\\tabularnewline', at)
        ? '\\tabularnewline'.length
        : 0,
  );
}

interface Row {
  /** Horizontal lines above it. */
  above: string;
  cells: string[];
  /** Whether it is one cell that spans several columns. */
  isJoined: boolean;
}

function readRow(row: string): Row {
  let rest = row;
  let above = '';
  for (;;) {
    const line = LINE_ABOVE.exec(rest) ?? PARTIAL_LINE.exec(rest);
    if (!line) break;
    if (!line[0].includes('{')) above += '\\hline ';
    rest = rest.slice(line[0].length);
  }
  if (rest.trim() === '') return { above, cells: [''], isJoined: false };
  const cells = splitLatex(rest, (latex, at) => (latex.charAt(at) === '&' ? 1 : 0));
  const read = cells.map(readCell);
  return { above, cells: read.flat(), isJoined: read.length === 1 && (read[0]?.length ?? 0) > 1 };
}

/** Returns one cell, or as many as are merged. */
function readCell(cell: string): string[] {
  const bare = cell.trim();
  const joined = /^\\multicolumn\s*\{(\d{1,2})\}/.exec(bare);
  if (joined) {
    const layout = readArgument(bare, joined[0].length);
    const content = layout && readArgument(bare, layout.end);
    if (!content || bare.slice(content.end).trim() !== '') throw new NoArray();
    return Array.from({ length: Number(joined[1]) }, () => readContent(content.text));
  }
  return [readContent(bare)];
}

function readContent(cell: string): string {
  const bare = cell.trim();
  const tall = /^\\multirow\s*(?:\[[^\]]{0,20}\]\s*)?\{-?\d{1,2}\}\s*\{[^{}]*\}/.exec(bare);
  if (!tall) return writeCell(bare);
  const content = readArgument(bare, tall[0].length);
  if (!content || bare.slice(content.end).trim() !== '') throw new NoArray();
  return writeCell(content.text.trim());
}

/** Keeps a number or a formula unchanged; writes everything else as text. */
function writeCell(cell: string): string {
  const text = cell.replace(/\\\(|\\\)/g, '$');
  if (text === '' || NUMBER.test(text)) return text;
  const pieces = text.split(/(?<!\\)\$/);
  // Formulas are at odd indexes.
  if (pieces.length % 2 === 0) throw new NoArray();
  if (pieces.some((piece, index) => index % 2 === 0 && LAYOUT.test(piece))) throw new NoArray();
  const [before = '', formula = '', after = ''] = pieces;
  if (pieces.length === 3 && before.trim() === '' && after.trim() === '') return formula;
  const isFormula = pieces.length === 1 && /\\[a-zA-Z]|[\^_]/.test(text) && !isProse(text);
  if (isFormula) return text;
  const written = pieces.map((piece, index) =>
    index % 2 === 1 ? `$${piece}$` : escapeSigns(piece),
  );
  return `\\text{${written.join('')}}`;
}

/** Escapes characters that have a meaning in LaTeX text. */
function escapeSigns(text: string): string {
  return text.replace(/\\.|[%#_^~]/gs, (sign) => {
    if (sign.startsWith('\\') || sign === '~') return sign;
    return sign === '^' ? '\\textasciicircum{}' : `\\${sign}`;
  });
}
