import { readOptions, UsageError } from '@abhyas/service-kit/commands';

export const HELP = `Usage: npm run stats:items -- TEST [--json]

Prints what the first attempts of a test's participants tell about each of its questions. TEST is the
test's id or its title.

  facility        mean mark, in percent of the maximum
  discrimination  100 × correlation of the question's mark with the mark of the rest of the test
  efficiency      100 × their covariance ÷ the maximum that such marks allow
  --json          print the figures as JSON

A negative discrimination is flagged with "!". "–" means that there is nothing to compare.
`;

interface ItemStatisticsCommand {
  readonly idOrTitle: string;
  readonly isJson: boolean;
}

/** Parses the arguments. Throws UsageError. */
export function readArguments(args: readonly string[]): ItemStatisticsCommand {
  const { values, positionals } = readOptions(args, {
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [idOrTitle, another] = positionals;
  if (idOrTitle === undefined) throw new UsageError('Name a test by its id or title.');
  if (another !== undefined)
    throw new UsageError('Name only one test; put a title with spaces in quotes.');
  return { idOrTitle, isJson: values.json ?? false };
}
