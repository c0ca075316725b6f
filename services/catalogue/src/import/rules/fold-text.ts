const FOLDABLE = /\s{2}|[^\S ]/;
const TAB = '    ';

/** Replaces every run of white space by one space, and trims the text. */
export function foldText(text: string): string {
  return FOLDABLE.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim();
}

/**
 * Like `foldText`, but indented lines stay separate lines with the same indentation, because indentation
 * matters in programs. Empty lines and line breaks without indentation do not.
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
