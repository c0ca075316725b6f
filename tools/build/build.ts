import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { Listr } from 'listr2';
import { progress } from '../progress.ts';
import { root } from '../stack/inventory.ts';
import { withLock } from '../stack/lock.ts';
import { ToolError } from '../stack/tool-error.ts';
import { forgetStamp, isFresh, recordStamp, stampOf } from './stamp.ts';
import { buildUnits, type BuildUnit } from './units.ts';

/** Builds what changed since its last build, two at a time; prints nothing if nothing changed. */
export async function buildStale(units: readonly BuildUnit[] = buildUnits): Promise<void> {
  await withLock(join(root, '.cache', 'build.lock'), async () => {
    const stale = units
      .map((unit) => ({ unit, stamp: stampOf(unit) }))
      .filter((it) => !isFresh(it.unit, it.stamp));
    if (stale.length === 0) return;
    const tasks = stale.map(({ unit, stamp }) => ({
      title: `build ${unit.name}`,
      task: () => build(unit, stamp),
    }));
    await new Listr(tasks, { concurrent: 2, ...progress() }).run();
  });
}

async function build(unit: BuildUnit, stamp: string): Promise<void> {
  forgetStamp(unit);
  // A service's compiler adds files; files of removed sources must not stay. webpack cleans up itself.
  if (unit.output.endsWith('.js'))
    rmSync(join(root, unit.folder, 'dist'), { recursive: true, force: true });
  const result = await execa('npm', ['run', '--silent', 'build'], {
    cwd: join(root, unit.folder),
    all: true,
    reject: false,
    stdin: 'ignore',
    env: { NODE_ENV: 'production' },
  });
  if (result.failed)
    throw new ToolError(`${unit.name} does not build.`, result.all ?? result.message);
  recordStamp(unit, stamp);
}
