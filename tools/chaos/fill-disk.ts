import { mkdirSync } from 'node:fs';
import { open, rm, statfs, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ToolError } from '../stack/tool-error.ts';

/** Nobody has these alone by accident. In bytes. */
const MAX_SIZE = 4 * 2 ** 30;
const FULL_MS = 15_000;
const REFILL_EVERY_MS = 100;
/** The last byte needs the smallest. */
const CHUNKS = [1 << 20, 1 << 12, 1 << 8, 1];

/** Throws a ToolError if a folder is not on a small file system of its own: others would be without space, too. */
export async function checkFillable(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { blocks, bsize } = await statfs(folder);
  if (blocks * bsize <= MAX_SIZE) return;
  throw new ToolError(
    `--fill-disk fills the file system of ${folder} to the last byte. Put a small one there, of at most 4 GB, such as (as root): mount -t tmpfs -o size=2g tmpfs ${folder}`,
  );
}

/** Leaves no space on the file system of a folder for a while, also not what is freed meanwhile. */
export async function fillOnce(folder: string): Promise<void> {
  const path = join(folder, 'filler');
  const file = await open(path, 'w');
  try {
    const end = Date.now() + FULL_MS;
    while (Date.now() < end) {
      for (const size of CHUNKS) await writeUntilFull(file, size);
      await sleep(REFILL_EVERY_MS);
    }
  } finally {
    await file.close();
    await rm(path);
  }
}

async function writeUntilFull(file: FileHandle, size: number): Promise<void> {
  const chunk = Buffer.alloc(size, 1);
  try {
    for (;;) await file.writeFile(chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
