import { Writable } from 'node:stream';
import { runCommand, type Command } from '../commands/command.js';

export interface CommandResult {
  /** null if a signal ended the process. */
  status: number | null;
  out: string;
  err: string;
}

/** Runs a command in this process, with its own environment and output. */
export async function captureCommand(
  command: Command,
  env: Readonly<Record<string, string | undefined>>,
  ...args: readonly string[]
): Promise<CommandResult> {
  const [stdout, stderr] = [new Output(), new Output()];
  const status = await runCommand(command, args, { env, stdout, stderr });
  return { status, out: stdout.text, err: stderr.text };
}

class Output extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}
