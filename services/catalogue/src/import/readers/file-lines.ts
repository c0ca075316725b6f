/** A longer line is not a question; it is skipped without being loaded into memory. */
export const MAX_LINE_LENGTH = 1024 * 1024;

/** The reason for a skipped line. */
export const LINE_TOO_LONG = `the line is longer than ${MAX_LINE_LENGTH} bytes`;

const LINE_FEED = 0x0a;
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Splits bytes at line feeds and removes these. */
export async function* readLines(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer | 'too long'> {
  let pieces: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(LINE_FEED, start);
      const piece = chunk.subarray(start, end < 0 ? chunk.length : end);
      length += piece.length;
      if (length <= MAX_LINE_LENGTH) pieces.push(piece);
      else pieces = [];
      if (end < 0) break;
      yield length > MAX_LINE_LENGTH ? 'too long' : Buffer.concat(pieces);
      pieces = [];
      length = 0;
      start = end + 1;
    }
  }
  if (length > 0) yield length > MAX_LINE_LENGTH ? 'too long' : Buffer.concat(pieces);
}

/** Decodes UTF-8 and keeps a byte order mark; undefined if the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return undefined;
  }
}
