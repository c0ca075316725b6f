import { Readable, type PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FigureMediaType } from '../../figures/stored-figure.js';
import { MAX_ENTRIES, MAX_UNPACKED_BYTES } from '../../import/readers/zip-archive.js';
import { NotWritable, type ExportedPictures } from './question-writer.js';

/** A fixed time, so that the same questions always give the same bytes. */
const ENTRY = { mtime: new Date('2026-01-01T00:00:00Z'), mode: 0o100644 };

const ENDINGS: Readonly<Record<FigureMediaType, string>> = {
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

/**
 * A ZIP archive that is written while it is read: one file after another, and of the pictures only one is in
 * memory. Throws NotWritable if it gets larger than the import accepts.
 */
export class PackageArchive {
  private readonly zip = new ZipFile();
  private readonly output = this.zip.outputStream as PassThrough;
  /** The names of the pictures in it, by their ids. */
  private readonly names = new Map<string, string>();
  /** The file that is being written. */
  private open: Readable | undefined;
  private files = 0;
  private unpacked = 0;

  constructor(private readonly pictures: ExportedPictures) {
    this.zip.on('error', (error: Error) => this.output.destroy(error));
    this.output.on('close', () => this.open?.destroy());
    // A file may fail before anybody reads; whoever reads then gets the error.
    this.output.on('error', () => {});
  }

  /** Adds a file whose content is there. */
  addText(name: string, text: string): void {
    const content = Buffer.from(text);
    this.addFile(name, content.length, true, () => Promise.resolve(Readable.from([content])));
  }

  /** Adds a file that is written line by line. Its lines may add pictures and end the archive. */
  addLines(name: string, lines: AsyncIterable<string>): void {
    this.addFile(name, 0, true, () => Promise.resolve(Readable.from(this.counted(lines))));
  }

  /** Adds a picture, unless it is there already. Returns its name in the archive. */
  async addPicture(id: string): Promise<string> {
    const known = this.names.get(id);
    if (known !== undefined) return known;
    const { mediaType, size } = await this.pictures.describe(id);
    const name = pictureName(id, mediaType);
    this.names.set(id, name);
    // Compressed pixels get no smaller.
    this.addFile(name, size, mediaType === 'image/svg+xml', async () =>
      Readable.from([await this.pictures.read(id)]),
    );
    return name;
  }

  /** After it, nothing is added. */
  end(): void {
    this.zip.end();
  }

  /** The archive's bytes. Files that are added meanwhile follow. */
  read(): AsyncIterable<Uint8Array> {
    return this.output as AsyncIterable<Uint8Array>;
  }

  private addFile(
    name: string,
    size: number,
    compress: boolean,
    read: () => Promise<Readable>,
  ): void {
    this.files += 1;
    if (this.files > MAX_ENTRIES) {
      throw new NotWritable(
        `The exam has more than ${MAX_ENTRIES.toLocaleString('en-IN')} files with its pictures, and could not be imported again.`,
      );
    }
    this.count(size);
    // Lazily: otherwise all files would be read and compressed at the same time.
    this.zip.addReadStreamLazy(name, { ...ENTRY, compress }, (pump) => {
      const fail = (error: unknown): boolean => this.zip.emit('error', error);
      read().then((content) => {
        this.open = content.on('error', fail);
        pump(null, content);
      }, fail);
    });
  }

  private async *counted(lines: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const line of lines) {
      this.count(Buffer.byteLength(line));
      yield line;
    }
  }

  private count(bytes: number): void {
    this.unpacked += bytes;
    if (this.unpacked > MAX_UNPACKED_BYTES) {
      throw new NotWritable(
        'The exam is larger than 200 MB with its pictures, and could not be imported again.',
      );
    }
  }
}

/** What a picture is called in a file of questions. */
export function pictureName(id: string, mediaType: FigureMediaType): string {
  return `figures/${id}.${ENDINGS[mediaType]}`;
}
