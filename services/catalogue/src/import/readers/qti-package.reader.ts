import { picturesIn } from '../pictures/picture-folder.js';
import type { ItemPlace, ReadItem } from '../rules/import-item.js';
import { ITEM_DEFAULTS } from '../rules/item-defaults.js';
import type { MarkupElement } from '../rules/markup/markup-node.js';
import { RefusedItemError } from '../rules/refused-item.js';
import { ArchiveFolder } from './archive-folder.js';
import { readTemplate, resolveInPackage, templateLocations } from './qti/processing-template.js';
import { isQtiItem, readQtiItem } from './qti/qti-item.js';
import { readManifest, RESOURCE_DEPTH, type ManifestItem } from './qti/qti-manifest.js';
import { readStimulus, stimulusLocation, type QtiStimulus } from './qti/qti-stimulus.js';
import { MalformedXml } from './xml/malformed-xml.js';
import { openXml, parseXml } from './xml/parse-xml.js';
import { RefusedArchive, type ZipArchive } from './zip-archive.js';

const MANIFEST = 'imsmanifest.xml';

interface ListedItem extends ManifestItem {
  /** Whether an earlier item has the same file. */
  isRepeated: boolean;
}

/** Whether a package is one of IMS. */
export function isQtiPackage(archive: ZipArchive): boolean {
  return archive.has(MANIFEST);
}

/** Reads the QTI 2.x or 3.0 items of an IMS content package. Throws RefusedArchive. */
export async function* readQtiPackage(archive: ZipArchive): AsyncGenerator<ReadItem> {
  const references = new References(archive);
  for (const item of await itemsOf(archive)) yield await readItem(archive, references, item);
}

async function itemsOf(archive: ZipArchive): Promise<ListedItem[]> {
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
    throw new RefusedArchive(`its ${MANIFEST} is not valid: ${error.message}`);
  }
}

async function readItem(
  archive: ZipArchive,
  references: References,
  item: ListedItem,
): Promise<ReadItem> {
  const { identifier, href, isOld, isRepeated, metadata } = item;
  const { file } = archive;
  const place: ItemPlace = { file: href ? `${file}/${href.slice(0, 200)}` : file };
  if (identifier) place.id = identifier.slice(0, 200);
  try {
    if (isOld) throw new RefusedItemError('it is QTI 1, which is not supported');
    if (!archive.has(href)) throw new RefusedItemError('its file is not in the package');
    if (isRepeated) throw new RefusedItemError('an earlier item has the same file');
    const root = parseXml(await archive.read(href));
    if (root.line !== undefined) place.line = root.line;
    if (!isQtiItem(root)) throw new RefusedItemError('its file is no item of QTI');
    const id = root.attributes.get('identifier')?.slice(0, 200) ?? identifier;
    // A QTI item always has an identifier, so it is only a default for the question's id.
    const defaults = { ...ITEM_DEFAULTS, id };
    const { template, stimulus } = await references.find(root, href);
    const passage = stimulus?.passage;
    const { item, pictures, warnings } = readQtiItem(root, { template, passage });
    const allWarnings = [...warnings, ...(stimulus?.warnings ?? [])];
    return {
      ...{ place, item: { ...metadata, ...item }, defaults },
      ...(allWarnings.length > 0 && { warnings: allWarnings }),
      ...picturesIn(
        new ArchiveFolder(archive, href),
        pictures,
        stimulus && {
          folder: new ArchiveFolder(archive, stimulus.file),
          pictures: stimulus.pictures,
        },
      ),
    };
  } catch (error) {
    if (error instanceof RefusedItemError) return { place, reason: error.message };
    if (error instanceof MalformedXml) return { place, reason: error.message };
    throw error;
  }
}

/** What an item refers to in its package. */
interface Found {
  template: MarkupElement | undefined;
  stimulus: (QtiStimulus & { file: string }) | undefined;
}

/** Loads what items refer to: response processing, and texts that several share. Reads each file once. */
class References {
  private readonly templates = new Map<string, MarkupElement | RefusedItemError>();
  private readonly stimuli = new Map<string, QtiStimulus | RefusedItemError>();

  constructor(private readonly archive: ZipArchive) {}

  /** Returns what an item refers to and the package has. Throws RefusedItemError. */
  async find(root: MarkupElement, href: string): Promise<Found> {
    return {
      template: await this.findTemplate(root, href),
      stimulus: await this.findStimulus(root, href),
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

  private async findStimulus(root: MarkupElement, href: string): Promise<Found['stimulus']> {
    const location = stimulusLocation(root);
    if (location === undefined) return undefined;
    const file = namesOf(href, location).find((each) => this.archive.has(each));
    if (file !== undefined) {
      return { ...(await this.load(this.stimuli, file, 'its text is in', readStimulus)), file };
    }
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
