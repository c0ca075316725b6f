import { systemClock } from '@abhyas/service-kit';
import {
  EXIT,
  readOptions,
  runInProcess,
  withRedis,
  type Command,
} from '@abhyas/service-kit/commands';
import { countOf } from '@abhyas/service-kit/rules';
import { readConfig } from '../config.js';
import { RankingLogRepository } from '../rankings/ranking-log.repository.js';
import { RankingProjectionService } from '../rankings/ranking-projection.service.js';
import { RankingStore } from '../rankings/ranking-store.js';
import { withTools } from './with-tools.js';

const HELP = `Usage: npm run rankings:rebuild

Rebuilds the rankings in Redis from the database. Students can go on working meanwhile: until the new
sets are complete, the database answers in their place.
`;

export const rebuildCommand: Command = {
  help: HELP,

  async run(args, { env, stdout }) {
    readOptions(args, {});
    const startedAt = performance.now();
    const report = await withTools(readConfig(env), ({ config, dataSource, papers }) =>
      withRedis(config, (redis) =>
        new RankingProjectionService(
          dataSource,
          new RankingLogRepository(dataSource),
          new RankingStore(redis),
          papers,
          systemClock,
          config,
        ).rebuild(),
      ),
    );
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    stdout.write(
      `${countOf(report.entries, 'entry', 'entries')} on ${countOf(report.leaderboards, 'leaderboard')} rebuilt in ${seconds} s.\n`,
    );
    return EXIT.done;
  },
};

if (import.meta.main) await runInProcess(rebuildCommand);
