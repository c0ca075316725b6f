import { SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AttemptConfig } from '../../config.js';
import type { AttemptedTestsDto } from './attempted-tests.dto.js';

/** A start that has already read the paper may still be running. The gateway's timeout is the same. */
const MAX_START_MS = 5000;

/**
 * Only tests with a stored paper can have attempts. The subquery stops at the first attempt, which it
 * finds with the index of the foreign key. With EXISTS, a server might collect all attempts first.
 */
export const ATTEMPTED = `
  SELECT DISTINCT p.test_id AS testId
    FROM paper_snapshots p
   WHERE p.test_id IN (?)
     AND (SELECT 1 FROM attempts a
           WHERE a.test_id = p.test_id AND a.paper_version = p.version LIMIT 1) IS NOT NULL`;

@Injectable()
export class AttemptedTestsService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SERVICE_CONFIG) private readonly config: AttemptConfig,
  ) {}

  async find(testIds: readonly string[]): Promise<AttemptedTestsDto> {
    return {
      attempted: await this.findAttempted(testIds),
      startableForMs: this.config.PAPERS_FRESH_MS + MAX_START_MS,
    };
  }

  private async findAttempted(testIds: readonly string[]): Promise<string[]> {
    if (testIds.length === 0) return [];
    const rows = await this.dataSource.query<{ testId: string }[]>(ATTEMPTED, [testIds]);
    return rows.map(({ testId }) => testId);
  }
}
