import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runTool } from './life.ts';
import { localFolder, root } from './stack/inventory.ts';
import { ToolError } from './stack/tool-error.ts';
import { readRunningState } from './stack/state.ts';

/**
 * Runs one of the catalogue's commands on the database of the running stack, with this process's arguments.
 *
 * @param name the npm name: `catalogue:import`
 * @param main the command's file among the catalogue's built files
 * @param purpose completes "nothing runs here to …"
 */
export async function runCatalogueCommand(
  name: string,
  main: string,
  purpose: string,
): Promise<void> {
  await runTool(`npm run ${name}`, async () => {
    const state = readRunningState(localFolder);
    if (!state) {
      throw new ToolError(
        `nothing runs here to ${purpose}: run "npm start" first, in another terminal.`,
      );
    }
    const command = spawn(
      process.execPath,
      [join(root, 'services/catalogue/dist/src', main), ...process.argv.slice(2)],
      {
        stdio: 'inherit',
        // npm runs scripts at the root of the checkout; file names are relative to the person's folder.
        cwd: process.env['INIT_CWD'] ?? process.cwd(),
        env: { ...process.env, ...state.environments.catalogue },
      },
    );
    const [status] = (await once(command, 'exit')) as [number | null];
    return status ?? 1;
  });
}
