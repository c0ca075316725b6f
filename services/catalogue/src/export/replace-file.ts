import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/** Writes a file whole or not at all: what was there before stays until the new one is complete. */
export async function replaceFile<T>(
  file: string,
  write: (out: Writable) => Promise<T>,
): Promise<T> {
  const part = `${file}.${process.pid}.part`;
  try {
    const written = await write(createWriteStream(part, { flags: 'wx' }));
    await rename(part, file);
    return written;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
