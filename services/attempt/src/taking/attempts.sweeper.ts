import {
  CLOCK,
  PeriodicJob,
  requireSameTime,
  SERVICE_CONFIG,
  type Clock,
} from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AttemptConfig } from '../config.js';
import { AttemptsRepository, type DueAttempt } from './attempts.repository.js';
import { GradingService } from './grading.service.js';

const BATCH_SIZE = 50;

/**
 * Grades attempts whose time is over, whether the browser is open or not. Every replica sweeps. Each
 * attempt has its own transaction, and locked ones are skipped, so no replica waits for another.
 */
@Injectable()
export class AttemptsSweeper extends PeriodicJob {
  constructor(
    private readonly repository: AttemptsRepository,
    private readonly grading: GradingService,
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SERVICE_CONFIG) config: AttemptConfig,
  ) {
    super({
      intervalMs: config.SWEEP_INTERVAL_MS,
      failureMessage: 'Attempts whose time is over were not graded; this is retried',
    });
  }

  async run(): Promise<void> {
    const ended = await this.sweep();
    if (ended > 0) this.logger.log({ ended }, 'Graded attempts whose time was over');
  }

  /** Grades what is due now. Returns how many attempts this replica graded. */
  async sweep(): Promise<number> {
    await requireSameTime(this.dataSource);
    const now = this.clock.now();
    let ended = 0;
    let skipped = 0;
    let found: number;
    do {
      const due = await this.repository.findDue(now, { skip: skipped, take: BATCH_SIZE });
      const endedNow = await this.expireEach(due);
      found = due.length;
      ended += endedNow;
      skipped += found - endedNow;
    } while (found === BATCH_SIZE && !this.isStopping);
    return ended;
  }

  private async expireEach(due: readonly DueAttempt[]): Promise<number> {
    let ended = 0;
    for (const attempt of due) {
      if (this.isStopping) break;
      try {
        if (await this.grading.expireIfFree(attempt)) ended += 1;
      } catch (error) {
        this.logger.error({ err: error, attemptId: attempt.id }, 'An attempt could not be graded');
      }
    }
    return ended;
  }
}
