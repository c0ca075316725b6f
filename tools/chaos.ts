// `npm run chaos`: students take a test while parts of the product are killed and frozen; nothing of theirs may be lost.
import { ChaosHarness } from './chaos/chaos-harness.ts';
import { readOptions, usage } from './chaos/chaos-options.ts';
import { runChaos } from './chaos/chaos-run.ts';
import { closingLine, describeFaults } from './chaos/describe-outcome.ts';
import { runTool, untilStopRequested } from './run-tool.ts';
import { ToolError } from './stack/tool-error.ts';

const shown = 20;

await runTool('npm run chaos', async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const options = readOptions(args);
  console.log(`--seed ${options.seed}`);
  const harness = await ChaosHarness.open([options.seconds]);
  try {
    const outcome = await Promise.race([
      runChaos(harness, options, (line) => console.log(line)),
      untilStopRequested().then(interrupt),
    ]);
    console.log(`\n${describeFaults(outcome.faults)}\n`);
    const wrong = [...outcome.lost, ...outcome.doubled, ...outcome.refusals];
    for (const line of wrong.slice(0, shown)) console.log(line);
    if (wrong.length > shown) console.log(`… and ${wrong.length - shown} more`);
    console.log(closingLine(outcome));
    return wrong.length === 0 ? 0 : 1;
  } finally {
    await harness.close();
  }
});

function interrupt(): never {
  throw new ToolError('stopped before the end.');
}
