import { readChunks } from './file-chunks.js';
import { UnreadableFile } from './question-reader.js';

/** Formats that are read at once take files up to this. */
export const LARGEST_WHOLE_FILE = 10 * 1024 * 1024;

/**
 * All bytes of a file of a format that cannot be read in pieces. Throws UnreadableFile for one that is
 * empty or larger than 10 MB, of which no more than that is read.
 */
export async function readWholeFile(file: string, format: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const chunk of readChunks(file)) {
    length += chunk.length;
    if (length > LARGEST_WHOLE_FILE) {
      throw new UnreadableFile(
        `${file} cannot be read: it is larger than 10 MB, the most that ${format} may have.`,
      );
    }
    pieces.push(chunk);
  }
  if (length === 0) throw new UnreadableFile(`${file} cannot be read: it is empty.`);
  return Buffer.concat(pieces);
}
