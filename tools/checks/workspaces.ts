import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../stack/inventory.ts';

/** A folder that is type-checked and tested as one. */
export interface Workspace {
  /** Relative to the root of the checkout. */
  folder: string;
  /** The folders of the workspaces that it depends on. */
  uses: readonly string[];
}

interface Package {
  name: string;
  workspaces?: readonly string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** @returns the npm workspaces with their dependencies, and `tools`, which is not an npm workspace */
export function readWorkspaces(): readonly Workspace[] {
  const { workspaces: patterns = [] } = readPackage('.');
  const packages = globSync(
    patterns.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  )
    .map((file) => dirname(file))
    .toSorted()
    .map((folder) => ({ folder, ...readPackage(folder) }));
  const folders = new Map(packages.map(({ name, folder }) => [name, folder]));
  const own = packages.map(({ folder, dependencies, devDependencies }) => ({
    folder,
    uses: Object.keys({ ...dependencies, ...devDependencies }).flatMap(
      (name) => folders.get(name) ?? [],
    ),
  }));
  return [
    ...own.map((it) => (it.folder === 'e2e' ? { ...it, uses: [...it.uses, 'tools'] } : it)),
    { folder: 'tools', uses: ['packages/service-kit', 'packages/web-kit', 'services/auth'] },
  ];
}

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Package;
}
