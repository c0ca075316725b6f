// `npm run hunt`: students in real browsers do random things to a running test; none of their data may be lost.
import { join } from 'node:path';
import { ChaosHarness } from './chaos/chaos-harness.ts';
import { durations } from './hunt/acts.ts';
import { readOptions, usage } from './hunt/hunt-options.ts';
import { hunt } from './hunt/hunt.ts';
import { runTool, unlessStopped } from './run-tool.ts';
import { localFolder } from './stack/inventory.ts';

await runTool('npm run hunt', async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const options = readOptions(args);
  console.log(`--seed ${options.seed}`);
  const harness = await ChaosHarness.open(Object.values(durations), {
    folder: join(localFolder, 'hunt'),
    pages: 'all',
    isMixed: true,
  });
  try {
    const failed = await unlessStopped(hunt(harness, options, (line) => console.log(line)));
    console.log(`${options.runs - failed} of ${options.runs} runs lost nothing`);
    return failed === 0 ? 0 : 1;
  } finally {
    await harness.close();
  }
});
