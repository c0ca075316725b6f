import {
  childElements,
  descendants,
  isElement,
  rawText,
  type MarkupElement,
  type MarkupNode,
} from '../../rules/markup/markup-node.js';
import { hasClass } from '../../rules/markup/question-table.js';

/** Elements that begin a line of their own. */
const BLOCKS = new Set(
  'blockquote dd div dl dt h1 h2 h3 h4 h5 h6 li ol p pre table td th tr ul'.split(' '),
);
/** The class that marks the unit beside a field. */
export const UNIT_CLASS = 'unit';

/** A field for a number, with the line that it stands in. */
export interface Field {
  /** The line, if there is nothing else in it; it is no part of the question's text. */
  line: MarkupElement | undefined;
  unit: MarkupElement | undefined;
}

/** Finds the line and the unit of a field. */
export function fieldOf(body: MarkupElement, interaction: MarkupElement): Field {
  const line = pathTo(body, interaction).findLast(({ name }) => BLOCKS.has(name));
  if (!line) return { line: undefined, unit: undefined };
  const unit = [...descendants(line)].find(({ attributes }) => hasClass(attributes, UNIT_CLASS));
  const rest = without(line, new Set([interaction, ...(unit ? [unit] : [])]));
  const isAlone = rawText(rest).trim() === '' && ![...descendants(rest)].some(isMedia);
  return isAlone ? { line, unit } : { line: undefined, unit: undefined };
}

function isMedia({ name }: MarkupElement): boolean {
  return name === 'img' || name === 'object' || name === 'math';
}

/** The elements around an element, from the outermost. */
function pathTo(parent: MarkupElement, element: MarkupElement): MarkupElement[] {
  for (const child of childElements(parent)) {
    if (child === element) return [parent];
    const path = pathTo(child, element);
    if (path.length > 0) return [parent, ...path];
  }
  return [];
}

function without(parent: MarkupElement, left: ReadonlySet<MarkupNode>): MarkupElement {
  const children = parent.children.filter((child) => !left.has(child));
  return {
    ...parent,
    children: children.map((child) => (isElement(child) ? without(child, left) : child)),
  };
}
