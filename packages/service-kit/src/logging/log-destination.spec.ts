import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';

const module = join(import.meta.dirname, 'log-destination.ts');

/** Starts a process that writes one line and then runs the given code. */
function run(then: string) {
  const script = `
    import { standardOutput } from ${JSON.stringify(module)};
    standardOutput().write('a line\\n');
    ${then}`;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

describe('standard output', () => {
  it.each([
    ['exits', 'process.exit(0);'],
    ['ends by an error', "throw new Error('an error');"],
    ['has nothing left to do', ''],
    [
      'gets SIGTERM',
      "process.once('SIGTERM', () => process.exit(0)); process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);",
    ],
  ])('has every line when the process %s', async (_how, then) => {
    await expect(text(run(then).stdout)).resolves.toBe('a line\n');
  });

  it('writes a line without waiting for others', async () => {
    const running = run('setInterval(() => {}, 1000);');
    const [line] = (await once(running.stdout, 'data')) as [Buffer];
    running.kill('SIGKILL');
    expect(line.toString()).toBe('a line\n');
  });
});
