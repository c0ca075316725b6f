import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { LiveTestRegistrationEntity } from '../live-tests/live-test-registration.entity.js';

/** A live test for which reminders are still due. */
export interface StartingTest {
  id: string;
  testId: string;
  title: string;
  examId: string;
  examName: string;
  opensAt: Date;
}

@Injectable()
export class RemindersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Live tests that open after `now` and at the latest at `until`, the next first. */
  findStarting(now: Date, until: Date): Promise<StartingTest[]> {
    return this.dataSource.query<StartingTest[]>(
      `SELECT l.id, l.test_id AS testId, t.title, t.exam_id AS examId, e.name AS examName,
         l.opens_at AS opensAt
       FROM live_tests l
       JOIN tests t ON t.id = l.test_id
       JOIN exams e ON e.id = t.exam_id AND e.archived_at IS NULL
       WHERE l.opens_at > ? AND l.opens_at <= ? AND EXISTS (
         SELECT 1 FROM live_test_registrations r
         WHERE r.live_test_id = l.id AND r.reminded_at IS NULL
       )
       ORDER BY l.opens_at, l.id`,
      [now, until],
    );
  }

  async findUnreminded(liveTestId: string, limit: number): Promise<string[]> {
    const registrations = await this.dataSource.getRepository(LiveTestRegistrationEntity).find({
      select: { liveTestId: true, userId: true },
      where: { liveTestId, remindedAt: IsNull() },
      order: { userId: 'ASC' },
      take: limit,
    });
    return registrations.map(({ userId }) => userId);
  }

  async markReminded(liveTestId: string, userIds: readonly string[], at: Date): Promise<void> {
    await this.dataSource
      .getRepository(LiveTestRegistrationEntity)
      .update({ liveTestId, userId: In([...userIds]), remindedAt: IsNull() }, { remindedAt: at });
  }
}
