import { CLOCK, runInTransaction, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isId } from '../id.js';
import type { UpcomingTest } from './live-tests.dto.js';
import { liveTestClosed, liveTestFull, liveTestNotFound } from './live-tests.errors.js';
import { presentUpcoming } from './live-tests.presenter.js';
import { LiveTestsRepository } from './live-tests.repository.js';

@Injectable()
export class LiveTestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: LiveTestsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async listUpcoming(userId: string): Promise<UpcomingTest[]> {
    const [upcoming, registered] = await Promise.all([
      this.repository.findUpcoming(this.clock.now()),
      this.repository.findRegistered(userId),
    ]);
    return upcoming.map((row) => presentUpcoming(row, registered));
  }

  /** Registering twice is registering once. */
  async register(userId: string, liveTestId: string): Promise<void> {
    if (!isId(liveTestId)) throw liveTestNotFound();
    await runInTransaction(this.dataSource, (manager) =>
      this.takePlace(manager, userId, liveTestId),
    );
  }

  private async takePlace(
    manager: EntityManager,
    userId: string,
    liveTestId: string,
  ): Promise<void> {
    const now = this.clock.now();
    const live = await this.repository.lock(manager, liveTestId);
    if (!live) throw liveTestNotFound();
    if (await this.repository.isRegistered(manager, liveTestId, userId)) return;
    if (live.closesAt <= now) throw liveTestClosed();
    if (live.capacity !== null) {
      const taken = await this.repository.countRegistrations(manager, liveTestId);
      if (taken >= live.capacity) throw liveTestFull();
    }
    await this.repository.register(manager, { liveTestId, userId, registeredAt: now });
  }
}
