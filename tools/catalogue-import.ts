// `npm run catalogue:import -- FILE…`: the catalogue's importer on the database of the running stack.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { existsSync } from 'node:fs';
import { runTool } from './life.ts';
import { localFolder, root } from './stack/inventory.ts';
import { Refusal } from './stack/refusal.ts';
import { readRunningState } from './stack/state.ts';

await runTool('npm run catalogue:import', async () => {
  const state = readRunningState(localFolder);
  if (!state)
    throw new Refusal(
      'nothing runs here to import into: run "npm start" first, in another terminal.',
    );
  // npm runs scripts at the top of the checkout; names are meant from where the person stands.
  const startedIn = process.env['INIT_CWD'] ?? process.cwd();
  const args = process.argv.slice(2).map((arg) => {
    const file = resolve(startedIn, arg);
    return !arg.startsWith('-') && existsSync(file) ? file : arg;
  });
  const importer = spawn(
    process.execPath,
    [join(root, 'services/catalogue/dist/src/import/main.js'), ...args],
    {
      stdio: 'inherit',
      env: { ...process.env, ...state.environments.catalogue },
    },
  );
  const [status] = (await once(importer, 'exit')) as [number | null];
  return status ?? 1;
});
