// `npm run pictures`: draws the icons, and takes the pictures of the product that the start page and README.md show.
import { join } from 'node:path';
import { execaNode } from 'execa';
import { Listr } from 'listr2';
import { buildStale } from './build/build.ts';
import { progress } from './progress.ts';
import { runTool, unlessStopped } from './run-tool.ts';
import { localFolder, root } from './stack/inventory.ts';
import { Stack } from './stack/stack.ts';
import { ToolError } from './stack/tool-error.ts';

await runTool('npm run pictures', async () => {
  const stack = await Stack.open({ folder: join(localFolder, 'pictures'), fresh: true });
  try {
    await unlessStopped(run(stack));
    return 0;
  } finally {
    await stack.stop();
  }
});

async function run(stack: Stack): Promise<void> {
  await execaNode(join(root, 'e2e/pictures/draw-icons.ts'), { stdio: 'inherit' });
  await buildStale();
  await new Listr([{ title: 'start the product', task: () => stack.start() }], progress()).run();
  const { failed } = await execaNode(join(root, 'e2e/pictures/take-pictures.ts'), {
    stdio: 'inherit',
    reject: false,
    env: { ABHYAS_STACK: stack.folders.base },
  });
  if (failed) throw new ToolError('not all pictures were taken: see above.');
}
