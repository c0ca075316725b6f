import { drawProgress } from './rules/draw-progress.js';

const REDRAW_INTERVAL_MS = 100;
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
    this.terminal.write(CLEAR_LINE + drawProgress(done, this.questions, this.terminal.columns));
  }
}
