// Prepares the machine for the tools, which are TypeScript for Node 24. Plain JavaScript, Node 20, no packages.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './packages.mjs';
import { installMissingPrograms } from './programs.mjs';
import { findRuntime } from './runtime.mjs';
import { Unprepared } from './unprepared.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @param {string} command what the person typed, for messages
 * @param {string} script the TypeScript file in tools/ that continues
 * @param {import('./programs.mjs').ProgramName[]} programs what it needs on the machine
 */
export async function prepareAndRun(command, script, programs) {
  try {
    if (process.platform === 'win32') {
      throw new Unprepared('On Windows, use WSL 2, or run "docker compose up --build --wait".');
    }
    // Servers come first: if they cannot be installed, nobody waits minutes for packages to learn that.
    await installMissingPrograms(programs);
    await installPackages(root);
    process.exitCode = await handOver(findRuntime(root), script);
  } catch (error) {
    if (!(error instanceof Unprepared)) throw error;
    console.error(`${command}: ${error.message}`);
    process.exitCode = 1;
  }
}

/**
 * @param {string} node
 * @param {string} script
 * @returns {Promise<number>} the script's exit status
 */
function handOver(node, script) {
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
  // The channel tells the script when this process ends, in any way: it then stops what it started.
  const child = spawn(node, [join(root, 'tools', script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // A fifth of each service's start goes into compiling the same code again.
      NODE_COMPILE_CACHE: join(root, '.local', 'cache', 'node'),
      ...process.env,
      PATH: path,
    },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}
