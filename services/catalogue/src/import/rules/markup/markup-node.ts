/** An element of XML or HTML, its name without a prefix. */
export interface MarkupElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly MarkupNode[];
  /** Where it begins in its file, from 1, where that is known. */
  readonly line?: number;
}

/** An element, or a piece of text with its references resolved. */
export type MarkupNode = MarkupElement | string;

export function isElement(node: MarkupNode): node is MarkupElement {
  return typeof node !== 'string';
}

/** The children that are elements, in their order; those of one name where it is given. */
export function childElements(element: MarkupElement, name?: string): MarkupElement[] {
  const elements = element.children.filter(isElement);
  return name === undefined ? elements : elements.filter((child) => child.name === name);
}

/** The first child element of that name. */
export function childElement(element: MarkupElement, name: string): MarkupElement | undefined {
  return element.children.filter(isElement).find((child) => child.name === name);
}

/** The first element that is reached by these names, one below the other. */
export function elementAt(
  element: MarkupElement,
  ...names: readonly string[]
): MarkupElement | undefined {
  return names.reduce<MarkupElement | undefined>(
    (parent, name) => parent && childElement(parent, name),
    element,
  );
}

/** All elements below, at any depth, in document order. */
export function* descendants(element: MarkupElement): Generator<MarkupElement> {
  for (const child of element.children) {
    if (!isElement(child)) continue;
    yield child;
    yield* descendants(child);
  }
}

/** All the text inside, as it stands. */
export function rawText(element: MarkupElement): string {
  return element.children.map((child) => (isElement(child) ? rawText(child) : child)).join('');
}
