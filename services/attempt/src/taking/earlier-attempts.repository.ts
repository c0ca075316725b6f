import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const HAS_FINISHED = `
  SELECT 1 FROM attempts WHERE user_id = ? AND test_id = ? AND finished_at IS NOT NULL LIMIT 1`;

// A statement of its own: the digests are of no student, so that they are not among a student's rows.
const HAS_DIGEST =
  'SELECT 1 FROM tests_of_deleted_accounts WHERE digest = ? AND kept_until >= ? LIMIT 1';

/** A test that a deleted account had taken. */
export interface TestOfDeletedAccount {
  readonly digest: string;
  /** The last day on which it is stored, such as `2027-11-29`. */
  readonly keptUntil: string;
}

@Injectable()
export class EarlierAttemptsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** @param today a day such as `2026-11-29` */
  async isTaken(
    { userId, testId }: { userId: string; testId: string },
    { digest, today }: { digest: string; today: string },
  ): Promise<boolean> {
    const finished = await runPrepared<object[]>(this.dataSource, HAS_FINISHED, [userId, testId]);
    if (finished.length > 0) return true;
    const digests = await runPrepared<object[]>(this.dataSource, HAS_DIGEST, [digest, today]);
    return digests.length > 0;
  }

  /** All tests of a student's attempts. Until the transaction ends, the student cannot start another one. */
  async lockTestsOf(manager: EntityManager, userId: string): Promise<string[]> {
    const rows = await manager.query<{ testId: string }[]>(
      'SELECT test_id AS testId FROM attempts WHERE user_id = ? FOR UPDATE',
      [userId],
    );
    return [...new Set(rows.map(({ testId }) => testId))];
  }

  async save(manager: EntityManager, tests: readonly TestOfDeletedAccount[]): Promise<void> {
    if (tests.length === 0) return;
    await manager.query(
      `INSERT INTO tests_of_deleted_accounts (digest, kept_until) VALUES ?
       ON DUPLICATE KEY UPDATE kept_until = GREATEST(kept_until, VALUES(kept_until))`,
      [tests.map(({ digest, keptUntil }) => [digest, keptUntil])],
    );
  }

  /** Deletes what was to be stored until a day before this one. */
  async deleteBefore(today: string): Promise<void> {
    await this.dataSource.query('DELETE FROM tests_of_deleted_accounts WHERE kept_until < ?', [
      today,
    ]);
  }
}
