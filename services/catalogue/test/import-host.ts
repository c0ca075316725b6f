import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { CommandResult } from '@abhyas/service-kit/testing';
import { importCommand } from '../src/commands/import-questions.js';

export interface ProcessResult extends CommandResult {
  /** Peak resident memory, in MB. */
  peak: number;
}

/**
 * A process that runs the import command many times, because the start of a process takes longer than
 * most imports. It measures the memory of each run.
 */
export class ImportHost {
  private constructor(private readonly host: ChildProcess) {}

  static async start(main: string, env: NodeJS.ProcessEnv): Promise<ImportHost> {
    const host = fork(join(import.meta.dirname, 'import-host.mjs'), [main], {
      env,
      execArgv: [...(importCommand.nodeOptions ?? []), '--expose-gc'],
    });
    await nextMessage(host);
    return new ImportHost(host);
  }

  async run(...args: readonly string[]): Promise<ProcessResult> {
    this.host.send(args);
    const result = (await nextMessage(this.host)) as ProcessResult;
    return { ...result, peak: result.peak / 1024 };
  }

  close(): void {
    this.host.disconnect();
  }
}

/** Throws if the process ends before. */
async function nextMessage(host: ChildProcess): Promise<unknown> {
  const done = new AbortController();
  const { signal } = done;
  try {
    return await Promise.race([
      once(host, 'message', { signal }).then(([message]: unknown[]) => message),
      once(host, 'exit', { signal }).then(([status]: unknown[]) => {
        throw new Error(`the process of the command ended with ${String(status)}`);
      }),
    ]);
  } finally {
    done.abort();
  }
}
