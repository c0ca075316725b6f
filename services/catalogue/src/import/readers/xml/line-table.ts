/** Line numbers are stored for every STEP characters. */
const STEP = 4096;
const LINE_FEED = 0x0a;

/** Finds the line of a position in a text. A lookup reads at most `STEP` characters. */
export class LineTable {
  private table: Uint32Array | undefined;

  constructor(private readonly text: string) {}

  /** Returns the line number, from 1. */
  lineAt(position: number): number {
    const step = Math.floor(position / STEP);
    this.table ??= buildTable(this.text);
    return (this.table[step] ?? 0) + countLines(this.text, step * STEP, position) + 1;
  }
}

function buildTable(text: string): Uint32Array {
  const table = new Uint32Array(Math.floor(text.length / STEP) + 1);
  for (let step = 1; step < table.length; step += 1) {
    const start = (step - 1) * STEP;
    table[step] = (table[step - 1] ?? 0) + countLines(text, start, start + STEP);
  }
  return table;
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = from; at < to; at += 1) if (text.charCodeAt(at) === LINE_FEED) lines += 1;
  return lines;
}
