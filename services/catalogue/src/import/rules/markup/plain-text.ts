const BLANKS = /[ \t\n\r\f\u00a0]+/g;

/**
 * Builds a plain text as a browser lays it out: white space collapses, blocks start on a new line, and
 * lines are trimmed. Preformatted text stays unchanged.
 */
export class PlainText {
  private text = '';
  /** Stored separately, because reading the end of the text would copy all of it every time. */
  private isAtLineStart = true;
  private hasBlank = false;
  /** Whether a list item's mark was just written. The item's first block stays on that line. */
  private isAfterMark = false;
  /** Whether nothing but blanks was written in this line since a picture. */
  private isAfterPicture = false;
  private isWithinLine = false;

  /** Adds text in which white space collapses. */
  flow(piece: string): void {
    const collapsed = piece.replace(BLANKS, ' ');
    if (collapsed.startsWith(' ')) this.hasBlank = true;
    const body = collapsed.replace(/^ | $/g, '');
    if (body === '') return;
    this.write(body);
    this.hasBlank = collapsed.endsWith(' ');
  }

  /** Adds text unchanged. */
  verbatim(piece: string): void {
    if (piece !== '') this.write(piece);
  }

  /** Leaves out a picture, which stands below the text. */
  picture(): void {
    this.hasBlank = true;
    this.isAfterPicture = true;
  }

  /** Whether text follows a picture in its line. */
  get hasPictureInLine(): boolean {
    return this.isWithinLine;
  }

  /** Adds an explicit line break. */
  lineBreak(): void {
    this.hasBlank = false;
    this.append('\n');
  }

  /** Starts a new line, unless the current one is empty. */
  block(): void {
    if (this.isAfterMark) return;
    this.hasBlank = false;
    this.isAfterPicture = false;
    if (!this.isAtLineStart) this.append('\n');
  }

  /** Starts a new line with the mark of a list item. */
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
    if (this.isAfterPicture) this.notePiece(piece);
    this.text += piece;
    this.isAtLineStart = piece.endsWith('\n');
    this.isAfterMark = false;
  }
  private notePiece(piece: string): void {
    if (piece.trim() !== '') this.isWithinLine = true;
    if (piece !== ' ') this.isAfterPicture = false;
  }
}
