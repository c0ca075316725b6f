/** A line of an item with its number in the file. */
export interface NumberedLine {
  line: number;
  text: string;
}

const ESCAPE_HINT = 'in a text, a brace is written with a backslash';

/** Describes the unmatched brace of a GIFT item; undefined if there is one pair of braces or none. */
export function findBraceError(lines: readonly NumberedLine[]): string | undefined {
  let opened: number | undefined;
  let hasClosed = false;
  for (const { brace, line } of bracesOf(lines)) {
    if (brace === '{') {
      if (opened !== undefined) {
        return `the brace that opens in line ${opened} is not closed before another in line ${line}; ${ESCAPE_HINT}`;
      }
      if (hasClosed) {
        return `a second pair of braces opens in line ${line}; questions are separated by blank lines, and ${ESCAPE_HINT}`;
      }
      opened = line;
    } else {
      if (opened === undefined)
        return `the brace that closes in line ${line} has no opening brace; ${ESCAPE_HINT}`;
      opened = undefined;
      hasClosed = true;
    }
  }
  return opened === undefined
    ? undefined
    : `the brace that opens in line ${opened} is not closed; a blank line ends a question`;
}

function* bracesOf(lines: readonly NumberedLine[]): Generator<{ brace: string; line: number }> {
  for (const { line, text } of lines) {
    for (const [sign] of text.matchAll(/\\.|[{}]/g)) {
      if (sign === '{' || sign === '}') yield { brace: sign, line };
    }
  }
}
