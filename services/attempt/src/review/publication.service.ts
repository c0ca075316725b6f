import {
  CLOCK,
  LockNotFreeError,
  requireSameTime,
  withDatabaseLock,
  type Clock,
} from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueClient } from '../papers/catalogue.client.js';
import { isSameWindow, type LiveTest } from '../papers/rules/live-test.js';
import { SolutionsRepository } from '../papers/solutions.repository.js';
import { GradingService } from '../taking/grading.service.js';
import { StartQueueService } from '../taking/start-queue/start-queue.service.js';
import { PublicationRepository, type AttemptKey } from './publication.repository.js';

const BATCH_SIZE = 200;
/** More than the clocks of replicas differ. */
const CLOCKS_DIFFER_MS = 60_000;
/** Students whose attempts are marked at the same time. */
const MARKED_AT_ONCE = 8;

/**
 * Makes the solutions of live tests public: once the window is over and nobody can start or is taking the
 * test any more, all its attempts are marked, and then their results are shown. Every replica looks; one at
 * a time marks a test.
 */
@Injectable()
export class PublicationService {
  private readonly logger = new Logger(PublicationService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: PublicationRepository,
    private readonly solutions: SolutionsRepository,
    private readonly grading: GradingService,
    private readonly queue: StartQueueService,
    private readonly catalogue: CatalogueClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Publishes what is due. Returns the tests. While the catalogue is away, solutions stay closed: the window
   * may have been extended.
   *
   * @param isStopping whether the rest should wait for the next call
   */
  async publishDue(isStopping = () => false): Promise<string[]> {
    const published: string[] = [];
    for (const live of await this.solutions.findUnpublished()) {
      if (isStopping()) break;
      try {
        if (await this.publishIfDue(live, isStopping)) published.push(live.testId);
      } catch (error) {
        this.logger.warn(
          { err: error, testId: live.testId },
          'The solutions of a live test stay closed; this is retried',
        );
      }
    }
    return published;
  }

  private async publishIfDue(known: LiveTest, isStopping: () => boolean): Promise<boolean> {
    const { testId } = known;
    const now = this.clock.now();
    // A test that is no live test any more keeps its last window.
    const window = await this.catalogue.liveWindow(testId);
    if (window && !isSameWindow(window, known)) {
      await this.solutions.storeWindow(testId, window, now);
      return false;
    }
    if (now < known.closesAt) return false;
    await requireSameTime(this.dataSource);
    const closedAt = known.closedAt ?? (await this.close(known, now));
    if (!closedAt || (await this.hasOpen(testId, closedAt))) return false;
    return this.publish(testId, isStopping);
  }

  /**
   * Ends the starts once nobody has a turn. From then on a start takes itself back, so an attempt that is
   * not seen afterwards will not come. Returns null while somebody may still start.
   */
  private async close(known: LiveTest, now: Date): Promise<Date | null> {
    if (await this.queue.hasTurns(known.testId)) return null;
    return (await this.solutions.close(known, now)) ? now : null;
  }

  private hasOpen(testId: string, closedAt: Date): Promise<boolean> {
    return this.repository.hasOpen(testId, new Date(closedAt.getTime() + CLOCKS_DIFFER_MS));
  }

  /** Marks first, so that the first result that is shown has its rank among all. */
  private async publish(testId: string, isStopping: () => boolean): Promise<boolean> {
    try {
      return await withDatabaseLock(
        this.dataSource,
        `solutions of ${testId}`,
        async () =>
          (await this.markAll(testId, isStopping)) &&
          this.solutions.publish(testId, this.clock.now()),
        0,
      );
    } catch (error) {
      if (error instanceof LockNotFreeError) return false;
      throw error;
    }
  }

  /** Returns false when an attempt could not be marked, or the rest has to wait. */
  private async markAll(testId: string, isStopping: () => boolean): Promise<boolean> {
    let failed = 0;
    for (const paperVersion of await this.repository.versionsOf(testId)) {
      let after = '';
      for (;;) {
        if (isStopping()) return false;
        const page = { after, limit: BATCH_SIZE };
        const unmarked = await this.repository.findUnmarked({ testId, paperVersion }, page);
        failed += await this.markEach(unmarked);
        after = unmarked.at(-1)?.id ?? after;
        if (unmarked.length < BATCH_SIZE) break;
      }
    }
    return failed === 0;
  }

  private async markEach(attempts: readonly AttemptKey[]): Promise<number> {
    // One student's attempts one after the other: the first is the one that counts.
    const students = Map.groupBy(attempts, ({ userId }) => userId).values();
    let failed = 0;
    const work = async (): Promise<void> => {
      for (const own of students) {
        for (const attempt of own) if (!(await this.mark(attempt))) failed += 1;
      }
    };
    await Promise.all(Array.from({ length: MARKED_AT_ONCE }, work));
    return failed;
  }

  private async mark(attempt: AttemptKey): Promise<boolean> {
    try {
      await this.grading.mark(attempt);
      return true;
    } catch (error) {
      this.logger.error(
        { err: error, attemptId: attempt.id },
        'An attempt of a live test could not be marked',
      );
      return false;
    }
  }
}
