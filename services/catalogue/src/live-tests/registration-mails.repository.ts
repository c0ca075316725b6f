import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { LiveTestRegistrationEntity } from './live-test-registration.entity.js';
import { FROM_LIVE_TEST, LIVE_TEST, type LiveTestRow } from './live-tests.repository.js';

/** The registrations whose mail was not queued yet. */
@Injectable()
export class RegistrationMailsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Live tests that have not closed and have such registrations. */
  findTests(now: Date): Promise<LiveTestRow[]> {
    return this.dataSource.query<LiveTestRow[]>(
      `SELECT ${LIVE_TEST} ${FROM_LIVE_TEST}
       WHERE l.closes_at > ? AND EXISTS (
         SELECT 1 FROM live_test_registrations r
         WHERE r.live_test_id = l.id AND r.confirmed_at IS NULL
       )
       ORDER BY l.opens_at, l.id`,
      [now],
    );
  }

  async findStudents(liveTestId: string, limit: number): Promise<string[]> {
    const registrations = await this.dataSource.getRepository(LiveTestRegistrationEntity).find({
      select: { liveTestId: true, userId: true },
      where: { liveTestId, confirmedAt: IsNull() },
      order: { userId: 'ASC' },
      take: limit,
    });
    return registrations.map(({ userId }) => userId);
  }

  async markConfirmed(liveTestId: string, userIds: readonly string[], at: Date): Promise<void> {
    await this.dataSource
      .getRepository(LiveTestRegistrationEntity)
      .update({ liveTestId, userId: In([...userIds]), confirmedAt: IsNull() }, { confirmedAt: at });
  }
}
