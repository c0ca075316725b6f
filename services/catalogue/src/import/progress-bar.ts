import { drawProgress } from './rules/draw-progress.js';

const REDRAWN_AFTER_MS = 100;
const CLEAR_LINE = '\r\u001b[K';

/** As much of a terminal as the bar needs. */
export interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/** Shows on a terminal how far an import has come; on anything else it shows nothing. */
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

  /** Begins anew: the import was undone and is tried again. */
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

  /** All of the files up to this one were read, whether or not their bytes were counted. */
  endFile(index: number): void {
    this.bytes = this.sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0);
    this.drawnAt = Number.NEGATIVE_INFINITY;
    this.draw();
  }

  /** Takes the bar off the screen. */
  clear(): void {
    if (this.terminal.isTTY) this.terminal.write(CLEAR_LINE);
  }

  private draw(): void {
    if (!this.terminal.isTTY) return;
    const now = this.now();
    if (now - this.drawnAt < REDRAWN_AFTER_MS) return;
    this.drawnAt = now;
    const done = this.total === 0 ? 0 : this.bytes / this.total;
    this.terminal.write(CLEAR_LINE + drawProgress(done, this.questions, this.terminal.columns));
  }
}
