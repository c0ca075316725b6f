const BLANKS = /[ \t\n\r\f\u00a0]+/g;

/**
 * Grows a plain text out of flowing text the way a browser lays it out: blanks collapse, blocks begin on a
 * new line, and no line begins or ends with a blank; preformatted text stays as it is.
 */
export class PlainText {
  private text = '';
  /** Kept beside the text: looking at its end would copy all of it, time and again. */
  private isAtLineStart = true;
  private hasBlank = false;
  /** Whether the mark of a list's item was just written, which the item's own first block follows. */
  private isAfterMark = false;

  /** Text whose blanks and line ends mean no more than one blank. */
  flow(piece: string): void {
    const collapsed = piece.replace(BLANKS, ' ');
    if (collapsed.startsWith(' ')) this.hasBlank = true;
    const body = collapsed.replace(/^ | $/g, '');
    if (body === '') return;
    this.write(body);
    this.hasBlank = collapsed.endsWith(' ');
  }

  /** Text that stays as it is. */
  verbatim(piece: string): void {
    if (piece !== '') this.write(piece);
  }

  /** A line end that the text asks for. */
  lineBreak(): void {
    this.hasBlank = false;
    this.append('\n');
  }

  /** What follows begins a line. */
  block(): void {
    if (this.isAfterMark) return;
    this.hasBlank = false;
    if (!this.isAtLineStart) this.append('\n');
  }

  /** A new line that begins with the mark of a list's item. */
  mark(sign: string): void {
    this.isAfterMark = false;
    this.block();
    this.append(sign);
    this.hasBlank = true;
    this.isAfterMark = true;
  }

  toString(): string {
    return this.text.trim();
  }

  private write(piece: string): void {
    if (this.hasBlank && !this.isAtLineStart) this.append(' ');
    this.hasBlank = false;
    this.append(piece);
  }

  private append(piece: string): void {
    this.text += piece;
    this.isAtLineStart = piece.endsWith('\n');
    this.isAfterMark = false;
  }
}
