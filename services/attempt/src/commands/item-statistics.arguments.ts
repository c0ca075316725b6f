import { readOptions, UsageError } from '@abhyas/service-kit/commands';

export const HELP = `Usage: npm run stats:items -- TEST [--json]

Shows how good each question of a test is, by the first attempts of its participants. TEST is the
test's id or its title.

  facility        average mark in percent of the maximum: a high value means an easy question
  discrimination  100 × correlation of the marks of the question with the marks of the other questions:
                  a high value means that strong participants get it right and weak ones do not
  efficiency      100 × their covariance ÷ the maximum that such marks allow: the discrimination,
                  compared with the best that is possible for a question of this facility
  --json          print the figures as JSON

A negative discrimination is marked with "!". "–" means that there is nothing to compare.
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
    throw new UsageError('Name only one test. Put a title with spaces in quotes.');
  return { idOrTitle, isJson: values.json ?? false };
}
