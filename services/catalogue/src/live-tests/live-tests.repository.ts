import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LiveTestRegistrationEntity } from './live-test-registration.entity.js';
import { LiveTestEntity } from './live-test.entity.js';

export interface UpcomingRow {
  id: string;
  testId: string;
  examId: string;
  examName: string;
  title: string;
  opensAt: Date;
  closesAt: Date;
  duration: number;
}

@Injectable()
export class LiveTestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findByTest(testId: string): Promise<LiveTestEntity | null> {
    return this.dataSource.getRepository(LiveTestEntity).findOneBy({ testId });
  }

  /** Live tests whose window has not closed, the next first. */
  findUpcoming(now: Date): Promise<UpcomingRow[]> {
    return this.dataSource.query<UpcomingRow[]>(
      `SELECT l.id, l.test_id AS testId, t.exam_id AS examId, e.name AS examName, t.title,
         l.opens_at AS opensAt, l.closes_at AS closesAt, t.duration
       FROM live_test l
       JOIN test t ON t.id = l.test_id
       JOIN exam e ON e.id = t.exam_id
       WHERE l.closes_at > ? ORDER BY l.opens_at, l.id`,
      [now],
    );
  }

  async findRegistered(userId: string): Promise<Set<string>> {
    const registrations = await this.dataSource
      .getRepository(LiveTestRegistrationEntity)
      .findBy({ userId });
    return new Set(registrations.map(({ liveTestId }) => liveTestId));
  }

  /** Gives the live test and holds it, so that places are given out one after another. */
  lock(manager: EntityManager, id: string): Promise<LiveTestEntity | null> {
    return manager
      .getRepository(LiveTestEntity)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  isRegistered(manager: EntityManager, liveTestId: string, userId: string): Promise<boolean> {
    return manager.getRepository(LiveTestRegistrationEntity).existsBy({ liveTestId, userId });
  }

  countRegistrations(manager: EntityManager, liveTestId: string): Promise<number> {
    return manager.getRepository(LiveTestRegistrationEntity).countBy({ liveTestId });
  }

  async register(
    manager: EntityManager,
    registration: { liveTestId: string; userId: string; registeredAt: Date },
  ): Promise<void> {
    await manager.getRepository(LiveTestRegistrationEntity).insert(registration);
  }
}
