import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const root = path.resolve(import.meta.dirname, '../..');

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
};

/** The file behind a path, with the same layout as in the gateway. */
export function fileOf(pathname: string): string | undefined {
  if (pathname === '/remotes.json') return path.join(root, 'gateway/remotes.json');
  const remote = /^\/remotes\/([a-z-]+)\/([^/]+)$/.exec(pathname);
  const file = remote
    ? path.join(root, `mfe-${remote[1]}`, 'dist', remote[2] ?? '')
    : path.join(root, 'shell/dist', path.posix.normalize(pathname));
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

export function typeOf(file: string): string {
  return types[path.extname(file)] ?? 'text/html';
}

/** The bytes of a file as the gateway sends it to a browser. */
export function sentSize(file: string): number {
  const compressed = `${file}.br`;
  if (!existsSync(compressed)) return zlib.brotliCompressSync(readFileSync(file)).length;
  const { size } = statSync(compressed);
  // Left by a build that was interrupted: webpack keeps a file whose name contains its hash.
  if (size === 0) throw new Error(`${compressed} is empty: remove the folder and build again.`);
  return size;
}
