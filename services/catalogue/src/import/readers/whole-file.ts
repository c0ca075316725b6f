import { readChunks } from './file-chunks.js';
import { UnreadableFile } from './question-reader.js';

/** Maximum size of a file whose format is not read in chunks. */
export const MAX_WHOLE_FILE_BYTES = 10 * 1024 * 1024;

/**
 * Reads all bytes of a file whose format cannot be read in chunks. Throws UnreadableFile if it is empty
 * or larger than 10 MB; it reads at most that much.
 */
export async function readWholeFile(file: string, format: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const chunk of readChunks(file)) {
    length += chunk.length;
    if (length > MAX_WHOLE_FILE_BYTES) {
      throw new UnreadableFile(
        `${file} cannot be read: it is larger than 10 MB, the most that ${format} may have.`,
      );
    }
    pieces.push(chunk);
  }
  if (length === 0) throw new UnreadableFile(`${file} cannot be read: it is empty.`);
  return Buffer.concat(pieces);
}
