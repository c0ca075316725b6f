import { CommandError } from '@abhyas/service-kit/commands';
import type { KnownTest, StatisticsRepository } from '../review/remarking/statistics.repository.js';

/** The only test with that id or title, among the tests that somebody has opened. */
export async function findTheTest(
  repository: StatisticsRepository,
  idOrTitle: string,
): Promise<KnownTest> {
  const tests = await repository.findTests(idOrTitle);
  const [test, another] = tests;
  if (!test)
    throw new CommandError(`No one has opened a test with the id or title "${idOrTitle}".`);
  if (!another) return test;
  const choices = tests.map(({ testId, title, examName }) => `  ${testId}  ${title} (${examName})`);
  throw new CommandError(
    `Several tests have this title. Name one of them by its id:\n${choices.join('\n')}`,
  );
}
