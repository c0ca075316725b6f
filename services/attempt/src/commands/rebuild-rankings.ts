import { systemClock } from '@abhyas/service-kit';
import { EXIT, readOptions, runInProcess, type Command } from '@abhyas/service-kit/commands';
import { readConfig } from '../config.js';
import { RankingLogRepository } from '../ranking-projection/ranking-log.repository.js';
import { RankingProjectionService } from '../ranking-projection/ranking-projection.service.js';
import { RankingStore } from '../ranking-projection/ranking-store.js';
import { withRedis, withTools } from './with-tools.js';

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
      `${count(report.entries, 'entry', 'entries')} on ${count(report.leaderboards, 'leaderboard', 'leaderboards')} rebuilt in ${seconds} s.\n`,
    );
    return EXIT.done;
  },
};

function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en-IN')} ${number === 1 ? one : many}`;
}

if (import.meta.main) await runInProcess(rebuildCommand);
