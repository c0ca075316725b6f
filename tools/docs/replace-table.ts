import { ToolError } from '../stack/tool-error.ts';
import type { Example, Table } from './tables.ts';

/**
 * Writes a table or an example between its two markers in a document.
 *
 * @param name the markers are `<!-- NAME -->` and `<!-- end of NAME -->`
 */
export function replaceTable(document: string, name: string, content: Table | Example): string {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- end of ${name} -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from === -1 || to < from) throw new ToolError(`the document has no ${begin} … ${end}.`);
  return `${document.slice(0, from + begin.length)}\n\n${toMarkdown(content)}\n\n${document.slice(to)}`;
}

function toMarkdown(content: Table | Example): string {
  if ('text' in content) return `\`\`\`${content.language}\n${content.text}\n\`\`\``;
  const [header = [], ...rows] = content;
  const lines = [header, header.map(() => '---'), ...rows.map((row) => row.map(escapeCell))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', String.raw`\|`);
}
