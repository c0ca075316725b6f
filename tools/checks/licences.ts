import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/inventory.ts';

/** A package as the lock file names it. */
export interface LockedPackage {
  name: string;
  version: string;
  /** An SPDX expression, or any text of its authors. */
  licence?: string;
}

/** Licences that allow selling the product and running it commercially without permission. */
const free: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // libvips, loaded as a library; its own source stays open.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // Applies only to changes of its own files.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
]);

/** Packages whose entry in the lock file has no licence, and what their own files say instead. */
export const readByHand: Readonly<Record<string, string>> = {
  'passport-strategy': 'MIT, in its LICENSE',
  pause: 'MIT, in its Readme.md',
  highcharts:
    'commercial use needs a licence of Highsoft, to be bought by whoever runs the product',
};

/** Everything that the lock file installs, on any platform. */
export function lockedPackages(): LockedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; license?: string; link?: boolean }>;
  };
  return Object.entries(lock.packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, { version, license }]) => ({
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      ...(license !== undefined && { licence: license }),
    }));
}

/** Whether a licence expression allows commercial use: any side of an OR, every side of an AND. */
export function isFree(expression: string | undefined): boolean {
  if (expression === undefined) return false;
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((side) => side.split(' AND ').every((licence) => free.has(licence.trim())));
}
