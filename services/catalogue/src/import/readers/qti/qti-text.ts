import { nodesToText } from '../../rules/markup-to-text.js';
import type { MarkupNode } from '../../rules/markup/markup-node.js';
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
