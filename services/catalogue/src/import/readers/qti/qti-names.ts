import { isElement, type MarkupElement } from '../../rules/markup/markup-node.js';

const PREFIX = 'qti-';

/**
 * Gives an item of QTI 3 (`qti-simple-choice`, `response-identifier`) the names that QTI 2 has for the same
 * things (`simpleChoice`, `responseIdentifier`), so that one reader knows both.
 */
export function withQti2Names(element: MarkupElement): MarkupElement {
  const isQti = element.name.startsWith(PREFIX);
  return {
    ...element,
    name: isQti ? camelCase(element.name.slice(PREFIX.length)) : element.name,
    attributes: isQti ? camelCaseKeys(element.attributes) : element.attributes,
    children: element.children.map((child) => (isElement(child) ? withQti2Names(child) : child)),
  };
}

function camelCaseKeys(attributes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...attributes].map(([name, value]) => [camelCase(name), value]));
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
