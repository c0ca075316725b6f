import { TABLE_CLASS } from '../../import/rules/markup/question-table.js';
import type { QuestionTable } from '../../questions/rules/question-parts.js';
import { textToMarkup } from './text-to-markup.js';

/** Writes a table with the class by which it is read as a table again. */
export function tableToMarkup({ head, rows }: QuestionTable): string {
  const names = head.length > 0 ? `<thead>${rowOf('th', head)}</thead>` : '';
  const lines = rows.map((row) => rowOf('td', row));
  return `<table class="${TABLE_CLASS}">${names}<tbody>${lines.join('')}</tbody></table>`;
}

function rowOf(name: 'th' | 'td', cells: readonly string[]): string {
  const written = cells.map(
    (cell) => `<${name}>${cell === '' ? '' : textToMarkup(cell)}</${name}>`,
  );
  return `<tr>${written.join('')}</tr>`;
}
