import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { solutionsNotPublic } from './papers.errors.js';
import { isSameWindow, solutionsFrom, type LiveTest, type LiveWindow } from './rules/live-test.js';
import { SolutionsRepository } from './solutions.repository.js';

/** Says when the solutions of a test are public. Nothing is cached: all replicas say the same at once. */
@Injectable()
export class SolutionsService {
  constructor(
    private readonly repository: SolutionsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The live tests among these, by test id. The others are practice tests. */
  async liveTests(testIds: readonly string[]): Promise<ReadonlyMap<string, LiveTest>> {
    const found = await this.repository.find([...new Set(testIds)]);
    return new Map(found.map((live) => [live.testId, live]));
  }

  /** Null if the solutions of the test are public, else the earliest moment at which they will be. */
  async from(testId: string): Promise<Date | null> {
    const [live] = await this.repository.find([testId]);
    return solutionsFrom(live);
  }

  /** Those of the tests whose solutions are not public, with the earliest moment at which they will be. */
  async closedAmong(testIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const closed = new Map<string, Date>();
    for (const [testId, live] of await this.liveTests(testIds)) {
      const from = solutionsFrom(live);
      if (from) closed.set(testId, from);
    }
    return closed;
  }

  /** Throws 403, with the moment, unless the solutions of the test are public. */
  async requirePublic(testId: string): Promise<void> {
    const from = await this.from(testId);
    if (from) throw solutionsNotPublic(from, this.clock.now());
  }

  /** Closes the solutions of a live test in this window, before somebody starts it. */
  async hold(testId: string, window: LiveWindow): Promise<void> {
    const [known] = await this.repository.find([testId]);
    if (known && isSameWindow(known, window)) return;
    await this.repository.storeWindow(testId, window, this.clock.now());
  }

  /** Whether a live test whose window was held can still be started. */
  async isStartable(testId: string): Promise<boolean> {
    const [live] = await this.repository.find([testId]);
    return live?.closedAt === null;
  }
}
