import { CLOCK, type Clock } from '@abhyas/service-kit';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';

import { SessionsRepository } from './sessions.repository.js';

const HOUR_MS = 3_600_000;

/** Deletes sessions whose tokens have expired. */
@Injectable()
export class SessionSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(SessionSweeper.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sessions: SessionsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), HOUR_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    try {
      await this.sessions.deleteExpired(this.clock.now());
    } catch (error) {
      this.logger.warn(`Old sessions stay for now: ${String(error)}`);
    }
  }
}
