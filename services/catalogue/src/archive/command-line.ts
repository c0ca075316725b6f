import { parseArgs } from 'node:util';

export const HELP = `Usage: npm run catalogue:archive -- --exam NAME [--restore | --delete] [--dry-run]

Takes an exam back. It is hidden from lists, searches, recommendations and the chat, its saved and live
tests with it, and nobody can start one of its tests any more. Who has begun goes on; attempts, results and
history stay. Nothing is lost: --restore shows it again, an import of the exam does not.

  --exam NAME  the exam; case and doubled spaces do not matter
  --restore    show it again
  --delete     remove exam, tests and questions for good, and what students saved or registered for: only
               where no attempt refers to any of its tests. It is archived first, for some seconds.
  --dry-run    say what would happen, change nothing
  --help       print this

Exit status: 0 done, or done before; 1 not done, nothing changed; 2 the command was not understood.
A dry run ends with the status that the run would end with.
`;

export const EXIT = { done: 0, failed: 1, usage: 2 } as const;

export interface ArchiveCommand {
  exam: string;
  action: 'archive' | 'restore' | 'delete';
  isDryRun: boolean;
}

/** The command is invalid; the message says why. */
export class UsageError extends Error {}

/** Parses the arguments. Returns 'help' if it was requested. Throws UsageError. */
export function readCommand(args: readonly string[]): ArchiveCommand | 'help' {
  const { values } = parse(args);
  if (values.help) return 'help';
  if (!values.exam?.trim()) throw new UsageError('No exam was named: add --exam NAME.');
  if (values.restore && values.delete) {
    throw new UsageError('--restore and --delete contradict each other.');
  }
  const action = values.restore ? 'restore' : values.delete ? 'delete' : 'archive';
  return { exam: values.exam, action, isDryRun: values['dry-run'] ?? false };
}

const OPTIONS = {
  exam: { type: 'string' },
  restore: { type: 'boolean' },
  delete: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parse(
  args: readonly string[],
): ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: false }>> {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: false });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
