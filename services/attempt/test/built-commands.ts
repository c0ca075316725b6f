import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildCommands, type CommandResult } from '@abhyas/service-kit/testing';
import type { AttemptConfig } from '../src/config.js';
import { envOf } from './env-of.js';

const run = promisify(execFile);

/** The service's commands as operators run them: processes, compiled from the current sources. */
export class BuiltCommands {
  private constructor(
    private readonly folder: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  static async build(config: AttemptConfig): Promise<BuiltCommands> {
    const folder = await buildCommands(resolve(import.meta.dirname, '..'));
    return new BuiltCommands(folder, { ...process.env, ...envOf(config) });
  }

  async run(command: string, ...args: readonly string[]): Promise<CommandResult> {
    const main = join(this.folder, `${command}.js`);
    const ended = await run(process.execPath, [main, ...args], {
      env: this.env,
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
    return { status: ended.code, out: ended.stdout, err: ended.stderr };
  }
}
