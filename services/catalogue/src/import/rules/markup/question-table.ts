import type { QuestionTable } from '../../../questions/rules/question-parts.js';
import { childElements, isElement, type MarkupElement, type MarkupNode } from './markup-node.js';
import { UnsupportedMarkup } from './unsupported-markup.js';

/** The class that marks the table of a question. Other tables are part of its text. */
export const TABLE_CLASS = 'question-table';

export function isQuestionTable({ name, attributes }: MarkupElement): boolean {
  return name === 'table' && hasClass(attributes, TABLE_CLASS);
}

export function hasClass(attributes: ReadonlyMap<string, string>, name: string): boolean {
  return (attributes.get('class') ?? '').split(/\s+/).includes(name);
}

/**
 * Reads the marked table: its head and its rows, each cell by `textOf`. Throws UnsupportedMarkup for what a
 * question's table cannot hold.
 */
export function readQuestionTable(
  table: MarkupElement,
  textOf: (cell: readonly MarkupNode[]) => string,
): QuestionTable {
  const unknown = childElements(table).find(({ name }) => !PARTS.has(name));
  if (unknown) throw new UnsupportedMarkup(`its table has <${unknown.name.slice(0, 40)}>`);
  const rowsIn = (...parts: readonly MarkupElement[]): string[][] =>
    parts
      .flatMap((part) => (part.name === 'tr' ? part : childElements(part, 'tr')))
      .map((row) => row.children.filter(isElement).map((cell) => textOf(wholeCell(cell).children)));
  const head = rowsIn(...childElements(table, 'thead'));
  if (head.length > 1) throw new UnsupportedMarkup('its table has several rows of names');
  const bodies = childElements(table).filter(({ name }) => name === 'tbody' || name === 'tr');
  return { head: head[0] ?? [], rows: rowsIn(...bodies) };
}

const PARTS = new Set(['thead', 'tbody', 'tr', 'colgroup', 'col']);

function wholeCell(cell: MarkupElement): MarkupElement {
  const spans = ['colspan', 'rowspan'].map((span) => cell.attributes.get(span) ?? '1');
  if (spans.every((span) => span.trim() === '1')) return cell;
  throw new UnsupportedMarkup('it needs a table with joined cells');
}
