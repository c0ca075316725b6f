import { isUtf8 } from 'node:buffer';
import { UnreadableFile } from './question-reader.js';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * Finds how a file's text is encoded, reading all of it and keeping nothing: by its byte order mark, by
 * the zero bytes that UTF-16 has, and else by whether it is UTF-8. A file that has UTF-8 sequences as
 * well as bytes that are not is UTF-8 with faults; one that only has the latter is Windows-1252.
 */
export async function detectEncoding(chunks: AsyncIterable<Uint8Array>): Promise<Encoding> {
  const count = new Utf8Count();
  let isFirst = true;
  for await (const chunk of chunks) {
    const wide = isFirst ? detectUtf16(chunk) : undefined;
    if (wide) return wide;
    isFirst = false;
    count.add(chunk);
  }
  return count.isUtf8() ? 'utf-8' : 'windows-1252';
}

/** The same text as UTF-8 bytes. UTF-8 itself is passed on as it is. Throws UnreadableFile. */
export async function* toUtf8(
  file: string,
  chunks: AsyncIterable<Buffer>,
  encoding: Encoding,
): AsyncGenerator<Buffer> {
  if (encoding === 'utf-8') {
    yield* chunks;
    return;
  }
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Buffer): Buffer => {
    try {
      return Buffer.from(decoder.decode(chunk, { stream: chunk !== undefined }));
    } catch {
      throw new UnreadableFile(`${file} cannot be read: its UTF-16 text is cut off or broken.`);
    }
  };
  for await (const chunk of chunks) yield decode(chunk);
  yield decode();
}

/** A whole file's text, without byte order mark. */
export interface DecodedText {
  text: string;
  /** Whether it was UTF-8 but for bytes that are none; they became U+FFFD. */
  hasFaults: boolean;
}

/** Decodes a whole file, whatever its encoding. Throws UnreadableFile. */
export async function decodeText(file: string, bytes: Buffer): Promise<DecodedText> {
  const encoding = await detectEncoding(once(bytes));
  const pieces: Buffer[] = [];
  for await (const piece of toUtf8(file, once(bytes), encoding)) pieces.push(piece);
  const utf8 = Buffer.concat(pieces);
  return { text: new TextDecoder('utf-8').decode(utf8), hasFaults: !isUtf8(utf8) };
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** Counts what a file would have, were it UTF-8. */
class Utf8Count {
  private readonly decoder = new TextDecoder('utf-8');
  private good = 0;
  private bad = 0;

  add(chunk: Uint8Array): void {
    this.count(this.decoder.decode(chunk, { stream: true }));
  }

  isUtf8(): boolean {
    this.count(this.decoder.decode());
    return this.bad === 0 || this.good > this.bad;
  }

  private count(text: string): void {
    this.bad += text.match(/\uFFFD/g)?.length ?? 0;
    this.good += text.match(/[^\0-\x7f\uFFFD]+/g)?.length ?? 0;
  }
}

function detectUtf16(start: Uint8Array): Encoding | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  let even = 0;
  let odd = 0;
  for (const [at, byte] of start.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  // Commas, blanks and digits have a zero byte in any script; a zero byte here and there is a fault.
  if (40 * (even + odd) < start.length) return undefined;
  if (odd > 8 * even) return 'utf-16le';
  return even > 8 * odd ? 'utf-16be' : undefined;
}
