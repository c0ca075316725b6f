import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { root } from './inventory.ts';

/** What `/health/live` says: the version of the product and the commit that runs. */
export interface Release {
  readonly RELEASE_VERSION: string;
  readonly RELEASE_COMMIT: string;
}

let read: Release | undefined;

/** @returns the release in this checkout; its commit is `unknown` where there is no git */
export function currentRelease(): Release {
  read ??= { RELEASE_VERSION: readVersion(), RELEASE_COMMIT: readCommit() };
  return read;
}

function readVersion(): string {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

function readCommit(): string {
  const { stdout } = execaSync('git', ['rev-parse', 'HEAD'], { cwd: root, reject: false });
  return stdout || 'unknown';
}
