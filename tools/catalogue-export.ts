// `npm run catalogue:export -- --exam NAME`: an exam's questions out of the running stack's catalogue.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runTool } from './life.ts';
import { localFolder, root } from './stack/inventory.ts';
import { Refusal } from './stack/refusal.ts';
import { readRunningState } from './stack/state.ts';

await runTool('npm run catalogue:export', async () => {
  const state = readRunningState(localFolder);
  if (!state)
    throw new Refusal(
      'nothing runs here to export from: run "npm start" first, in another terminal.',
    );
  const exporter = spawn(
    process.execPath,
    [join(root, 'services/catalogue/dist/src/export/main.js'), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      // npm runs scripts at the top of the checkout; --out is meant from where the person stands.
      cwd: process.env['INIT_CWD'] ?? process.cwd(),
      env: { ...process.env, ...state.environments.catalogue },
    },
  );
  const [status] = (await once(exporter, 'exit')) as [number | null];
  return status ?? 1;
});
