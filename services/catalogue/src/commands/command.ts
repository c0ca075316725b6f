import type { Writable } from 'node:stream';
import { types } from 'node:util';
import { BootError, ConfigError, openDatabase } from '@abhyas/service-kit';
import type { DataSource } from 'typeorm';
import type { CatalogueConfig } from '../config.js';
import { ENTITIES } from '../entities.js';
import { MIGRATIONS } from '../migrations.js';
import { UsageError } from './options.js';

export const EXIT = { done: 0, failed: 1, usage: 2 } as const;

/** What a command works with besides its arguments: the process, or what a test gives. */
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
  /** Errors of which the operator sees only the message; others are shown with their stack. */
  readonly expected: readonly (abstract new (...args: never[]) => Error)[];
  /** Printed below the reason of a failure. */
  readonly consequence?: string;
}

/** Runs a command with the arguments, environment and output of this process. */
export async function runInProcess(command: Command): Promise<void> {
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

/** Opens the catalogue's database, migrated, and closes it afterwards. */
export async function withDatabase<T>(
  config: CatalogueConfig,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const dataSource = await openDatabase({ config, entities: ENTITIES, migrations: MIGRATIONS });
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

function describe(error: unknown, { expected }: Command): string {
  if (!types.isNativeError(error)) return String(error);
  const isExpected =
    [...expected, ConfigError, BootError].some((type) => error instanceof type) ||
    // System errors name the file and the problem.
    'syscall' in error;
  return isExpected ? error.message : (error.stack ?? error.message);
}
