import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { OpenAttemptDto } from './open-attempts.dto.js';
import { presentOpenAttempt } from './open-attempts.presenter.js';
import { OpenAttemptsRepository } from './open-attempts.repository.js';

/** More than a student can sensibly have open: each is shown with a clock of its own. */
const MAX_OPEN_ATTEMPTS = 20;

@Injectable()
export class OpenAttemptsService {
  constructor(
    private readonly repository: OpenAttemptsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<OpenAttemptDto[]> {
    const rows = await this.repository.find(userId, this.clock.now(), MAX_OPEN_ATTEMPTS);
    const now = this.clock.now();
    return rows.flatMap((row) => presentOpenAttempt(row, now) ?? []);
  }
}
