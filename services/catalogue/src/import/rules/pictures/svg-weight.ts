import { descendants, isElement, rawText, type MarkupElement } from '../markup/markup-node.js';
import { localId, localReferences } from './check-css.js';
import { RefusedPicture } from './refused-picture.js';

/** Elements in the file. */
const MAX_ELEMENTS = 10_000;
/** Elements that are drawn, with everything that is used several times. */
const MAX_DRAWN = 50_000;
/** How deep parts may be in each other, and use each other. */
const MAX_DEPTH = 300;

const MARKERS = new Set(['marker-start', 'marker-mid', 'marker-end']);
/** What a style sheet may refer to: it may match any element, and other parts would be drawn for each. */
const PAINTS = new Set(['linearGradient', 'radialGradient']);
const NUMBERS = /[\d.]+/g;

/**
 * Throws RefusedPicture if drawing it would take a browser long. Parts of a drawing may use each other, so
 * that a short file could draw billions of elements, or a part itself.
 */
export function refuseHeavy(root: MarkupElement): void {
  const elements = [...descendants(root)];
  if (elements.length > MAX_ELEMENTS) {
    throw new RefusedPicture(`it has more than ${MAX_ELEMENTS.toLocaleString('en-IN')} elements`);
  }
  const parts = new Map<string, MarkupElement>();
  for (const element of elements) {
    const id = element.attributes.get('id');
    // Browsers take the first.
    if (id !== undefined && !parts.has(id)) parts.set(id, element);
  }
  refuseStyledParts(elements, parts);
  new Weighing(parts).weigh(root);
}

function refuseStyledParts(
  elements: readonly MarkupElement[],
  parts: ReadonlyMap<string, MarkupElement>,
): void {
  for (const sheet of elements.filter(({ name }) => name === 'style')) {
    const named = localReferences(rawText(sheet)).map((id) => parts.get(id)?.name);
    const other = named.find((name) => name !== undefined && !PAINTS.has(name));
    if (other !== undefined) {
      throw new RefusedPicture(
        `its style sheet refers to a <${other}>; refer to it in the elements that need it`,
      );
    }
  }
}

class Weighing {
  private readonly weights = new Map<MarkupElement, number>();
  private readonly open = new Set<MarkupElement>();

  constructor(private readonly parts: ReadonlyMap<string, MarkupElement>) {}

  /** How many elements are drawn for this one. */
  weigh(element: MarkupElement): number {
    const known = this.weights.get(element);
    if (known !== undefined) return known;
    if (this.open.has(element)) {
      throw new RefusedPicture(`a part of it uses itself (<${element.name}>)`);
    }
    this.open.add(element);
    if (this.open.size > MAX_DEPTH) {
      throw new RefusedPicture(`its parts use each other more than ${MAX_DEPTH} deep`);
    }
    let weight = 1;
    for (const child of element.children) if (isElement(child)) weight += this.weigh(child);
    for (const [name, value] of element.attributes) weight += this.weighUse(element, name, value);
    this.open.delete(element);
    if (weight > MAX_DRAWN) {
      const most = MAX_DRAWN.toLocaleString('en-IN');
      throw new RefusedPicture(`it draws more than ${most} elements, counting repeated parts`);
    }
    this.weights.set(element, weight);
    return weight;
  }

  private weighUse(element: MarkupElement, name: string, value: string): number {
    const id = name === 'href' ? localId(value) : undefined;
    const ids = id === undefined ? localReferences(value) : [id];
    const times = MARKERS.has(name) || name === 'style' ? pointsOf(element) : 1;
    return ids.reduce((sum, each) => {
      const part = this.parts.get(each);
      return sum + (part ? times * this.weigh(part) : 0);
    }, 0);
  }
}

/** About how many markers a line has at most: one for each point. */
function pointsOf({ attributes }: MarkupElement): number {
  const text = attributes.get('d') ?? attributes.get('points') ?? '';
  return 2 + (text.match(NUMBERS)?.length ?? 0) / 2;
}
