import { childElement, childElements, type MarkupElement } from '../../rules/markup/markup-node.js';
import { RefusedItemError } from '../../rules/refused-item.js';
import { withQti2Names } from './qti-names.js';

/** The locations of an item's response processing template. Empty if it has own rules or no template. */
export function templateLocations(root: MarkupElement): string[] {
  const processing = childElement(withQti2Names(root), 'responseProcessing');
  if (!processing || childElements(processing).length > 0) return [];
  const { attributes } = processing;
  const named = [attributes.get('templateLocation'), attributes.get('template')];
  return named.flatMap((location) => location?.trim() || []);
}

/** Returns the rules in a template's file. Throws RefusedItemError if it is not a template. */
export function readTemplate(root: MarkupElement, name: string): MarkupElement {
  const template = withQti2Names(root);
  if (template.name === 'responseProcessing' && childElements(template).length > 0) return template;
  throw new RefusedItemError(`its response processing is in ${name}, which has no rules`);
}

/** Resolves a location in a package's file to a file name; undefined if it is outside the package. */
export function resolveInPackage(from: string, location: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(location)) return undefined;
  const [path = ''] = location.split(/[?#]/);
  const folders = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of decode(path).split('/')) {
    if (step === '..') {
      if (folders.length === 0) return undefined;
      folders.pop();
    } else if (step !== '' && step !== '.') folders.push(step);
  }
  return folders.join('/').normalize();
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
