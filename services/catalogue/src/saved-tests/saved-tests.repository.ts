import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SavedTestEntity } from './saved-test.entity.js';

@Injectable()
export class SavedTestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The student's saved tests, the latest first. */
  findOwn(userId: string): Promise<SavedTestEntity[]> {
    return this.dataSource
      .getRepository(SavedTestEntity)
      .find({ where: { userId }, order: { savedAt: 'DESC', testId: 'DESC' } });
  }

  findOne(userId: string, testId: string): Promise<SavedTestEntity | null> {
    return this.dataSource.getRepository(SavedTestEntity).findOneBy({ userId, testId });
  }

  /** Saving a test again keeps the first date. */
  async save(userId: string, testId: string, savedAt: Date): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO saved_tests (user_id, test_id, saved_at) VALUES (?, ?, ?)
       ON DUPLICATE KEY UPDATE saved_at = saved_at`,
      [userId, testId, savedAt],
    );
  }

  async remove(userId: string, testId: string): Promise<boolean> {
    const { affected } = await this.dataSource
      .getRepository(SavedTestEntity)
      .delete({ userId, testId });
    return (affected ?? 0) > 0;
  }
}
