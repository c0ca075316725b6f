import { DomainError, systemClock } from '@abhyas/service-kit';
import { EXIT, runInProcess, type Command } from '@abhyas/service-kit/commands';
import { readConfig } from '../config.js';
import { RankingLogRepository } from '../rankings/ranking-log.repository.js';
import { RankingsRepository } from '../rankings/rankings.repository.js';
import { describeRemark } from '../review/remarking/describe-remark.js';
import { RemarkingRepository } from '../review/remarking/remarking.repository.js';
import { RemarkingService } from '../review/remarking/remarking.service.js';
import { StatisticsRepository } from '../review/remarking/statistics.repository.js';
import { findTheTest } from './known-test.js';
import { HELP, readArguments } from './remark-attempts.arguments.js';
import { withTools } from './with-tools.js';

export const remarkCommand: Command = {
  help: HELP,
  // The catalogue does not respond, or its exam is archived.
  expected: [DomainError],
  consequence: 'Run the command again: attempts that have their new marks already are left out.',

  async run(args, { env, stdout }) {
    const { idOrTitle, isDryRun } = readArguments(args);
    await withTools(readConfig(env), async ({ dataSource, catalogue, papers }) => {
      const test = await findTheTest(new StatisticsRepository(dataSource), idOrTitle);
      const remarking = new RemarkingService({
        dataSource,
        catalogue,
        papers,
        repository: new RemarkingRepository(dataSource),
        rankings: new RankingsRepository(dataSource),
        log: new RankingLogRepository(dataSource),
        clock: systemClock,
      });
      const report = await remarking.remark(test.testId, { isDryRun });
      stdout.write(`${describeRemark(test, report, isDryRun)}\n`);
    });
    return EXIT.done;
  },
};

if (import.meta.main) await runInProcess(remarkCommand);
