import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/inventory.ts';
import { check } from './commands.ts';
import { add, nothing, single, type Tally } from './tally.ts';
import { twoAtATime } from './two-at-a-time.ts';

/** Code of a package that runs in browsers has its own tsconfig. */
const furtherFolders: Readonly<Record<string, readonly string[]>> = {
  'packages/build-kit': ['packages/build-kit/browser'],
};

/**
 * TypeScript 7, four times as fast. It has no stable API yet, so tools that need one use version 6, whose
 * program has the same name.
 */
const nativeCompiler = 'node_modules/typescript-native/bin/tsc';

/** Type-checks workspaces, two at a time. */
export async function checkTypes(workspaces: readonly string[]): Promise<Tally> {
  const folders = workspaces
    .flatMap((folder) => [folder, ...(furtherFolders[folder] ?? [])])
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
  let tally = nothing;
  await twoAtATime(folders, async (folder) => {
    tally = add(tally, await check(process.execPath, [nativeCompiler, '-p', folder]));
  });
  return single(tally.failed === 0);
}
