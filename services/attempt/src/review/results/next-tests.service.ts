import { isDependencyAway, runPrepared } from '@abhyas/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';
import { DataSource } from 'typeorm';
import { CatalogueClient } from '../../papers/catalogue.client.js';
import { chooseNextTest, type ListedTest, type Practice } from './rules/choose-next-test.js';

/** The results do not wait long for a link: without the catalogue they come without one. */
const TIMEOUT_MS = 500;
/** Some 50 KB each. */
const MAX_CACHED_EXAMS = 200;
const TESTS_TTL_MS = 60_000;
/** A catalogue that is away is not asked for every result. */
const RETRY_AFTER_MS = 5000;

const TAKEN = `
  SELECT DISTINCT test_id AS testId FROM attempts FORCE INDEX (attempts_of_test)
   WHERE user_id = ? AND finished_at IS NOT NULL`;

/** Chooses the test that a student should take next. */
@Injectable()
export class NextTestsService {
  private readonly logger = new Logger(NextTestsService.name);
  private readonly listed = new LRUCache<string, readonly ListedTest[]>({
    max: MAX_CACHED_EXAMS,
    ttl: TESTS_TTL_MS,
    fetchMethod: (examId, _stale, { options }) =>
      this.request(examId).then((tests) => {
        if (tests === null) options.ttl = RETRY_AFTER_MS;
        return tests ?? [];
      }),
  });

  constructor(
    private readonly catalogue: CatalogueClient,
    private readonly dataSource: DataSource,
  ) {}

  /** For each practice, in order, an untaken test of the same exam; null where there is none. */
  async choose(
    { userId, examId }: { userId: string; examId: string },
    practices: readonly Practice[],
  ): Promise<(ListedTest | null)[]> {
    if (practices.length === 0) return [];
    const tests = (await this.listed.fetch(examId)) ?? [];
    if (tests.length === 0) return practices.map(() => null);
    const taken = await this.takenBy(userId);
    return practices.map((practice) => chooseNextTest(tests, taken, practice));
  }

  /** The tests of which the student has a finished attempt. */
  private async takenBy(userId: string): Promise<Set<string>> {
    const rows = await runPrepared<{ testId: string }[]>(this.dataSource, TAKEN, [userId]);
    return new Set(rows.map(({ testId }) => testId));
  }

  /** Null when the catalogue does not respond in time. */
  private async request(examId: string): Promise<readonly ListedTest[] | null> {
    try {
      return await pTimeout(this.catalogue.testsOf(examId), { milliseconds: TIMEOUT_MS });
    } catch (error) {
      const level = isDependencyAway(error) ? 'debug' : 'warn';
      this.logger[level](
        { err: error },
        'The next test to take could not be found, so results do not show it',
      );
      return null;
    }
  }
}
