import { CLOCK, PeriodicJob, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { SessionsRepository } from './sessions.repository.js';

const HOUR_MS = 3_600_000;

/** Deletes sessions whose tokens have expired. */
@Injectable()
export class SessionSweeper extends PeriodicJob {
  constructor(
    private readonly sessions: SessionsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super({ intervalMs: HOUR_MS, failureMessage: 'Expired sessions were not deleted' });
  }

  run(): Promise<unknown> {
    return this.sessions.deleteExpired(this.clock.now());
  }
}
