import { isElement, type MarkupElement } from '../../rules/markup/markup-node.js';

const PREFIX = 'qti-';

/**
 * Renames the elements and attributes of a QTI 3 item (`qti-simple-choice`, `response-identifier`) to
 * those of QTI 2 (`simpleChoice`, `responseIdentifier`), so that one reader handles both.
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
