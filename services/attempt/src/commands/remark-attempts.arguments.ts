import { readOptions, UsageError } from '@abhyas/service-kit/commands';

export const HELP = `Usage: npm run attempts:remark -- --test TEST [--dry-run]

Marks the finished attempts of a test again, with the awards that catalogue:award gave to its questions:
marks, results by subject and ranks. Attempts that are open get these marks when they end. Answers, times
and achievements stay. Run it after catalogue:award, once for each test that it names. Students can go
on working meanwhile.

  --test TEST  the test's id or title
  --dry-run    print what would happen and change nothing
  --help       print this help

You can safely repeat the command, also after it was interrupted: it goes on where it ended.

Exit status: 0 done, now or before; 1 failed; 2 invalid usage.
A dry run exits with the status of the real run.
`;

interface RemarkCommand {
  readonly idOrTitle: string;
  readonly isDryRun: boolean;
}

/** Parses the arguments. Throws UsageError. */
export function readArguments(args: readonly string[]): RemarkCommand {
  const { values } = readOptions(args, {
    options: { test: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  });
  const idOrTitle = values.test?.trim() ?? '';
  if (idOrTitle === '') throw new UsageError('Name a test by its id or title: --test TEST.');
  return { idOrTitle, isDryRun: values['dry-run'] ?? false };
}
