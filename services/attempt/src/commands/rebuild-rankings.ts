import { systemClock } from '@abhyas/service-kit';
import { RankingLogRepository } from '../ranking-projection/ranking-log.repository.js';
import { RankingProjectionService } from '../ranking-projection/ranking-projection.service.js';
import { RankingStore } from '../ranking-projection/ranking-store.js';
import { runCommand, UsageError, withContext, withRedis } from './command.js';

const HELP = `npm run rankings:rebuild

Makes the rankings in Redis anew from the database. Students may go on meanwhile: until the new sets
are whole, the database answers in their place.
`;

await runCommand(HELP, async (args) => {
  const [unknown] = args;
  if (unknown !== undefined) throw new UsageError(`${unknown} is not known here.`);
  const startedAt = performance.now();
  const report = await withContext(({ config, dataSource, papers }) =>
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
  process.stdout.write(
    `${count(report.entries, 'entry', 'entries')} on ${count(report.leaderboards, 'board', 'boards')} made anew in ${seconds} s.\n`,
  );
});

function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en-IN')} ${number === 1 ? one : many}`;
}
