import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Unprepared } from './unprepared.mjs';

/**
 * On Linux, Node 24 comes with the npm packages. Elsewhere the machine's own Node is used if it can run TypeScript.
 *
 * @param {string} root
 * @returns {string} the path of the Node to use
 */
export function findRuntime(root) {
  const packaged = join(
    root,
    'node_modules',
    `node-${process.platform}-${process.arch}`,
    'bin',
    'node',
  );
  if (existsSync(packaged)) return packaged;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  throw new Unprepared(
    `Node ${process.versions.node} is too old here: install Node 24 (https://nodejs.org) and run this again.`,
  );
}
