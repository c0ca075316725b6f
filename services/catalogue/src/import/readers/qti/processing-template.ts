import { childElement, childElements, type MarkupElement } from '../../rules/markup/markup-node.js';
import { RefusedItemError } from '../refused-item.js';
import { withQti2Names } from './qti-names.js';

/** Where an item says that the rules of its response processing are; nothing where it has rules, or none. */
export function templateLocations(root: MarkupElement): string[] {
  const processing = childElement(withQti2Names(root), 'responseProcessing');
  if (!processing || childElements(processing).length > 0) return [];
  const { attributes } = processing;
  const named = [attributes.get('templateLocation'), attributes.get('template')];
  return named.flatMap((location) => location?.trim() || []);
}

/** The rules in a template's file. Throws RefusedItemError where it is none. */
export function readTemplate(root: MarkupElement, name: string): MarkupElement {
  const template = withQti2Names(root);
  if (template.name === 'responseProcessing' && childElements(template).length > 0) return template;
  throw new RefusedItemError(`its response processing is in ${name}, which has no rules`);
}

/** A file's name in a package, from a place named in one of its files; what leads out of it is no name there. */
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
