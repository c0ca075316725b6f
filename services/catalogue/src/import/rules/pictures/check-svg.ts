import { isElement, type MarkupElement, type MarkupNode } from '../markup/markup-node.js';
import { checkCss, localId, outside, refuseOutside } from './check-css.js';
import type { PictureSize } from './picture-bounds.js';
import { RefusedPicture } from './refused-picture.js';
import { frameOf } from './svg-size.js';
import { ATTRIBUTES, ELEMENTS, FORBIDDEN, LEAVES, NOTES, TEXT_ELEMENTS } from './svg-vocabulary.js';
import { refuseHeavy } from './svg-weight.js';

const NAMESPACE = 'http://www.w3.org/2000/svg';
const BLANKS = /\s+/g;

/** A drawing that consists of known elements and attributes. */
export interface Drawing extends PictureSize {
  root: MarkupElement;
}

/**
 * Checks a drawing and returns it without notes of drawing programs. It may draw shapes and text. Whatever
 * runs, moves, links, loads or embeds something is a reason to refuse it. Throws RefusedPicture.
 *
 * @param root its names have no prefixes
 */
export function checkSvg(root: MarkupElement): Drawing {
  if (root.name !== 'svg') {
    throw new RefusedPicture(`it is no picture; its root element is <${shorten(root.name)}>`);
  }
  const { viewBox, ...size } = frameOf(root.attributes);
  const checked = checkElement(root);
  const attributes = new Map([
    ['xmlns', NAMESPACE],
    ...checked.attributes,
    ['width', String(size.width)],
    ['height', String(size.height)],
    ['viewBox', viewBox],
  ]);
  refuseHeavy(checked);
  return { ...size, root: { ...checked, attributes } };
}

function checkElement({ name, attributes, children }: MarkupElement): MarkupElement {
  const checked = new Map(
    [...attributes].flatMap(([key, value]) => checkAttribute(key, value) ?? []),
  );
  if (name === 'style') return { name, attributes: checked, children: checkStyle(children) };
  const inside = children.flatMap((child) => checkNode(child, name));
  return { name, attributes: checked, children: LEAVES.has(name) ? [] : inside };
}

function checkNode(node: MarkupNode, parent: string): MarkupNode[] {
  if (!isElement(node)) return TEXT_ELEMENTS.has(parent) ? [node] : [];
  const { name } = node;
  const forbidden = FORBIDDEN.get(name);
  if (forbidden !== undefined) throw new RefusedPicture(`it holds ${forbidden} (<${name}>)`);
  if (NOTES.has(name)) return [];
  if (ELEMENTS.has(name)) return [checkElement(node)];
  throw new RefusedPicture(`it holds <${shorten(name)}>, which is not supported`);
}

function checkStyle(children: readonly MarkupNode[]): MarkupNode[] {
  const texts = children.map((child) => {
    if (!isElement(child)) return child;
    throw new RefusedPicture('its styles are malformed');
  });
  return [checkCss(texts.join(''))];
}

/** The attribute as it is kept, as a list of one; undefined if it is dropped. */
function checkAttribute(name: string, given: string): [[string, string]] | undefined {
  if (/^on/i.test(name)) {
    throw new RefusedPicture(`it has an event handler (${shorten(name)})`);
  }
  if (name === 'src') throw outside(`src ${given}`);
  if (!ATTRIBUTES.has(name) || name === 'xmlns') return undefined;
  const value = given.replace(BLANKS, ' ').trim();
  if (name === 'style') return [[name, checkCss(value)]];
  if (name === 'href' && localId(value) === undefined) throw outside(`href ${given}`);
  if (value.includes('\\')) throw new RefusedPicture(`its ${name} has an escape (\\)`);
  refuseOutside(value);
  return [[name, value]];
}

function shorten(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}
