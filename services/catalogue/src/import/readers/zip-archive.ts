import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { whyUnreadable } from './file-chunks.js';
import { UnreadableFile } from './question-reader.js';
import { MAX_WHOLE_FILE_BYTES } from './whole-file.js';

/** Files of an archive. */
export const MAX_ENTRIES = 8_000;
/** Everything unpacked; what is read as a whole has the limit of such files. */
export const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
/** Large files that are packed smaller than this are made to fill a disk or a memory. */
const MAX_RATIO = 200;
const MAX_NAME_LENGTH = 500;
/** Pictures, and files that are read line by line: they are never in memory together. */
const BULKY = /\.(?:png|jpe?g|jfif|webp|svg|jsonl|ndjson|csv|tsv)$/i;
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
  private readonly unpacked = new Budget();
  /** How much of each file was unpacked and counted; a file may be read several times. */
  private readonly counted = new Map<string, number>();

  private constructor(
    /** Its file. */
    readonly file: string,
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** Throws RefusedArchive and errors of the file system. */
  static async open(file: string): Promise<ZipArchive> {
    const zip = await translateErrors(() =>
      openPromise(file, { autoClose: false, lazyEntries: true }),
    );
    try {
      return new ZipArchive(file, zip, await translateErrors(() => listEntries(zip)));
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

  /** The declared size of a file, unpacked. */
  sizeOf(name: string): number {
    return this.entries.get(name)?.uncompressedSize ?? 0;
  }

  /** Unpacks a file. Throws RefusedArchive if it is damaged or larger than declared. */
  async read(name: string): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.stream(name)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  /** The same piece by piece. Damage may show only at the end. */
  async *stream(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw new RefusedArchive(`it holds no ${quote(name)}`);
    const pieces = await translateErrors(() => this.zip.openReadStreamPromise(entry), name);
    let checksum = 0;
    let length = 0;
    try {
      for await (const piece of pieces as AsyncIterable<Buffer>) {
        // The declared size was checked before; this checks the actual size.
        length += piece.length;
        this.count(name, length);
        checksum = crc32(piece, checksum);
        yield piece;
      }
    } catch (error) {
      throw translated(error, name);
    }
    if (checksum !== entry.crc32) throw new RefusedArchive(`${quote(name)} in it is damaged`);
  }

  close(): void {
    this.zip.close();
  }

  private count(name: string, length: number): void {
    const counted = this.counted.get(name) ?? 0;
    if (length <= counted) return;
    this.unpacked.spend(name, length - counted);
    this.counted.set(name, length);
  }
}

async function listEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) {
    throw new RefusedArchive(`it holds more than ${MAX_ENTRIES.toLocaleString('en-IN')} files`);
  }
  const entries = new Map<string, Entry>();
  const declared = new Budget();
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry);
    declared.spend(entry.fileName, entry.uncompressedSize);
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
    [isBomb(entry), `is compressed to less than 1/${MAX_RATIO} of its size`],
  ] as const;
  const [, reason] = why.find(([isMatch]) => isMatch) ?? [];
  if (reason) throw new RefusedArchive(`${quote(name)} in it ${reason}`);
}

/** Other large files are refused by their size. */
function isBomb({ fileName, uncompressedSize, compressedSize }: Entry): boolean {
  const isLarge = BULKY.test(fileName) && uncompressedSize > MAX_WHOLE_FILE_BYTES;
  return isLarge && uncompressedSize > compressedSize * MAX_RATIO;
}

/** Counts bytes against the maximum of an archive. */
class Budget {
  private total = 0;
  private whole = 0;

  /** Throws RefusedArchive. */
  spend(name: string, bytes: number): void {
    this.total += bytes;
    if (this.total > MAX_UNPACKED_BYTES) {
      throw new RefusedArchive(
        'it is larger than 200 MB unpacked, the most that a package may have',
      );
    }
    if (BULKY.test(name)) return;
    this.whole += bytes;
    if (this.whole > MAX_WHOLE_FILE_BYTES) {
      throw new RefusedArchive(
        'it is larger than 10 MB unpacked, not counting pictures, JSON Lines and CSV',
      );
    }
  }
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
    throw translated(error, name);
  }
}

function translated(error: unknown, name: string | undefined): unknown {
  if (error instanceof RefusedArchive || isSystemError(error)) return error;
  return new RefusedArchive(explain(error instanceof Error ? error.message : String(error), name));
}

function explain(message: string, name: string | undefined): string {
  if (/end of central directory/i.test(message))
    return 'it is no ZIP archive, or it is not complete';
  if (/^absolute path|^invalid relative path|invalid characters in fileName/i.test(message)) {
    return `it holds a file whose name points outside the archive (${message.slice(0, 120)})`;
  }
  if (/too many bytes|more than expected/i.test(message)) {
    return `${quote(name ?? '')} in it is larger than it says`;
  }
  if (name !== undefined) return `${quote(name)} in it is damaged (${message.slice(0, 120)})`;
  return `its list of files is damaged (${message.slice(0, 120)})`;
}

/** The error as one of the whole file, if the archive or the disk is to blame. */
export function unreadableArchive(file: string, error: unknown): unknown {
  if (!(error instanceof RefusedArchive) && !isSystemError(error)) return error;
  const why = error instanceof RefusedArchive ? error.message : whyUnreadable(error);
  return new UnreadableFile(`${file} cannot be read: ${why}.`);
}

/** Whether it is an error of the file system: no such file, no permission, a disk error. */
function isSystemError(error: unknown): boolean {
  const code = typeof error === 'object' && error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^E[A-Z]+$/.test(code);
}
