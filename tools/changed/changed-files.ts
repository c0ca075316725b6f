import { execa } from 'execa';
import { root } from '../stack/inventory.ts';
import { ToolError } from '../stack/tool-error.ts';

/** Names of the main branch, in a clone and in a checkout without a remote. */
const mainBranches = ['origin/HEAD', 'origin/main', 'main', 'origin/master', 'master'];

/** @returns the files that differ from the merge base with the main branch, committed or not */
export async function changedFiles(): Promise<readonly string[]> {
  const base = await mergeBase();
  const differing = await git('diff', '--name-only', '--no-renames', base);
  const untracked = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...differing, ...untracked])].toSorted();
}

async function mergeBase(): Promise<string> {
  for (const branch of mainBranches) {
    const [base] = await git('merge-base', 'HEAD', branch).catch(() => []);
    if (base !== undefined) return base;
  }
  throw new ToolError(
    `"changed" compares with the main branch, and git finds none of ${mainBranches.join(', ')}.`,
  );
}

async function git(...args: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await execa('git', ['-c', 'core.quotePath=off', ...args], {
    cwd: root,
    lines: true,
  });
  return stdout;
}
