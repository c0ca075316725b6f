import { describeItems } from '../statistics/statistics.presenter.js';
import { StatisticsRepository } from '../statistics/statistics.repository.js';
import { StatisticsService } from '../statistics/statistics.service.js';
import { runCommand, withContext } from './command.js';
import { readArguments } from './item-statistics.arguments.js';
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
  const { idOrTitle, isJson } = readArguments(args);
  await withContext(async ({ dataSource, papers }) => {
    const repository = new StatisticsRepository(dataSource);
    const test = await findTheTest(repository, idOrTitle);
    const items = await new StatisticsService(repository, papers).itemsOf(test);
    process.stdout.write(
      `${isJson ? JSON.stringify({ ...test, items }, undefined, 2) : describeItems(test, items)}\n`,
    );
  });
});
