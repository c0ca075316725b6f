import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { execa } from 'execa';
import { runningStack, stackFolder, without } from './stack.ts';

const root = join(import.meta.dirname, '..', '..');
/** Inside the checkout, so that builds find the installed packages. */
const workshop = join(root, '.cache', 'releases', String(process.pid));
const webpack = join(root, 'node_modules', 'webpack', 'bin', 'webpack.js');

/** A cache would store every run's copies permanently; size and source maps matter to nobody here. */
const quickBuild = ['--no-cache', '--no-optimization-minimize', '--no-devtool'];

type RemoteName = 'exams' | 'test-runner';

/** A built remote that can replace the one in the checkout. */
export interface Release {
  remote: RemoteName;
  dist: string;
}

/** How a release of a remote differs from the one in the checkout. */
export interface ReleaseChanges {
  /** Ranges in package.json. */
  dependencies?: Record<string, string>;
  /** Files to write over the copied sources, by path. */
  files?: Record<string, string>;
  /** Text to replace in a source file, by path. */
  replace?: Record<string, [text: string, replacement: string]>;
}

/** Builds a remote, by default that of the exams, from a changed copy of its sources, as its team would. */
export async function buildRelease(
  name: string,
  changes: ReleaseChanges,
  remote: RemoteName = 'exams',
): Promise<Release> {
  const source = join(root, `mfe-${remote}`);
  const dir = join(workshop, name);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  cpSync(join(source, 'src'), join(dir, 'src'), { recursive: true });
  cpSync(join(source, 'webpack.config.ts'), join(dir, 'webpack.config.ts'));
  const pkg = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  pkg.dependencies = { ...pkg.dependencies, ...changes.dependencies };
  writeFileSync(join(dir, 'package.json'), JSON.stringify(pkg));
  for (const [file, text] of Object.entries(changes.files ?? {})) {
    writeFileSync(join(dir, file), text);
  }
  for (const [file, [text, replacement]] of Object.entries(changes.replace ?? {})) {
    const before = readFileSync(join(dir, file), 'utf8');
    if (!before.includes(text)) throw new Error(`${file} no longer says "${text}".`);
    writeFileSync(join(dir, file), before.replaceAll(text, replacement));
  }
  // Only what browsers get: its renderer stays that of the checkout.
  const build = ['--mode', 'production', '--config-name', remote, ...quickBuild];
  await execa(process.execPath, [webpack, ...build], { cwd: dir });
  return { remote, dist: join(dir, 'dist') };
}

/** Deletes the builds of this folder. */
export function clearReleases(): void {
  rmSync(workshop, { recursive: true, force: true });
}

/**
 * Serves a release instead of its remote, as a deployment would: the files of the earlier release are
 * gone. Only this stack's server changes to it; the build in the checkout stays as it is.
 */
export async function deploy({ remote, dist }: Release): Promise<void> {
  await serveFrom(remote, dist);
}

/** Restores the remotes of the checkout. */
export async function undeploy(): Promise<void> {
  for (const remote of ['exams', 'test-runner'] as const) {
    await serveFrom(remote, join(root, `mfe-${remote}`, 'dist'));
  }
}

async function serveFrom(remote: RemoteName, dist: string): Promise<void> {
  const file = join(stackFolder, 'nginx', remote, 'conf.d', 'static.conf');
  const before = readFileSync(file, 'utf8');
  const after = before.replace(/^(\s*root )[^;]+;/m, `$1${dist};`);
  if (after === before) return;
  await without(`remote-${remote}`, () => Promise.resolve(writeFileSync(file, after)));
  await untilInPages(remote, dist);
}

/** A page of each remote. */
const pageOf: Readonly<Record<RemoteName, string>> = {
  exams: '/exam-test-series',
  'test-runner': '/mock-test',
};

/** New pages name the release after a second or two, which a reload at once would not wait for. */
async function untilInPages(remote: RemoteName, dist: string): Promise<void> {
  const { origin } = runningStack();
  const manifest = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8')) as {
    metaData: { remoteEntry: { name: string } };
  };
  await expect
    .poll(async () => (await fetch(origin + pageOf[remote])).text())
    .toContain(manifest.metaData.remoteEntry.name);
}
