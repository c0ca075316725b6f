import { nodesToText } from '../../import/rules/markup-to-text.js';
import type { MarkupNode } from '../../import/rules/markup/markup-node.js';
import { xmlText } from '../rules/xml-text.js';

/**
 * Converts plain text to the simplest markup that is read back as the same text: a paragraph with line
 * breaks, or preformatted text where spaces matter (code, tables made of spaces).
 */
export function textToMarkup(text: string): string {
  const lines = text.split('\n');
  if (!survives(lines, text)) return `<pre>${xmlText(text)}</pre>`;
  return `<p>${lines.map(xmlText).join('<br/>')}</p>`;
}

function survives(lines: readonly string[], text: string): boolean {
  const nodes = lines.flatMap((line, index): MarkupNode[] =>
    index === 0 ? [line] : [{ name: 'br', attributes: new Map(), children: [] }, line],
  );
  const read = nodesToText(nodes);
  return 'text' in read && read.text === text;
}
