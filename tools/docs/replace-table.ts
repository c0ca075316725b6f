import { ToolError } from '../stack/tool-error.ts';
import type { Table } from './tables.ts';

/**
 * Writes a table between its two markers in a document.
 *
 * @param name the markers are `<!-- NAME -->` and `<!-- end of NAME -->`
 */
export function replaceTable(document: string, name: string, table: Table): string {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- end of ${name} -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from === -1 || to < from) throw new ToolError(`the document has no ${begin} … ${end}.`);
  return `${document.slice(0, from + begin.length)}\n\n${toMarkdown(table)}\n\n${document.slice(to)}`;
}

function toMarkdown([header = [], ...rows]: Table): string {
  const lines = [header, header.map(() => '---'), ...rows.map((row) => row.map(escapeCell))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', String.raw`\|`);
}
