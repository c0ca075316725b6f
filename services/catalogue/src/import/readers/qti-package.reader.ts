import type { ItemPlace, ReadItem } from '../import-item.js';
import { UNKNOWN_DIFFICULTY, UNNAMED_SUBJECT } from './item-defaults.js';
import { isQtiItem, readQtiItem } from './qti/qti-item.js';
import { readManifest, RESOURCE_DEPTH, type ManifestItem } from './qti/qti-manifest.js';
import { UnreadableFile, type QuestionReader } from './question-reader.js';
import { RefusedItemError } from './refused-item.js';
import { MalformedXml } from './xml/malformed-xml.js';
import { openXml, parseXml } from './xml/parse-xml.js';
import { isSystemError, RefusedArchive, ZipArchive } from './zip-archive.js';
import { whyUnreadable } from './file-chunks.js';

const MANIFEST = 'imsmanifest.xml';

interface ListedItem extends ManifestItem {
  /** Whether an item before it has the same file. */
  isRepeated: boolean;
}

/** Content packages of IMS with items of QTI 2.x or 3.0. */
export const qtiPackageReader: QuestionReader = {
  format: 'QTI package',
  endings: ['.zip'],
  read: readPackage,
};

async function* readPackage(file: string): AsyncGenerator<ReadItem> {
  const archive = await orUnreadable(file, () => ZipArchive.open(file));
  try {
    for (const item of await orUnreadable(file, () => itemsOf(archive))) {
      yield await orUnreadable(file, () => readItem(file, archive, item));
    }
  } finally {
    archive.close();
  }
}

async function orUnreadable<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RefusedArchive) && !isSystemError(error)) throw error;
    const why = error instanceof RefusedArchive ? error.message : whyUnreadable(error);
    throw new UnreadableFile(`${file} cannot be read: ${why}.`);
  }
}

async function itemsOf(archive: ZipArchive): Promise<ListedItem[]> {
  if (!archive.has(MANIFEST)) throw new RefusedArchive(`it has no ${MANIFEST} at its top`);
  const items = parseManifest(await archive.read(MANIFEST));
  if (items.length === 0) throw new RefusedArchive('its manifest lists no items of QTI');
  const files = new Set<string>();
  return items.map((item) => {
    const isRepeated = files.has(item.href);
    files.add(item.href);
    return { ...item, isRepeated };
  });
}

function parseManifest(bytes: Uint8Array): ManifestItem[] {
  try {
    const { root, parts } = openXml(bytes, RESOURCE_DEPTH);
    if (root.name === 'manifest') return readManifest(root, parts());
    throw new MalformedXml(`it begins with <${root.name.slice(0, 40)}>`);
  } catch (error) {
    if (!(error instanceof MalformedXml)) throw error;
    throw new RefusedArchive(`its ${MANIFEST} is none: ${error.message}`);
  }
}

async function readItem(file: string, archive: ZipArchive, item: ListedItem): Promise<ReadItem> {
  const { identifier, href, isOld, isRepeated, metadata } = item;
  const place: ItemPlace = { file: href ? `${file}/${href.slice(0, 200)}` : file };
  if (identifier) place.id = identifier.slice(0, 200);
  try {
    if (isOld) throw new RefusedItemError('it is QTI 1, which is not taken');
    if (!archive.has(href)) throw new RefusedItemError('its file is not in the package');
    if (isRepeated) throw new RefusedItemError('its file is that of an item before it');
    const root = parseXml(await archive.read(href));
    if (!isQtiItem(root)) throw new RefusedItemError('its file is no item of QTI');
    const id = root.attributes.get('identifier')?.slice(0, 200) ?? identifier;
    const defaults = { id, subject: UNNAMED_SUBJECT, difficulty: UNKNOWN_DIFFICULTY };
    return { place, item: { ...defaults, ...metadata, ...readQtiItem(root) } };
  } catch (error) {
    if (error instanceof RefusedItemError) return { place, reason: error.message };
    if (error instanceof MalformedXml) return { place, reason: error.message };
    throw error;
  }
}
