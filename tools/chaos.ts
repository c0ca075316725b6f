import { join } from 'node:path';
import { ChaosHarness } from './chaos/chaos-harness.ts';
import { readOptions, usage, type ChaosOptions } from './chaos/chaos-options.ts';
import { runChaos, type MakeFaults } from './chaos/chaos-run.ts';
// `npm run chaos`: students take a test while parts of the product are killed and frozen; nothing of theirs may be lost.
import type { ChaosSystem } from './chaos/chaos-system.ts';
import { chooseFaults, makeClusterFaults } from './chaos/cluster/cluster-faults.ts';
import { ClusterHarness } from './chaos/cluster/cluster-harness.ts';
import { closingLine, describeFaults } from './chaos/describe-outcome.ts';
import { makeStackFaults } from './chaos/faults.ts';
import { checkFillable } from './chaos/fill-disk.ts';
import { runTool, unlessStopped } from './run-tool.ts';
import { localFolder } from './stack/inventory.ts';

const shown = 20;

await runTool('npm run chaos', async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const options = readOptions(args);
  console.log(`--seed ${options.seed}`);
  const { system, makeFaults, close } = await prepare(options);
  try {
    const outcome = await unlessStopped(
      runChaos(system, options, makeFaults, (line) => console.log(line)),
    );
    console.log(`\n${describeFaults(outcome.faults)}\n`);
    const wrong = [...outcome.lost, ...outcome.doubled, ...outcome.refusals];
    for (const line of wrong.slice(0, shown)) console.log(line);
    if (wrong.length > shown) console.log(`… and ${wrong.length - shown} more`);
    console.log(closingLine(outcome));
    return wrong.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
});

interface Prepared {
  system: ChaosSystem;
  makeFaults: MakeFaults;
  close: () => Promise<void>;
}

async function prepare(options: ChaosOptions): Promise<Prepared> {
  if (options.onCluster) {
    const faults = chooseFaults(options.only);
    const system = await ClusterHarness.open(options.seconds);
    return { system, makeFaults: makeClusterFaults(system, faults), close: () => system.close() };
  }
  if (options.fillsDisk) await checkFillable(join(localFolder, 'bench-chaos'));
  const system = await ChaosHarness.open([options.seconds]);
  const makeFaults = makeStackFaults(system.stack, options);
  return { system, makeFaults, close: () => system.close() };
}
