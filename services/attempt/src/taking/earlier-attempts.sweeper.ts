import { PeriodicJob } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { EarlierAttemptsService } from './earlier-attempts.service.js';

const INTERVAL_MS = 3_600_000;

/** Deletes what is stored of deleted accounts once its year is over. */
@Injectable()
export class EarlierAttemptsSweeper extends PeriodicJob {
  constructor(private readonly earlierAttempts: EarlierAttemptsService) {
    super({
      intervalMs: INTERVAL_MS,
      failureMessage: 'Digests of deleted accounts were not deleted after their year',
    });
  }

  run(): Promise<void> {
    return this.earlierAttempts.deleteExpired();
  }
}
