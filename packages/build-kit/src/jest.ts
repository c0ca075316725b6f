import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';

const kitDir = fileURLToPath(new URL('..', import.meta.url));
const packagesDir = path.resolve(kitDir, '..');

type Project = NonNullable<Exclude<NonNullable<Config['projects']>[number], string>>;

/** The workspace of a preset. */
export interface JestOptions {
  /** The name for `--selectProjects`. */
  name: string;
  /** The workspace's folder. */
  dir: string;
}

/** A workspace's jest configuration: one or more projects that the root configuration collects. */
export interface WorkspaceJest {
  projects: Project[];
}

/**
 * Node imports specs and sources, once per worker: Jest's own runner would evaluate a service with all its
 * packages again for each file, which takes longer than most files' tests. So there are no module mocks.
 */
const native = {
  runner: 'jest-light-runner/child-process',
  setupFiles: [path.join(kitDir, 'jest/native-sources.mjs')],
};

/**
 * Tests that run in Node. Project `<name>`: `*.spec.ts` in src. Project `<name>:db`: `*.db-spec.ts` in
 * test, which need a real database. Project `<name>:cluster`: `*.cluster-spec.ts` in test, which start
 * Redis servers that fail over, and need a real database too.
 */
export function nodeJest({ name, dir }: JestOptions): WorkspaceJest {
  const common = { ...base(dir), ...native };
  return {
    projects: [
      { ...common, displayName: name, testMatch: ['<rootDir>/src/**/*.spec.ts'] },
      { ...common, displayName: `${name}:db`, testMatch: ['<rootDir>/test/**/*.db-spec.ts'] },
      {
        ...common,
        displayName: `${name}:cluster`,
        testMatch: ['<rootDir>/test/**/*.cluster-spec.ts'],
      },
    ],
  };
}

/** Tests that run in a simulated browser: `*.spec.ts` and `*.spec.tsx` in src and in parts. */
export function webJest({ name, dir }: JestOptions): WorkspaceJest {
  const common = base(dir);
  return {
    projects: [
      {
        ...common,
        displayName: name,
        testMatch: ['<rootDir>/{src,parts}/**/*.spec.{ts,tsx}'],
        testEnvironment: path.join(kitDir, 'jest/browser-environment.mjs'),
        setupFilesAfterEnv: [path.join(kitDir, 'jest/browser-setup.mjs')],
        transform: {
          ...transform(),
          '\\.md$': path.join(kitDir, 'jest/text-file.mjs'),
        },
        moduleNameMapper: {
          '\\.module\\.css$': path.join(kitDir, 'jest/class-names.mjs'),
          '\\.(css|svg|png|webp|avif|woff2)(\\?.*)?$': path.join(kitDir, 'jest/asset.mjs'),
          ...common.moduleNameMapper,
        },
        globals: { __APP_VERSION__: '0.0.0', __BASENAME__: '' },
      },
    ],
  };
}

/** Every workspace's projects, for the root configuration. `root` is the repository's folder. */
export async function allProjects(root: string): Promise<Project[]> {
  const folders = [
    ...['services', 'packages'].flatMap((folder) => subfolders(path.join(root, folder))),
    ...subfolders(root).filter((dir) => /^(shell|mfe-.+)$/.test(path.basename(dir))),
  ];
  const projects: Project[] = [];
  for (const dir of folders) {
    const file = path.join(dir, 'jest.config.mjs');
    const workspace = (await import(file)) as { default: WorkspaceJest };
    projects.push(...workspace.default.projects);
  }
  return projects;
}

function subfolders(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(dir, entry.name));
}

function base(dir: string) {
  return {
    rootDir: dir,
    extensionsToTreatAsEsm: ['.ts', '.tsx', '.md'],
    moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
    moduleNameMapper: workspaceSources(),
    resolver: path.join(kitDir, 'jest/source-resolver.cjs'),
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
    restoreMocks: true,
  };
}

/** Maps `@abhyas/x/export` to its source file, so that no test runs a stale build. */
function workspaceSources(): Record<string, string> {
  const mapper: Record<string, string> = {};
  for (const dir of subfolders(packagesDir)) {
    for (const [request, file] of sourceExports(dir)) mapper[`^${request}$`] = file;
  }
  return mapper;
}

type ExportTarget = string | { types?: string; default?: string };

function sourceExports(dir: string): [request: string, file: string][] {
  const pkg = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    name: string;
    exports?: Record<string, ExportTarget>;
  };
  return Object.entries(pkg.exports ?? {}).flatMap(([subpath, target]) => {
    const source = typeof target === 'string' ? target : (target.types ?? target.default);
    if (source === undefined || !/\.tsx?$/.test(source)) return [];
    return [[path.posix.join(pkg.name, subpath), path.join(dir, source)]];
  });
}

function transform(): NonNullable<Project['transform']> {
  const jsc = {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    keepClassNames: true,
  };
  return { '^.+\\.tsx?$': ['@swc/jest', { swcrc: false, jsc }] };
}
