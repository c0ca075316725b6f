import {
  isRefused,
  type FoundPictures,
  type PictureSource,
  type ReadItem,
} from '../rules/import-item.js';
import { InvalidItem } from '../rules/invalid-item.js';
import {
  areNone,
  isElsewhere,
  namedPictures,
  type NamedPicture,
  type NamedPictures,
} from '../rules/pictures/named-pictures.js';
import { RefusedPicture } from '../rules/pictures/refused-picture.js';

/** Where the pictures of a file with questions are. */
export interface PictureFolder {
  /** What identifies the file of that name in all of an import, if it is there. */
  keyOf?(name: string): string | undefined;
  /** Reads a picture by the name that the file gives it. Throws RefusedPicture if it is not there. */
  read(name: string): Promise<Buffer>;
}

const DATA_URL = /^data:([^,]{0,200}?)(;base64)?,/i;

/** For a file that stands alone. */
export const NO_FOLDER: PictureFolder = {
  read: () =>
    Promise.reject(new RefusedPicture('put the picture and this file into one ZIP archive')),
};

/**
 * The pictures of an item, to be read from a folder; nothing if it has none.
 *
 * @param passage those of the passage, if they are in another folder
 */
export function picturesIn(
  folder: PictureFolder,
  named: NamedPictures,
  passage: { folder: PictureFolder; pictures: readonly NamedPicture[] } = {
    folder,
    pictures: named.passage,
  },
): { pictures?: FoundPictures } {
  if (areNone({ ...named, passage: passage.pictures })) return {};
  const { question, options, explanation } = named;
  const source = (picture: NamedPicture): PictureSource => pictureIn(folder, picture);
  return {
    pictures: {
      question: question.map(source),
      options: options.map((picture) => picture && source(picture)),
      passage: passage.pictures.map((picture) => pictureIn(passage.folder, picture)),
      explanation: explanation.map(source),
    },
  };
}

/** A picture, to be read from a folder. */
export function pictureIn(folder: PictureFolder, { file, alt }: NamedPicture): PictureSource {
  const read = (): Promise<Buffer> => readFrom(folder, file);
  return { name: shorten(file), key: folder.keyOf?.(file), alt, read };
}

async function readFrom(folder: PictureFolder, file: string): Promise<Buffer> {
  const data = DATA_URL.exec(file);
  if (data) return decode(file.slice(data[0].length), data[2] !== undefined);
  if (!isElsewhere(file) || folder.keyOf?.(file) !== undefined) return folder.read(file);
  throw new RefusedPicture('nothing is loaded from other places; put the picture into the package');
}

/** Decodes what an address holds itself. */
function decode(content: string, isBase64: boolean): Buffer {
  if (isBase64) return Buffer.from(content, 'base64');
  try {
    return Buffer.from(decodeURIComponent(content));
  } catch {
    throw new RefusedPicture('its address is malformed');
  }
}

function shorten(name: string): string {
  return name.length > 80 ? `${name.slice(0, 80)}…` : name;
}

/** The same item with its pictures, to be read from a folder. */
export function withPictures(found: ReadItem, folder: PictureFolder): ReadItem {
  if (isRefused(found)) return found;
  try {
    return { ...found, ...picturesIn(folder, namedPictures(found.item)) };
  } catch (error) {
    if (error instanceof InvalidItem) return { place: found.place, reason: error.message };
    throw error;
  }
}
