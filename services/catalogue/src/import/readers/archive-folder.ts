import { MAX_PICTURE_BYTES } from '../pictures/make-figure.js';
import type { PictureFolder } from '../pictures/picture-folder.js';
import { RefusedPicture } from '../rules/pictures/refused-picture.js';
import { resolveInPackage } from './qti/processing-template.js';
import { unreadableArchive, type ZipArchive } from './zip-archive.js';

/** The pictures of a package: by names relative to the file that names them, or to the package's top. */
export class ArchiveFolder implements PictureFolder {
  /** @param from the name of the file that names the pictures */
  constructor(
    private readonly archive: ZipArchive,
    private readonly from: string,
  ) {}

  keyOf(name: string): string | undefined {
    const entry = this.find(name);
    return entry === undefined ? undefined : `${this.archive.file}/${entry}`;
  }

  async read(name: string): Promise<Buffer> {
    const entry = this.find(name);
    if (entry === undefined) throw new RefusedPicture('it is not in the package');
    if (this.archive.sizeOf(entry) > MAX_PICTURE_BYTES) {
      throw new RefusedPicture('it is larger than 2 MB');
    }
    try {
      return await this.archive.read(entry);
    } catch (error) {
      throw unreadableArchive(this.archive.file, error);
    }
  }

  /** By the name as it is, or else as an address: `a%20b.png`, `../a.png`. */
  private find(name: string): string | undefined {
    const folder = this.from.slice(0, this.from.lastIndexOf('/') + 1);
    const places = [
      ...[folder + name, name].map((place) => place.normalize()),
      ...[this.from, ''].map((from) => resolveInPackage(from, name)),
    ];
    return places.find((place) => place !== undefined && this.archive.has(place));
  }
}
