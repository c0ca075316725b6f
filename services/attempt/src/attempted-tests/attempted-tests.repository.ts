import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/**
 * Only tests with a stored paper can have attempts. The subquery stops at the first attempt, which it
 * finds with the index of the foreign key. With EXISTS, a server might collect all attempts first.
 */
export const ATTEMPTED = `
  SELECT DISTINCT p.test_id AS testId
    FROM sealed_papers p
   WHERE p.test_id IN (?)
     AND (SELECT 1 FROM attempts a
           WHERE a.test_id = p.test_id AND a.paper_version = p.version LIMIT 1) IS NOT NULL`;

@Injectable()
export class AttemptedTestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The tests that have an attempt. */
  async findAttempted(testIds: readonly string[]): Promise<string[]> {
    if (testIds.length === 0) return [];
    const rows = await this.dataSource.query<{ testId: string }[]>(ATTEMPTED, [testIds]);
    return rows.map(({ testId }) => testId);
  }
}
