import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packages of which a page has exactly one copy: the shell's. */
export const sharedPackages = [
  'react',
  'react-dom',
  'react-router',
  '@tanstack/react-query',
] as const;

/** Packages whose subpaths (jsx-runtime, react-dom/client) must also be the same copy. */
const sharedWithSubpaths = ['react', 'react-dom'];

const facadeFile = fileURLToPath(new URL('../browser/react-router-facade.js', import.meta.url));

/** The module name by which the facade imports the real router, past the share scope. */
export const wholeRouter = 'react-router-whole';

/** The names that apps may import from react-router: the exports of the shell's facade. */
export const routerFacadeExports: readonly string[] = [
  ...readFileSync(facadeFile, 'utf8').matchAll(/^ {2}(\w+),$/gm),
].map((match) => match[1] ?? '');

/** The federation container's name for an app: `test-runner` gives `mfe_test_runner`. */
export function containerName(app: string): string {
  return app === 'shell' ? 'shell' : `mfe_${app.replaceAll('-', '_')}`;
}

interface PackageFile {
  version: string;
  dependencies?: Record<string, string>;
}

export function readPackage(dir: string): PackageFile {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageFile;
}

export function installedDir(name: string, dir: string): string {
  const paths = createRequire(path.join(dir, 'package.json')).resolve.paths(name) ?? [];
  for (const folder of paths) {
    const candidate = path.join(folder, name);
    try {
      readFileSync(path.join(candidate, 'package.json'));
      return candidate;
    } catch {
      // Not in this node_modules: try the next folder up.
    }
  }
  throw new Error(`${name} is not installed for ${dir}: run npm install`);
}

export interface SharedEntry {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  import?: string | false;
}

/**
 * The share configuration of one app. The shell provides its own copies. A remote uses them and
 * bundles none. So a remote for another major version fails to load, with the reason, instead of
 * running on the wrong copy.
 */
export function shared(app: string, dir: string): Record<string, SharedEntry> {
  const ranges = readPackage(dir).dependencies ?? {};
  const result: Record<string, SharedEntry> = {};
  for (const name of sharedPackages) {
    const requiredVersion = ranges[name];
    if (requiredVersion === undefined) {
      throw new Error(`${dir}/package.json must list ${name} among its dependencies`);
    }
    const entry = sharedEntry(app, dir, name, requiredVersion);
    const isFacade = app === 'shell' && name === 'react-router';
    result[name] = isFacade ? { ...entry, import: facadeFile } : entry;
    if (sharedWithSubpaths.includes(name)) result[`${name}/`] = entry;
  }
  return result;
}

function sharedEntry(app: string, dir: string, name: string, requiredVersion: string): SharedEntry {
  const common = { singleton: true, strictVersion: true, requiredVersion } as const;
  if (app !== 'shell')
    return { ...common, requiredVersion: sameMajor(requiredVersion), import: false };
  return { ...common, version: readPackage(installedDir(name, dir)).version };
}

/** Only the major version must match. A remote may be built with a newer minor than the shell's. */
function sameMajor(range: string): string {
  const major = /\d+/.exec(range)?.[0];
  if (major === undefined) throw new Error(`"${range}" names no major version`);
  return `^${major}.0.0`;
}
