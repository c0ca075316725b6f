import type { QuestionTable } from '../../../questions/rules/question-parts.js';
import { childElements, isElement, type MarkupElement, type MarkupNode } from './markup-node.js';

/** The class that marks the table of a question. Other tables are part of its text. */
export const TABLE_CLASS = 'question-table';

export function isQuestionTable({ name, attributes }: MarkupElement): boolean {
  return name === 'table' && hasClass(attributes, TABLE_CLASS);
}

export function hasClass(attributes: ReadonlyMap<string, string>, name: string): boolean {
  return (attributes.get('class') ?? '').split(/\s+/).includes(name);
}

/** Reads the marked table: its head and its rows, each cell by `textOf`. */
export function readQuestionTable(
  table: MarkupElement,
  textOf: (cell: readonly MarkupNode[]) => string,
): QuestionTable {
  const rowsIn = (part: string): string[][] =>
    childElements(table, part)
      .flatMap((own) => childElements(own, 'tr'))
      .map((row) => row.children.filter(isElement).map(({ children }) => textOf(children)));
  return { head: rowsIn('thead')[0] ?? [], rows: rowsIn('tbody') };
}
