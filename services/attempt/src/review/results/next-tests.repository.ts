import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class NextTestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The tests of which the student has a finished attempt. */
  async takenBy(userId: string): Promise<Set<string>> {
    const rows = await runPrepared<{ testId: string }[]>(
      this.dataSource,
      `SELECT DISTINCT test_id AS testId FROM attempts FORCE INDEX (attempts_of_test)
        WHERE user_id = ? AND finished_at IS NOT NULL`,
      [userId],
    );
    return new Set(rows.map(({ testId }) => testId));
  }
}
