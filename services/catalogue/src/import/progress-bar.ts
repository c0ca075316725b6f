const REDRAW_INTERVAL_MS = 100;
const MAX_BAR_WIDTH = 40;
const CLEAR_LINE = '\r\u001b[K';

/** The part of a terminal that the bar needs. */
export interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/** Shows the progress of an import on a terminal; on anything else it shows nothing. */
export class ProgressBar {
  private readonly total: number;
  private bytes = 0;
  private questions = 0;
  private drawnAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly sizes: readonly number[],
    private readonly terminal: Terminal,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.total = sizes.reduce((sum, size) => sum + size, 0);
  }

  /** Starts again, because the import was rolled back and is repeated. */
  restart(): void {
    this.bytes = 0;
    this.questions = 0;
  }

  readBytes(bytes: number): void {
    this.bytes += bytes;
    this.draw();
  }

  countQuestion(): void {
    this.questions += 1;
    this.draw();
  }

  /** Marks all files up to this one as read, even if their bytes were not counted. */
  endFile(index: number): void {
    this.bytes = this.sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0);
    this.drawnAt = Number.NEGATIVE_INFINITY;
    this.draw();
  }

  /** Removes the bar from the screen. */
  clear(): void {
    if (this.terminal.isTTY) this.terminal.write(CLEAR_LINE);
  }

  private draw(): void {
    if (!this.terminal.isTTY) return;
    const now = this.now();
    if (now - this.drawnAt < REDRAW_INTERVAL_MS) return;
    this.drawnAt = now;
    const done = this.total === 0 ? 0 : this.bytes / this.total;
    this.terminal.write(CLEAR_LINE + formatProgress(done, this.questions, this.terminal.columns));
  }
}

/**
 * Formats the progress of an import as one line without a line break.
 *
 * @param done share of the bytes that were read, 0 to 1; at 1, tests are being created
 * @param questions number of questions found so far
 * @param columns width of the terminal; the line is shorter
 */
export function formatProgress(done: number, questions: number, columns = 80): string {
  const share = Math.min(Math.max(done, 0), 1);
  const percent = `${Math.floor(share * 100)}%`.padStart(4);
  const found = `${questions.toLocaleString('en-IN')} questions`;
  const text = ` ${percent}  ${share === 1 ? `${found}, creating tests` : found}`;
  const width = Math.min(MAX_BAR_WIDTH, columns - text.length - 3);
  if (width < 5) return text.trim().slice(0, Math.max(columns - 1, 0));
  const filled = Math.round(share * width);
  return `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}]${text}`;
}
