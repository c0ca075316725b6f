import { childElement, type MarkupElement } from '../../rules/markup/markup-node.js';
import { MalformedXml } from '../xml/malformed-xml.js';
import { isBroken, type BrokenPart } from '../xml/parse-xml.js';
import { readLom, type QtiMetadata } from './qti-metadata.js';

/** A resource in a package that is a question. */
export interface ManifestItem {
  identifier: string;
  /** Its file name in the package; empty if there is none. */
  href: string;
  /** Whether it is QTI 1. */
  isOld: boolean;
  metadata: QtiMetadata;
}

const ITEM = /^imsqti_(?:apip)?item_xmlv[23]/i;
const OLD = /^imsqti_(?:item_)?xmlv1|^imsqti_assessment_xmlv1|^assessment\/x-bb-qti/i;

/** The depth of resources in a manifest. */
export const RESOURCE_DEPTH = 2;

/**
 * Returns the questions in a content package's manifest, in order.
 *
 * @param manifest the root
 * @param resources its resources, which may be streamed, so that they are not all in memory
 */
export function readManifest(
  manifest: MarkupElement,
  resources: Iterable<MarkupElement | BrokenPart>,
): ManifestItem[] {
  const parent = childElement(manifest, 'resources');
  const base = baseOf(manifest) + (parent ? baseOf(parent) : '');
  return [...itemsOf(resources, base)];
}

function* itemsOf(
  resources: Iterable<MarkupElement | BrokenPart>,
  base: string,
): Generator<ManifestItem> {
  for (const resource of resources) {
    if (isBroken(resource)) throw new MalformedXml(resource.reason);
    if (resource.name !== 'resource') continue;
    const type = resource.attributes.get('type')?.trim() ?? '';
    const isOld = OLD.test(type);
    if (!isOld && !ITEM.test(type)) continue;
    const href = resource.attributes.get('href') ?? fileOf(resource) ?? '';
    const metadata = childElement(resource, 'metadata');
    yield {
      identifier: resource.attributes.get('identifier') ?? '',
      href: resolveHref(base + baseOf(resource), href),
      isOld,
      metadata: metadata ? readLom(metadata) : {},
    };
  }
}

function baseOf(element: MarkupElement): string {
  return element.attributes.get('base') ?? '';
}

function fileOf(resource: MarkupElement): string | undefined {
  return childElement(resource, 'file')?.attributes.get('href');
}

/** Resolves a file name in the archive. A path out of it gives a name that the archive does not have. */
function resolveHref(base: string, href: string): string {
  const path = (base + href).split(/[?#]/)[0] ?? '';
  const names = decode(path)
    .split('/')
    .filter((name) => name !== '' && name !== '.');
  return names.join('/').normalize();
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
