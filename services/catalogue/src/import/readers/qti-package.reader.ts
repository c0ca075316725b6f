import type { ItemPlace, ReadItem } from '../rules/import-item.js';
import { ITEM_DEFAULTS } from '../rules/item-defaults.js';
import type { MarkupElement } from '../rules/markup/markup-node.js';
import { RefusedItemError } from '../rules/refused-item.js';
import { whyUnreadable } from './file-chunks.js';
import { readTemplate, resolveInPackage, templateLocations } from './qti/processing-template.js';
import { isQtiItem, readQtiItem, type QtiReferences } from './qti/qti-item.js';
import { readManifest, RESOURCE_DEPTH, type ManifestItem } from './qti/qti-manifest.js';
import { readStimulus, stimulusLocation, type QtiPassage } from './qti/qti-stimulus.js';
import { UnreadableFile, type QuestionReader } from './question-reader.js';
import { MalformedXml } from './xml/malformed-xml.js';
import { openXml, parseXml } from './xml/parse-xml.js';
import { isSystemError, RefusedArchive, ZipArchive } from './zip-archive.js';

const MANIFEST = 'imsmanifest.xml';

interface ListedItem extends ManifestItem {
  /** Whether an earlier item has the same file. */
  isRepeated: boolean;
}

/** Reads IMS content packages with QTI 2.x or 3.0 items. */
export const qtiPackageReader: QuestionReader = {
  format: 'QTI package',
  endings: ['.zip'],
  read: readPackage,
};

async function* readPackage(file: string): AsyncGenerator<ReadItem> {
  const archive = await orUnreadable(file, () => ZipArchive.open(file));
  try {
    const references = new References(archive);
    for (const item of await orUnreadable(file, () => itemsOf(archive))) {
      yield await orUnreadable(file, () => readItem(file, archive, references, item));
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

async function readItem(
  file: string,
  archive: ZipArchive,
  references: References,
  item: ListedItem,
): Promise<ReadItem> {
  const { identifier, href, isOld, isRepeated, metadata } = item;
  const place: ItemPlace = { file: href ? `${file}/${href.slice(0, 200)}` : file };
  if (identifier) place.id = identifier.slice(0, 200);
  try {
    if (isOld) throw new RefusedItemError('it is QTI 1, which is not supported');
    if (!archive.has(href)) throw new RefusedItemError('its file is not in the package');
    if (isRepeated) throw new RefusedItemError('its file is that of an item before it');
    const root = parseXml(await archive.read(href));
    if (root.line !== undefined) place.line = root.line;
    if (!isQtiItem(root)) throw new RefusedItemError('its file is no item of QTI');
    const id = root.attributes.get('identifier')?.slice(0, 200) ?? identifier;
    // A QTI item always has an identifier, so it is only a default for the question's id.
    const defaults = { ...ITEM_DEFAULTS, id };
    const item = readQtiItem(root, await references.find(root, href));
    return { place, item: { ...metadata, ...item }, defaults };
  } catch (error) {
    if (error instanceof RefusedItemError) return { place, reason: error.message };
    if (error instanceof MalformedXml) return { place, reason: error.message };
    throw error;
  }
}

/** Loads what items refer to: response processing, and texts that several share. Reads each file once. */
class References {
  private readonly templates = new Map<string, MarkupElement | RefusedItemError>();
  private readonly passages = new Map<string, QtiPassage | RefusedItemError>();

  constructor(private readonly archive: ZipArchive) {}

  /** Returns what an item refers to and the package has. Throws RefusedItemError. */
  async find(root: MarkupElement, href: string): Promise<QtiReferences> {
    return {
      template: await this.findTemplate(root, href),
      passage: await this.findPassage(root, href),
    };
  }

  private async findTemplate(
    root: MarkupElement,
    href: string,
  ): Promise<MarkupElement | undefined> {
    const names = templateLocations(root).flatMap((location) => namesOf(href, location));
    const name = names.find((each) => this.archive.has(each));
    return name === undefined
      ? undefined
      : this.load(this.templates, name, 'its response processing is in', readTemplate);
  }

  private async findPassage(root: MarkupElement, href: string): Promise<QtiPassage | undefined> {
    const location = stimulusLocation(root);
    if (location === undefined) return undefined;
    const name = namesOf(href, location).find((each) => this.archive.has(each));
    if (name !== undefined) return this.load(this.passages, name, 'its text is in', readStimulus);
    throw new RefusedItemError('the text that it shares with others is not in the package');
  }

  private async load<T extends object>(
    known: Map<string, T | RefusedItemError>,
    name: string,
    where: string,
    read: (root: MarkupElement, name: string) => T,
  ): Promise<T> {
    const loaded = known.get(name) ?? (await this.parse(name, where, read));
    known.set(name, loaded);
    if (loaded instanceof RefusedItemError) throw loaded;
    return loaded;
  }

  private async parse<T>(
    name: string,
    where: string,
    read: (root: MarkupElement, name: string) => T,
  ): Promise<T | RefusedItemError> {
    const shown = `“${name.slice(0, 80)}”`;
    const bytes = await this.archive.read(name);
    try {
      return read(parseXml(bytes), shown);
    } catch (error) {
      if (error instanceof RefusedItemError) return error;
      if (!(error instanceof MalformedXml)) throw error;
      return new RefusedItemError(`${where} ${shown}: ${error.message}`);
    }
  }
}

/** The files that a location may mean: relative to the item, or to the package. */
function namesOf(href: string, location: string): string[] {
  const names = [resolveInPackage(href, location), resolveInPackage('', location)];
  return names.filter((name) => name !== undefined);
}
