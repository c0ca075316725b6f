import { equalLatex } from './equal-latex.js';

/** Environments of formulas that KaTeX renders. */
const FORMULAS = new Set(
  (
    'align align* aligned alignat alignat* alignedat array Bmatrix Bmatrix* bmatrix bmatrix* cases CD ' +
    'darray dcases drcases eqnarray eqnarray* gather gather* gathered matrix matrix* pmatrix pmatrix* ' +
    'rcases smallmatrix split tabular Vmatrix Vmatrix* vmatrix vmatrix*'
  ).split(' '),
);
const WHOLE_FORMULAS = new Set(['displaymath', 'equation', 'equation*', 'math']);
const BOXES = new Set(['center', 'flushleft', 'flushright']);
const LISTS = new Set(['itemize', 'enumerate']);

const BEGIN = /\\begin\s*\{([A-Za-z]{1,20}\*?)\}/y;

/** The replacement of an environment in a text, and the position after it. */
export interface EnvironmentStep {
  piece: string;
  end: number;
}

/**
 * Reads a LaTeX environment in a text, outside of formula marks. Formulas and tables become marked
 * formulas; lists become lines. Undefined for environments without an equivalent.
 *
 * @param markText does the same for a text inside the environment
 */
export function readEnvironment(
  text: string,
  at: number,
  markText: (text: string) => string,
): EnvironmentStep | undefined {
  BEGIN.lastIndex = at;
  const begin = BEGIN.exec(text);
  const name = begin?.[1] ?? '';
  const start = at + (begin?.[0].length ?? 0);
  const close = begin ? closingEnd(text, start, name) : undefined;
  if (!close) return undefined;
  const inside = text.slice(start, close.start);
  const piece = write(name, inside, text.slice(at, close.end), markText);
  return piece === undefined ? undefined : { piece, end: close.end };
}

function write(
  name: string,
  inside: string,
  whole: string,
  markText: (text: string) => string,
): string | undefined {
  if (WHOLE_FORMULAS.has(name)) return display(equalLatex(inside));
  if (FORMULAS.has(name)) {
    const equal = equalLatex(whole);
    return equal.includes('\\begin{tabular') ? undefined : display(equal);
  }
  if (BOXES.has(name)) return ownLines(markText(inside.trim()));
  if (LISTS.has(name)) return listLines(inside, name === 'enumerate', markText);
  return undefined;
}

/** Puts a text on lines of its own; a display formula already is. */
function ownLines(text: string): string {
  return /^\\\[[\s\S]*\\\]$/.test(text) ? text : `\n${text}\n`;
}

/** Undefined if there are formula marks inside, because they would end the formula. */
function display(latex: string): string | undefined {
  return /\\[[\]]/.test(latex.replaceAll('\\\\', '')) ? undefined : `\\[${latex.trim()}\\]`;
}

function listLines(
  inside: string,
  isNumbered: boolean,
  markText: (text: string) => string,
): string | undefined {
  // Nested lists become lines before this list is split.
  const [before = '', ...items] = markText(inside).split(/\\item(?![a-zA-Z])/);
  if (before.trim() !== '' || items.length === 0) return undefined;
  const lines = items.map((item, index) => {
    const [, label, text = ''] = /^\s*(?:\[([^\]]{0,40})\])?\s*([\s\S]*)$/.exec(item) ?? [];
    return `${label ?? (isNumbered ? `${index + 1}.` : '•')} ${text.trim()}`;
  });
  return `\n${lines.join('\n')}\n`;
}

/** The position of the environment's `\end`, after nested environments of the same name. */
function closingEnd(
  text: string,
  from: number,
  name: string,
): { start: number; end: number } | undefined {
  const tags = new RegExp(`\\\\(begin|end)\\s*\\{${name.replace('*', '\\*')}\\}`, 'g');
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) {
    depth += tag[1] === 'begin' ? 1 : -1;
    if (depth === 0) return { start: tag.index, end: tag.index + tag[0].length };
  }
  return undefined;
}
