import { EXIT, runInProcess, type Command } from '@abhyas/service-kit/commands';
import { readConfig } from '../config.js';
import { describeItems } from '../review/remarking/statistics.presenter.js';
import { StatisticsRepository } from '../review/remarking/statistics.repository.js';
import { StatisticsService } from '../review/remarking/statistics.service.js';
import { HELP, readArguments } from './item-statistics.arguments.js';
import { findTheTest } from './known-test.js';
import { withTools } from './with-tools.js';

export const statisticsCommand: Command = {
  help: HELP,

  async run(args, { env, stdout }) {
    const { idOrTitle, isJson } = readArguments(args);
    await withTools(readConfig(env), async ({ dataSource, papers }) => {
      const repository = new StatisticsRepository(dataSource);
      const test = await findTheTest(repository, idOrTitle);
      const items = await new StatisticsService(repository, papers).itemsOf(test);
      stdout.write(
        `${isJson ? JSON.stringify({ ...test, items }, undefined, 2) : describeItems(test, items)}\n`,
      );
    });
    return EXIT.done;
  },
};

if (import.meta.main) await runInProcess(statisticsCommand);
