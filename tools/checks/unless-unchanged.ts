import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/inventory.ts';
import { nothing, type Tally } from './tally.ts';

/**
 * Runs a check unless it already passed with the same key. The key of the last run without failures
 * is recorded in a file with the check's name, which is committed: a fresh clone need not repeat the check.
 *
 * @param key changes whenever the check might have another result
 */
export async function unlessUnchanged(
  name: string,
  key: string,
  run: () => Promise<Tally>,
  folder = join(root, 'tools', 'checks', 'passed'),
): Promise<Tally> {
  const record = join(folder, name.replaceAll(' ', '-'));
  if (existsSync(record) && readFileSync(record, 'utf8') === key) {
    return { ...nothing, skipped: [name] };
  }
  rmSync(record, { force: true });
  const tally = await run();
  if (tally.failed === 0 && tally.passed > 0) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(record, key);
  }
  return tally;
}
