import { isUtf8 } from 'node:buffer';
import { UnreadableFile } from './question-reader.js';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * Detects a file's encoding. It reads the whole file and stores nothing. A byte order mark or the zero
 * bytes of UTF-16 decide first. A file with more UTF-8 sequences than invalid bytes is UTF-8 with errors;
 * any other file with invalid bytes is Windows-1252.
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

/** Converts a text to UTF-8 bytes. UTF-8 passes through unchanged. Throws UnreadableFile. */
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

/** The text of a whole file, without byte order mark. */
export interface DecodedText {
  text: string;
  /** Whether it was UTF-8 with invalid bytes, which became U+FFFD. */
  hasErrors: boolean;
}

/** Decodes a whole file in any supported encoding. Throws UnreadableFile. */
export async function decodeText(file: string, bytes: Buffer): Promise<DecodedText> {
  const encoding = await detectEncoding(once(bytes));
  const pieces: Buffer[] = [];
  for await (const piece of toUtf8(file, once(bytes), encoding)) pieces.push(piece);
  const utf8 = Buffer.concat(pieces);
  return { text: new TextDecoder('utf-8').decode(utf8), hasErrors: !isUtf8(utf8) };
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** Counts valid and invalid sequences of a file, read as UTF-8. */
class Utf8Count {
  private readonly decoder = new TextDecoder('utf-8');
  private valid = 0;
  private invalid = 0;

  add(chunk: Uint8Array): void {
    this.count(this.decoder.decode(chunk, { stream: true }));
  }

  isUtf8(): boolean {
    this.count(this.decoder.decode());
    return this.invalid === 0 || this.valid > this.invalid;
  }

  private count(text: string): void {
    this.invalid += text.match(/\uFFFD/g)?.length ?? 0;
    this.valid += text.match(/[^\0-\x7f\uFFFD]+/g)?.length ?? 0;
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
  // In UTF-16, commas, spaces and digits have a zero byte in any script. A few zero bytes are an error.
  if (40 * (even + odd) < start.length) return undefined;
  if (odd > 8 * even) return 'utf-16le';
  return even > 8 * odd ? 'utf-16be' : undefined;
}
