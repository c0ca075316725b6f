// `npm run attempts:allow`, `npm run rankings:rebuild` and `npm run stats:items -- TEST`: the attempt
// service's commands on the databases of the running stack.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runTool } from './life.ts';
import { localFolder, root } from './stack/inventory.ts';
import { ToolError } from './stack/tool-error.ts';
import { readRunningState } from './stack/state.ts';

const FILES: Readonly<Record<string, string>> = {
  'attempts:allow': 'allow-time.js',
  'rankings:rebuild': 'rebuild-rankings.js',
  'stats:items': 'item-statistics.js',
};

const [script = '', ...args] = process.argv.slice(2);

await runTool(`npm run ${script}`, async () => {
  const file = FILES[script];
  if (file === undefined) throw new ToolError(`there is no command named "${script}".`);
  const state = readRunningState(localFolder);
  if (!state) {
    throw new ToolError(
      'nothing runs here to work on: run "npm start" first, in another terminal.',
    );
  }
  const command = spawn(
    process.execPath,
    [join(root, 'services/attempt/dist/src/commands', file), ...args],
    {
      stdio: 'inherit',
      // npm runs scripts at the root of the checkout; file names are relative to the person's folder.
      cwd: process.env['INIT_CWD'] ?? process.cwd(),
      env: { ...process.env, ...state.environments.attempt },
    },
  );
  const [status] = (await once(command, 'exit')) as [number | null];
  return status ?? 1;
});
