/** A segment of plain text or of TeX. `source` is the original text, including delimiters. */
export interface MathSegment {
  readonly kind: 'text' | 'inline' | 'display';
  readonly value: string;
  readonly source: string;
}

// The alternation order does not matter: the opening delimiters differ. Without its closing
// delimiter an opening one is text.
const FORMULA = /\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/g;

/**
 * Splits a text at its formulas: `\(…\)` is inline, `\[…\]` is on its own line. Everything else,
 * including dollar signs and angle brackets, is text. The joined sources are the original text.
 */
export function parseMath(text: string): MathSegment[] {
  const segments: MathSegment[] = [];
  let end = 0;
  for (const match of text.matchAll(FORMULA)) {
    pushText(segments, text.slice(end, match.index));
    const [source, inline, display] = match;
    const kind = inline === undefined ? 'display' : 'inline';
    segments.push({ kind, value: (inline ?? display ?? '').trim(), source });
    end = match.index + source.length;
  }
  pushText(segments, text.slice(end));
  return segments;
}

function pushText(segments: MathSegment[], value: string): void {
  if (value !== '') segments.push({ kind: 'text', value, source: value });
}
