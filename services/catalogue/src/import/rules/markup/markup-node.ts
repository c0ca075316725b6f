/** An element of XML or HTML; its name has no prefix. */
export interface MarkupElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly MarkupNode[];
  /** Its first line in the file, from 1, if known. */
  readonly line?: number;
}

/** An element, or a piece of text with its references resolved. */
export type MarkupNode = MarkupElement | string;

export function isElement(node: MarkupNode): node is MarkupElement {
  return typeof node !== 'string';
}

/** The child elements in order, optionally only those with this name. */
export function childElements(element: MarkupElement, name?: string): MarkupElement[] {
  const elements = element.children.filter(isElement);
  return name === undefined ? elements : elements.filter((child) => child.name === name);
}

/** The first child element with this name. */
export function childElement(element: MarkupElement, name: string): MarkupElement | undefined {
  return element.children.filter(isElement).find((child) => child.name === name);
}

/** The element at this path of names, each the first child with its name. */
export function elementAt(
  element: MarkupElement,
  ...names: readonly string[]
): MarkupElement | undefined {
  return names.reduce<MarkupElement | undefined>(
    (parent, name) => parent && childElement(parent, name),
    element,
  );
}

/** All descendant elements in document order. */
export function* descendants(element: MarkupElement): Generator<MarkupElement> {
  for (const child of element.children) {
    if (!isElement(child)) continue;
    yield child;
    yield* descendants(child);
  }
}

/** All text inside, unchanged. */
export function rawText(element: MarkupElement): string {
  return element.children.map((child) => (isElement(child) ? rawText(child) : child)).join('');
}
