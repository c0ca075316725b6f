import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runningStack } from './stack.ts';

const run = promisify(execFile);
const command = join(
  import.meta.dirname,
  '..',
  '..',
  'services/attempt/dist/src/commands/allow-time.js',
);

/** Grants time as an operator does: `npm run attempts:allow -- …`. Returns its output. */
export async function allowTime(...args: readonly string[]): Promise<string> {
  const { environments } = runningStack();
  const { stdout } = await run(process.execPath, [command, ...args, '--reason', 'journey'], {
    env: { ...process.env, ...environments.attempt },
  });
  return stdout;
}
