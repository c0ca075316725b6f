import { join } from 'node:path';
import { execaNode } from 'execa';
import { runningStack } from './stack.ts';

const command = join(
  import.meta.dirname,
  '..',
  '..',
  'services/attempt/dist/src/commands/allow-time.js',
);

/** Grants time as an operator does: `npm run attempts:allow -- …`. Returns its output. */
export async function allowTime(...args: readonly string[]): Promise<string> {
  const { environments } = runningStack();
  const { stdout } = await execaNode(command, [...args, '--reason', 'journey'], {
    env: environments.attempt,
  });
  return stdout;
}
