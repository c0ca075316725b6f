/** A stretch of plain text or of TeX. `source` is the stretch as it was written, delimiters and all. */
export interface MathSegment {
  readonly kind: 'text' | 'inline' | 'display';
  readonly value: string;
  readonly source: string;
}

// Alternation order matters nowhere: the two openers differ. An opener without its closer is text.
const FORMULA = /\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/g;

/**
 * Splits a text at its formulas: `\(…\)` in the line, `\[…\]` on a line of its own; everything
 * else, dollar signs and angle brackets among it, is text. The sources joined give the text back.
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
