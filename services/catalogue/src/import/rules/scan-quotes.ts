/** The state of quotes at the end of a CSV line, and the number of cells that start in it. */
export interface QuoteScan {
  /** `open`: a quoted cell continues in the next line; `broken`: text follows a closing quote. */
  end: 'closed' | 'open' | 'broken';
  cells: number;
  /** Whether the last quoted cell of the line starts in this line. */
  isOwn: boolean;
}

/**
 * Scans the quotes of one CSV line (RFC 4180). A quote opens only at the start of a cell; a double quote
 * within quotes is one quote of the text. `isOpen` means that a quoted cell continues from the line before.
 */
export function scanQuotes(text: string, delimiter: string, isOpen: boolean): QuoteScan {
  let cells = isOpen ? 0 : 1;
  let at = 0;
  let isQuoted = isOpen;
  let isOwn = !isOpen;
  for (;;) {
    if (!isQuoted) {
      at = skipBlanks(text, at, delimiter);
      isQuoted = text.charAt(at) === '"';
      if (isQuoted) {
        at += 1;
        isOwn = true;
      }
    }
    if (isQuoted) {
      const close = closingQuote(text, at);
      if (close < 0) return { end: 'open', cells, isOwn };
      at = skipBlanks(text, close + 1, delimiter);
      if (at < text.length && text.charAt(at) !== delimiter) return { end: 'broken', cells, isOwn };
      isQuoted = false;
    }
    const next = text.indexOf(delimiter, at);
    if (next < 0) return { end: 'closed', cells, isOwn };
    cells += 1;
    at = next + 1;
  }
}

function closingQuote(text: string, from: number): number {
  let at = from;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0 || text.charAt(quote + 1) !== '"') return quote;
    at = quote + 2;
  }
}

function skipBlanks(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && isBlank(text.charAt(at)) && text.charAt(at) !== delimiter) at += 1;
  return at;
}

function isBlank(character: string): boolean {
  return character === ' ' || character === '\t';
}
