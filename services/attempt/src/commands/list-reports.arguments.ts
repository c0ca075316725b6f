import { readOptions } from '@abhyas/service-kit/commands';

export const HELP = `Usage: npm run reports:list -- [--settled] [--json]

Prints the questions that students have reported and that are not settled yet, the oldest report
first, at most 100.

  --settled  print settled reports instead
  --json     print them as JSON
`;

interface ListReportsCommand {
  readonly isSettled: boolean;
  readonly isJson: boolean;
}

/** Parses the arguments. Throws UsageError. */
export function readArguments(args: readonly string[]): ListReportsCommand {
  const { values } = readOptions(args, {
    options: { settled: { type: 'boolean' }, json: { type: 'boolean' } },
  });
  return { isSettled: values.settled ?? false, isJson: values.json ?? false };
}
