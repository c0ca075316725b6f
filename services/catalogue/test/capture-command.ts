import { Writable } from 'node:stream';
import { runCommand, type Command } from '../src/commands/command.js';
import { importCommand } from '../src/commands/import-questions.js';
import type { ImportReport } from '../src/import/rules/import-report.js';

export interface CommandResult {
  status: number | null;
  out: string;
  err: string;
}

/** Runs a command in this process, with its own environment and output. */
export async function capture(
  command: Command,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<CommandResult> {
  const [stdout, stderr] = [new Output(), new Output()];
  const status = await runCommand(command, args, { env, stdout, stderr });
  return { status, out: stdout.text, err: stderr.text };
}

/** Imports files with the command and returns its report. */
export async function importFiles(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<ImportReport> {
  const { out, err } = await capture(importCommand, env, '--json', ...args);
  if (out === '') throw new Error(err);
  return JSON.parse(out) as ImportReport;
}

class Output extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}
