import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { CommandResult } from '@abhyas/service-kit/testing';
import type { AttemptConfig } from '../src/config.js';
import { envOf } from './env-of.js';

const run = promisify(execFile);
const service = resolve(import.meta.dirname, '..');
const top = resolve(service, '../..');

/** The service's commands as operators run them: processes, compiled from the current sources. */
export class BuiltCommands {
  private constructor(
    private readonly built: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  static async build(config: AttemptConfig): Promise<BuiltCommands> {
    // Inside the service's folder, so that its packages are found.
    const built = join(service, '.cache', 'commands', process.env['JEST_WORKER_ID'] ?? '1');
    await run(
      join(top, 'node_modules/.bin/swc'),
      ['src', 'migrations', '-d', built, '--config-file', join(top, '.swcrc')],
      { cwd: service },
    );
    return new BuiltCommands(built, { ...process.env, ...envOf(config) });
  }

  async run(command: string, ...args: readonly string[]): Promise<CommandResult> {
    const main = join(this.built, 'src/commands', `${command}.js`);
    const ended = await run(process.execPath, [main, ...args], {
      env: this.env,
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
    return { status: ended.code, out: ended.stdout, err: ended.stderr };
  }
}
