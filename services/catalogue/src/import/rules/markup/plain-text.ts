const BLANKS = /[ \t\n\r\f\u00a0]+/g;

/**
 * Grows a plain text out of flowing text the way a browser lays it out: blanks collapse, blocks begin on a
 * new line, and no line begins or ends with a blank; preformatted text stays as it is.
 */
export class PlainText {
  private text = '';
  private hasBlank = false;
  /** Where the text ended with the mark of a list's item, which the item's own first block follows. */
  private markEnd = -1;

  /** Text whose blanks and line ends mean no more than one blank. */
  flow(piece: string): void {
    const collapsed = piece.replace(BLANKS, ' ');
    if (collapsed === '') return;
    const body = collapsed.replace(/^ | $/g, '');
    if (collapsed.startsWith(' ')) this.hasBlank = true;
    if (body === '') return;
    this.writeBlank();
    this.text += body;
    this.hasBlank = collapsed.endsWith(' ');
  }

  /** Text that stays as it is. */
  verbatim(piece: string): void {
    if (piece === '') return;
    this.writeBlank();
    this.text += piece;
  }

  /** A line end that the text asks for. */
  lineBreak(): void {
    this.hasBlank = false;
    this.text += '\n';
  }

  /** What follows begins a line. */
  block(): void {
    if (this.text.length === this.markEnd) return;
    this.hasBlank = false;
    if (this.text !== '' && !this.text.endsWith('\n')) this.text += '\n';
  }

  /** A new line that begins with the mark of a list's item. */
  mark(sign: string): void {
    this.block();
    this.text += sign;
    this.markEnd = this.text.length;
    this.hasBlank = true;
  }

  get isAtLineStart(): boolean {
    return this.text === '' || this.text.endsWith('\n');
  }

  toString(): string {
    return this.text.trim();
  }

  private writeBlank(): void {
    if (this.hasBlank && !this.isAtLineStart) this.text += ' ';
    this.hasBlank = false;
  }
}
