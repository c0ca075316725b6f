import { mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { ToolError } from './tool-error.ts';

/** Where one stack stores its files. */
export interface StackFolders {
  base: string;
  data: string;
  logs: string;
  run: string;
  temporary: string;
  nginx: string;
}

/** MariaDB's first files and logs, the caches and some spare space. */
const neededMegabytes = 400;

export function makeFolders(base: string): StackFolders {
  const folders = {
    base,
    data: join(base, 'data'),
    logs: join(base, 'logs'),
    run: join(base, 'run'),
    temporary: join(base, 'tmp'),
    nginx: join(base, 'nginx'),
  };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const folder of [folders.base, folders.data]) requireDiskSpace(folder);
  return folders;
}

function requireDiskSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  if (free >= neededMegabytes) return;
  throw new ToolError(
    `The disk that holds ${folder} is full (${free} MB free, ${neededMegabytes} MB needed). Delete files there, then start again.`,
  );
}
