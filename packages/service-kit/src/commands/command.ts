import type { Writable } from 'node:stream';
import { types } from 'node:util';
import { BootError } from '../boot-error.js';
import { ConfigError } from '../config/load-config.js';
import { UsageError } from './options.js';

export const EXIT = { done: 0, failed: 1, usage: 2 } as const;

/** The command cannot run; the message says what is missing. */
export class CommandError extends Error {}

/** Environment and output of a command: those of the process, or of a test. */
export interface CommandContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Writable & { isTTY?: boolean };
  readonly stderr: Writable & { isTTY?: boolean; columns?: number };
}

/** A command for operators. */
export interface Command {
  readonly help: string;
  /** Does the work and returns the exit status. */
  run(args: readonly string[], context: CommandContext): Promise<number>;
  /** More errors of which the operator sees only the message; others are shown with their stack. */
  readonly expected?: readonly (abstract new (...args: never[]) => Error)[];
  /** Printed below the reason of a failure. */
  readonly consequence?: string;
  /** Options of node itself, which take effect only at the start of a process. */
  readonly nodeOptions?: readonly string[];
}

/**
 * Runs a command with the arguments, environment and output of this process. If the process lacks a node
 * option of the command, it restarts with all of them and keeps its id.
 */
export async function runInProcess(command: Command): Promise<void> {
  const missing = command.nodeOptions?.filter((option) => !process.execArgv.includes(option)) ?? [];
  // Windows cannot replace a process. The options only save memory there too.
  if (missing.length > 0 && process.platform !== 'win32') {
    const args = [...process.execArgv, ...missing, ...process.argv.slice(1)];
    process.execve?.(process.execPath, [process.execPath, ...args]);
  }
  process.exitCode = await runCommand(command, process.argv.slice(2), process);
}

/** Runs a command and returns its exit status. It prints errors and never throws them. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    context.stdout.write(command.help);
    return EXIT.done;
  }
  try {
    return await command.run(args, context);
  } catch (error) {
    if (error instanceof UsageError) {
      context.stderr.write(`${error.message}\n\n${command.help}`);
      return EXIT.usage;
    }
    const { consequence } = command;
    context.stderr.write(`${describe(error, command)}\n${consequence ? `${consequence}\n` : ''}`);
    return EXIT.failed;
  }
}

function describe(error: unknown, { expected = [] }: Command): string {
  if (!types.isNativeError(error)) return String(error);
  const isExpected =
    [...expected, CommandError, ConfigError, BootError].some((type) => error instanceof type) ||
    // System errors name the file and the problem.
    'syscall' in error;
  return isExpected ? error.message : (error.stack ?? error.message);
}
