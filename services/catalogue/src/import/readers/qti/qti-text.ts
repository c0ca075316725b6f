import type { QuestionTable } from '../../../questions/rules/question-parts.js';
import { nodesToText } from '../../rules/markup-to-text.js';
import type { MarkupElement, MarkupNode } from '../../rules/markup/markup-node.js';
import { readQuestionTable } from '../../rules/markup/question-table.js';
import { UnsupportedMarkup } from '../../rules/markup/unsupported-markup.js';
import type { NamedPicture } from '../../rules/pictures/named-pictures.js';
import { RefusedItemError } from '../../rules/refused-item.js';

/** What is found beside a text. */
export interface Beside {
  /** The pictures that it names. */
  pictures: readonly NamedPicture[];
  /** What its author should check, although it is imported. */
  warnings: readonly string[];
}

/** A text without pictures. Throws RefusedItemError, with the place. */
export function textOf(nodes: readonly MarkupNode[], where: string): string {
  const result = nodesToText(nodes);
  if ('reason' in result) throw new RefusedItemError(`${where}: ${result.reason}`);
  return result.text;
}

/** The table of a question or a passage. Throws RefusedItemError, with the place. */
export function tableOf(table: MarkupElement, where: string): QuestionTable {
  try {
    return readQuestionTable(table, (cell) => textOf(cell, where));
  } catch (error) {
    if (error instanceof UnsupportedMarkup)
      throw new RefusedItemError(`${where}: ${error.message}`);
    throw error;
  }
}

export interface IllustratedText extends Beside {
  text: string;
}

/** A text that may name pictures. Throws RefusedItemError, with the place. */
export function illustratedTextOf(nodes: readonly MarkupNode[], where: string): IllustratedText {
  const result = nodesToText(nodes, 'listed');
  if ('reason' in result) throw new RefusedItemError(`${where}: ${result.reason}`);
  const { text, pictures = [], warnings = [] } = result;
  return { text, pictures, warnings: warnings.map((warning) => `${where}: ${warning}`) };
}
