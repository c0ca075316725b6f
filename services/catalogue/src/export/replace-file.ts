import { open, rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/** Writes a file atomically: an existing file stays until the new one is complete. */
export async function replaceFile<T>(
  file: string,
  write: (out: Writable) => Promise<T>,
): Promise<T> {
  const part = `${file}.${process.pid}.part`;
  const handle = await open(part, 'wx');
  const out = handle.createWriteStream();
  try {
    const written = await write(out);
    await rename(part, file);
    return written;
  } catch (error) {
    out.destroy();
    await rm(part, { force: true });
    throw error;
  }
}
