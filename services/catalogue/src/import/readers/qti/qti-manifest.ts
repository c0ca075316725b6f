import { childElement, type MarkupElement } from '../../rules/markup/markup-node.js';
import { MalformedXml } from '../xml/malformed-xml.js';
import { isBroken, type BrokenPart } from '../xml/parse-xml.js';
import { readLom, type QtiMetadata } from './qti-metadata.js';

/** A resource of a package that is a question. */
export interface ManifestItem {
  identifier: string;
  /** Its file's name in the package; empty where it names none. */
  href: string;
  /** Whether it is of a version before 2. */
  isOld: boolean;
  metadata: QtiMetadata;
}

const ITEM = /^imsqti_(?:apip)?item_xmlv[23]/i;
const OLD = /^imsqti_(?:item_)?xmlv1|^imsqti_assessment_xmlv1|^assessment\/x-bb-qti/i;

/** How deep resources stand in a manifest. */
export const RESOURCE_DEPTH = 2;

/**
 * The questions that a content package's manifest lists, in its order.
 *
 * @param manifest its root; its resources may stand apart, so that they need not be held all at once
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

/** A name in the archive; what leads out of it, or elsewhere, is simply no name there. */
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
