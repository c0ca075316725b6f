import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { MAX_WHOLE_FILE_BYTES } from './whole-file.js';

const MAX_ENTRIES = 20_000;
const MAX_NAME_LENGTH = 500;
const STORED = 0;
const DEFLATED = 8;
const FILE_KIND = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;

/** An archive that is refused; the message is the reason. */
export class RefusedArchive extends Error {}

/**
 * A ZIP archive. All entries are checked before any is unpacked. Entries are read into memory one by one
 * and never written, so path traversal is impossible. Names that try it are refused nevertheless.
 */
export class ZipArchive {
  private unpacked = 0;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** Throws RefusedArchive and errors of the file system. */
  static async open(file: string): Promise<ZipArchive> {
    const zip = await translateErrors(() =>
      openPromise(file, { autoClose: false, lazyEntries: true }),
    );
    try {
      return new ZipArchive(zip, await translateErrors(() => listEntries(zip)));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** The names of its files, in order. */
  get names(): string[] {
    return [...this.entries.keys()];
  }

  /** Unpacks a file. Throws RefusedArchive if it is damaged or larger than declared. */
  async read(name: string): Promise<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw new RefusedArchive(`it holds no ${quote(name)}`);
    const bytes = await translateErrors(() => this.unpack(entry), name);
    if (crc32(bytes) !== entry.crc32) throw new RefusedArchive(`${quote(name)} in it is damaged`);
    return bytes;
  }

  close(): void {
    this.zip.close();
  }

  private async unpack(entry: Entry): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of await this.zip.openReadStreamPromise(entry)) {
      this.unpacked += (piece as Buffer).length;
      // The declared size was checked before; this checks the actual size.
      if (this.unpacked > MAX_WHOLE_FILE_BYTES) throw tooLarge();
      pieces.push(piece as Buffer);
    }
    return Buffer.concat(pieces);
  }
}

async function listEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) {
    throw new RefusedArchive(`it holds more than ${MAX_ENTRIES} files`);
  }
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry);
    total += entry.uncompressedSize;
    if (total > MAX_WHOLE_FILE_BYTES) throw tooLarge();
    if (entry.fileName.endsWith('/')) continue;
    const name = entry.fileName.normalize();
    if (entries.has(name)) throw new RefusedArchive(`it holds ${quote(name)} twice`);
    entries.set(name, entry);
  }
  if (entries.size === 0) throw new RefusedArchive('it holds no files');
  return entries;
}

function checkEntry(entry: Entry): void {
  const name = entry.fileName;
  const kind = (entry.externalFileAttributes >>> 16) & FILE_KIND;
  const why = [
    [name.length > MAX_NAME_LENGTH, `has a name longer than ${MAX_NAME_LENGTH} characters`],
    [/\p{Cc}/u.test(name), 'has control characters in its name'],
    [kind !== 0 && kind !== REGULAR && kind !== FOLDER, 'is a link or a device, not a file'],
    [entry.isEncrypted(), 'is encrypted'],
    [
      entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED,
      'is packed in an unknown way',
    ],
  ] as const;
  const [, reason] = why.find(([isMatch]) => isMatch) ?? [];
  if (reason) throw new RefusedArchive(`${quote(name)} in it ${reason}`);
}

function tooLarge(): RefusedArchive {
  return new RefusedArchive('it is larger than 10 MB unpacked, the most that a package may have');
}

function quote(name: string): string {
  const clean = name.replace(/\p{Cc}/gu, '?');
  return `“${clean.length > 80 ? `${clean.slice(0, 80)}…` : clean}”`;
}

/** Translates the library's errors for operators. Errors of the file system are rethrown unchanged. */
async function translateErrors<T>(work: () => Promise<T>, name?: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusedArchive || isSystemError(error)) throw error;
    throw new RefusedArchive(explain(error instanceof Error ? error.message : String(error), name));
  }
}

function explain(message: string, name: string | undefined): string {
  if (/end of central directory/i.test(message)) return 'it is no ZIP archive, or not all of it';
  if (/^absolute path|^invalid relative path|invalid characters in fileName/i.test(message)) {
    return `it holds a file whose name leads out of it (${message.slice(0, 120)})`;
  }
  if (/too many bytes|more than expected/i.test(message)) {
    return `${quote(name ?? '')} in it is larger than it says`;
  }
  if (name !== undefined) return `${quote(name)} in it is damaged (${message.slice(0, 120)})`;
  return `its list of files is damaged (${message.slice(0, 120)})`;
}

/** Whether it is an error of the file system: no such file, no permission, a disk error. */
export function isSystemError(error: unknown): boolean {
  const code = typeof error === 'object' && error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^E[A-Z]+$/.test(code);
}
