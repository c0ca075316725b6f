/** Consecutive lines between blank lines, such as an item of GIFT or Aiken. */
export interface Block {
  /** Number of the first line in the file. */
  line: number;
  lines: readonly string[];
}

const LINE_END = /\r\n|\n|\r/g;

/** Splits a text at its blank lines. */
export function* readBlocks(text: string): Generator<Block> {
  let lines: string[] = [];
  let first = 1;
  let number = 0;
  for (const line of readLines(text)) {
    number += 1;
    if (line.trim() !== '') {
      if (lines.length === 0) first = number;
      lines.push(line);
    } else if (lines.length > 0) {
      yield { line: first, lines };
      lines = [];
    }
  }
  if (lines.length > 0) yield { line: first, lines };
}

function* readLines(text: string): Generator<string> {
  let start = 0;
  for (const end of text.matchAll(LINE_END)) {
    yield text.slice(start, end.index);
    start = end.index + end[0].length;
  }
  yield text.slice(start);
}
