/** A line longer than this is not a question; it is skipped without being held in memory. */
export const MAX_LINE_LENGTH = 1024 * 1024;

/** Why a line was not given. */
export const LINE_TOO_LONG = `the line is longer than ${MAX_LINE_LENGTH} bytes`;

const LINE_FEED = 0x0a;
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Splits bytes at line feeds, without them. */
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

/** The text of UTF-8 bytes, a byte order mark kept; undefined where they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return undefined;
  }
}
