const HEADER_LENGTH = 12;
const CHUNK_HEADER_LENGTH = 8;
/** Flags of VP8X: only transparency. Others announce animation, colour profiles and metadata. */
const ALPHA = 0x10;

/**
 * Whether a WebP file consists of one picture and nothing else: no animation, no metadata, no bytes after
 * it. What the importer stores is such a file, so that it is taken unchanged when it comes back.
 */
export function isStillWebp(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < HEADER_LENGTH + CHUNK_HEADER_LENGTH) return false;
  if (file.readUInt32LE(4) !== file.length - CHUNK_HEADER_LENGTH) return false;
  const chunks = chunksOf(file);
  switch (chunks?.join(' ')) {
    case 'VP8 ':
    case 'VP8L':
    case 'VP8X VP8 ':
    case 'VP8X VP8L':
    case 'VP8X ALPH VP8 ':
      break;
    default:
      return false;
  }
  const flags = chunks?.[0] === 'VP8X' ? file[HEADER_LENGTH + CHUNK_HEADER_LENGTH] : 0;
  return ((flags ?? 0) & ~ALPHA) === 0;
}

/** The names of its chunks; undefined if they do not end where the file ends. */
function chunksOf(file: Buffer): string[] | undefined {
  const names: string[] = [];
  let at = HEADER_LENGTH;
  while (at + CHUNK_HEADER_LENGTH <= file.length) {
    const size = file.readUInt32LE(at + 4);
    names.push(file.toString('latin1', at, at + 4));
    at += CHUNK_HEADER_LENGTH + size + (size % 2);
    if (names.length > 3) return undefined;
  }
  return at === file.length ? names : undefined;
}
