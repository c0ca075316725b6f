import { escapeUTF8 } from 'entities';
import { isElement, type MarkupElement } from '../markup/markup-node.js';

/** Writes elements as XML. */
export function writeSvg({ name, attributes, children }: MarkupElement): string {
  const pairs = [...attributes].map(([key, value]) => ` ${key}="${escapeUTF8(value)}"`).join('');
  const content = children.map((child) => (isElement(child) ? writeSvg(child) : escapeUTF8(child)));
  return `<${name}${pairs}>${content.join('')}</${name}>`;
}
