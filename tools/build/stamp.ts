import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/inventory.ts';
import type { BuildUnit } from './units.ts';

const stampFolder = join(root, '.cache', 'build');
/** Files that a build never reads. */
const passedOver =
  /^(?:node_modules|dist|dist-server|test|testing|parts|coverage)$|\.(?:spec|db-spec|test)\.|\.tsbuildinfo$|^\.|^Dockerfile|\.md$/;

/** @returns a hash of the names and contents of a unit's inputs and the version of Node */
export function stampOf({ inputs }: BuildUnit): string {
  const hash = createHash('sha256').update(process.version);
  const add = (path: string): void => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    if (!statSync(full).isDirectory()) {
      hash.update(`${path}\0`).update(readFileSync(full));
      return;
    }
    const names = readdirSync(full).filter((name) => !passedOver.test(name));
    for (const name of names.sort()) add(join(path, name));
  };
  for (const input of inputs) add(input);
  return hash.digest('hex');
}

/** @returns whether the unit was built from exactly the present sources */
export function isFresh(unit: BuildUnit, stamp: string): boolean {
  return (
    existsSync(unit.output) &&
    existsSync(stampFile(unit)) &&
    readFileSync(stampFile(unit), 'utf8') === stamp
  );
}

export function recordStamp(unit: BuildUnit, stamp: string): void {
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(stampFile(unit), stamp);
}

export function forgetStamp(unit: BuildUnit): void {
  rmSync(stampFile(unit), { force: true });
}

function stampFile(unit: BuildUnit): string {
  return join(stampFolder, unit.name);
}
