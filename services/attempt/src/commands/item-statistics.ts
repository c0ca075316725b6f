import { describeItems } from '../statistics/describe-items.js';
import { collectItems } from '../statistics/item-statistics.js';
import { StatisticsRepository } from '../statistics/statistics.repository.js';
import { runCommand, UsageError, withContext } from './command.js';
import { findTheTest } from './known-test.js';

const HELP = `npm run stats:items -- TEST [--json]

Prints what the first attempts of a test's takers tell about each of its questions. TEST is the
test's id or its title.

  facility        mean mark, in percent of the maximum
  discrimination  100 × correlation of the question's mark with the rest of the test's
  efficiency      100 × their covariance ÷ the greatest that marks like these could have

A negative discrimination is flagged with "!". "–" stands where there is nothing to compare.
`;

await runCommand(HELP, async (args) => {
  const { idOrTitle, isJson } = readCommand(args);
  await withContext(async ({ dataSource, papers }) => {
    const repository = new StatisticsRepository(dataSource);
    const test = await findTheTest(repository, idOrTitle);
    const items = await collectItems(test, repository, papers);
    process.stdout.write(
      `${isJson ? JSON.stringify({ ...test, items }, undefined, 2) : describeItems(test, items)}\n`,
    );
  });
});

function readCommand(args: readonly string[]): { idOrTitle: string; isJson: boolean } {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--json');
  if (unknown !== undefined) throw new UsageError(`${unknown} is not known here.`);
  const [idOrTitle, another] = args.filter((arg) => arg !== '--json');
  if (idOrTitle === undefined) throw new UsageError('Say which test, by its id or its title.');
  if (another !== undefined) throw new UsageError('One test at a time; put a title in quotes.');
  return { idOrTitle, isJson: args.includes('--json') };
}
