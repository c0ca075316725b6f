const FOLDABLE = /\s{2}|[^\S ]/;
const TAB = '    ';

/** A text with every run of white space as one blank, and none at its ends. */
export function foldText(text: string): string {
  return FOLDABLE.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim();
}

/**
 * A text like `foldText` gives it, but lines that are indented stay lines of their own, by as many
 * blanks: in a program, that is what counts. Empty lines and line breaks without indentation do not.
 */
export function foldKeepingIndentation(text: string): string {
  if (!FOLDABLE.test(text)) return text.trim();
  const lines = text.trim().split(/[\n\v\f\r\u0085\u2028\u2029]/);
  return lines.filter((line) => line.trim() !== '').reduce(joinLine, '');
}

function joinLine(text: string, line: string): string {
  const indentation = /^\s*/.exec(line)?.[0].replaceAll('\t', TAB).length ?? 0;
  if (text === '') return foldText(line);
  const gap = indentation === 0 ? ' ' : `\n${' '.repeat(indentation)}`;
  return `${text}${gap}${foldText(line)}`;
}
