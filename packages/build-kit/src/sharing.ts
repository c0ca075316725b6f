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

/** Packages that the shell shares only in part, by a module that lists their names in use. */
const facades: Partial<Record<string, { file: string; whole: string }>> = {
  'react-router': {
    file: browserFile('react-router-facade.js'),
    whole: 'dist/production/index.js',
  },
  '@tanstack/react-query': {
    file: browserFile('react-query-facade.js'),
    whole: 'build/modern/index.js',
  },
};

/** What the builds take in place of what a module names. Absolute paths stand for modules of packages. */
export function replacements(dir: string): Record<string, string> {
  const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced');
  return {
    ...sameOnServers(dir),
    ...wholePackages(dir),
    // What the federation plugin imports as its run time.
    [createRequire(enhanced).resolve('@module-federation/webpack-bundler-runtime/bundler')]:
      browserFile('federation-runtime.ts'),
  };
}

/** The replacements that change what is rendered: a server must render the same. */
export function sameOnServers(dir: string): Record<string, string> {
  const icons = path.join(installedDir('lucide-react', dir), 'dist/esm');
  return { [path.join(icons, 'createLucideIcon.mjs')]: browserFile('lucide-icon.js') };
}

/** The names by which facades import the packages themselves, past the share scope. */
function wholePackages(dir: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facades).map(([name, facade]) => [
      `${name}/whole$`,
      path.join(installedDir(name, dir), facade?.whole ?? ''),
    ]),
  );
}

/** The names that apps may import from a package: the exports of the shell's facade. */
export function facadeExports(name: string): string[] {
  const source = readFileSync(facades[name]?.file ?? '', 'utf8');
  return [...source.matchAll(/^ {2}(\w+),$/gm)].map((match) => match[1] ?? '');
}

/** The federation container's name for an app: `test-runner` gives `mfe_test_runner`. */
export function containerName(app: string): string {
  return app === 'shell' ? 'shell' : `mfe_${app.replaceAll('-', '_')}`;
}

/** Path of a browser-side file of this kit. */
export function browserFile(name: string): string {
  return fileURLToPath(new URL(`../browser/${name}`, import.meta.url));
}

interface PackageFile {
  version: string;
  dependencies?: Record<string, string>;
}

export function readPackage(dir: string): PackageFile {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageFile;
}

function installedDir(name: string, dir: string): string {
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
    const facade = app === 'shell' ? facades[name]?.file : undefined;
    result[name] = facade ? { ...entry, import: facade } : entry;
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
