import { createReadStream } from 'node:fs';
import { UnreadableFile, type OnBytes } from './question-reader.js';

/** Streams a file's bytes in chunks, with backpressure. Throws UnreadableFile. */
export async function* readChunks(file: string, onBytes?: OnBytes): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(file)) {
      onBytes?.((chunk as Buffer).length);
      yield chunk as Buffer;
    }
  } catch (error) {
    throw new UnreadableFile(`${file} cannot be read: ${whyUnreadable(error)}.`);
  }
}

/** Describes for people why the file system cannot read a file. */
export function whyUnreadable(error: unknown): string {
  switch (codeOf(error)) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'it is a folder';
    case 'EACCES':
      return 'this user may not read it';
    default:
      return String(error);
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
