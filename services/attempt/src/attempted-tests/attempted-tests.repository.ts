import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/**
 * Only a test with a kept paper can have attempts. The inner question stops at the first one, which the
 * index of the attempts' foreign key finds; as EXISTS, a server might collect all attempts first.
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

  /** Those of the tests that an attempt refers to. */
  async findAttempted(testIds: readonly string[]): Promise<string[]> {
    if (testIds.length === 0) return [];
    const rows = await this.dataSource.query<{ testId: string }[]>(ATTEMPTED, [testIds]);
    return rows.map(({ testId }) => testId);
  }
}
