import { PeriodicJob } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { TakenTestsService } from './taken-tests.service.js';

const INTERVAL_MS = 3_600_000;

/** Deletes what is stored of deleted accounts once its year is over. */
@Injectable()
export class TakenTestsSweeper extends PeriodicJob {
  constructor(private readonly takenTests: TakenTestsService) {
    super({
      intervalMs: INTERVAL_MS,
      failureMessage: 'Digests of deleted accounts were not deleted after their year',
    });
  }

  run(): Promise<void> {
    return this.takenTests.deleteExpired();
  }
}
