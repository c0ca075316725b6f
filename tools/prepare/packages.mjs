import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Unprepared } from './unprepared.mjs';

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean, extraneous?: boolean }} LockEntry */

/**
 * Runs `npm ci` if the installed packages differ from package-lock.json, and does nothing otherwise.
 *
 * @param {string} root
 */
export async function installPackages(root) {
  if (isInstalled(root)) return;
  console.log('Installing npm packages (npm ci). The first time takes a minute or two.');
  const started = Date.now();
  const args = [
    'ci',
    '--include=dev',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status, error } = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error || status !== 0) {
    throw new Unprepared(
      'npm ci did not finish (see its messages above). Check that the npm registry can be reached and that the disk is not full. Then run this again.',
    );
  }
  console.log(`npm packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/**
 * Beside the packages, npm stores a lock file of what it really installed: the requested one is compared with that.
 *
 * @param {string} root
 */
function isInstalled(root) {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = readLock(join(root, 'package-lock.json'));
  const installed = readLock(installedFile);
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    const found = installed[path];
    return found ? found.version === entry.version : Boolean(entry.optional || entry.devOptional);
  });
}

/**
 * @param {string} file
 * @returns {Record<string, LockEntry>}
 */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
