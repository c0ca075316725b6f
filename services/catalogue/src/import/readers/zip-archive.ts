import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { LARGEST_WHOLE_FILE } from './whole-file.js';

const MAX_ENTRIES = 20_000;
const MAX_NAME_LENGTH = 500;
const STORED = 0;
const DEFLATED = 8;
const FILE_KIND = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;

/** An archive that is not taken; the message is the reason. */
export class RefusedArchive extends Error {}

/**
 * A ZIP archive whose every entry was looked at before any was unpacked. Entries are read into memory one
 * by one and never written anywhere, so a name can lead nowhere; names that try to are refused all the same.
 */
export class ZipArchive {
  private unpacked = 0;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** Throws RefusedArchive, and what the file system throws. */
  static async open(file: string): Promise<ZipArchive> {
    const zip = await inWords(() => openPromise(file, { autoClose: false, lazyEntries: true }));
    try {
      return new ZipArchive(zip, await inWords(() => listEntries(zip)));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** The names of its files, in its order. */
  get names(): string[] {
    return [...this.entries.keys()];
  }

  /** Unpacks a file. Throws RefusedArchive where it is damaged, or larger than it says. */
  async read(name: string): Promise<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw new RefusedArchive(`it holds no ${quote(name)}`);
    const bytes = await inWords(() => this.unpack(entry), name);
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
      // What it declares was within bounds already; this holds whatever it declares.
      if (this.unpacked > LARGEST_WHOLE_FILE) throw tooLarge();
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
    if (total > LARGEST_WHOLE_FILE) throw tooLarge();
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
  const [, reason] = why.find(([isSo]) => isSo) ?? [];
  if (reason) throw new RefusedArchive(`${quote(name)} in it ${reason}`);
}

function tooLarge(): RefusedArchive {
  return new RefusedArchive('it is larger than 10 MB unpacked, the most that a package may have');
}

function quote(name: string): string {
  const clean = name.replace(/\p{Cc}/gu, '?');
  return `“${clean.length > 80 ? `${clean.slice(0, 80)}…` : clean}”`;
}

/** What the library says, in words for an operator; faults of the file system pass as they are. */
async function inWords<T>(work: () => Promise<T>, name?: string): Promise<T> {
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

/** Whether the file system says so: no such file, not allowed, a fault of the disk. */
export function isSystemError(error: unknown): boolean {
  const code = typeof error === 'object' && error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^E[A-Z]+$/.test(code);
}
