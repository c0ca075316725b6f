import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AttemptEntity } from '../taking/attempt.entity.js';

/** An attempt's id, with the student's: it says where the attempt is stored. */
export type AttemptKey = Pick<AttemptEntity, 'id' | 'userId'>;

/** A participant who has not been told yet that the solutions are there. */
export interface DueMail extends AttemptKey {
  readonly testId: string;
  readonly paperVersion: number;
  readonly publishedAt: Date;
}

// Attempts that were started later are those of a practice test that has been a live test.
const OPEN = `
  SELECT 1 FROM attempts
   WHERE test_id = ? AND state = 'in_progress' AND started_at <= ? LIMIT 1`;

// By version, in the order of the index of the foreign key.
const UNMARKED = `
  SELECT id, user_id AS userId
    FROM attempts
   WHERE test_id = ? AND paper_version = ? AND id > ? AND finished_at IS NOT NULL
     AND rank_value IS NULL
   ORDER BY id
   LIMIT ?`;

const DUE = `
  SELECT m.attempt_id AS id, m.user_id AS userId, m.test_id AS testId,
         m.paper_version AS paperVersion, l.published_at AS publishedAt
    FROM result_mails m
    JOIN live_tests l ON l.test_id = m.test_id AND l.published_at IS NOT NULL
   ORDER BY m.attempt_id
   LIMIT ?`;

/** Attempts of live tests whose solutions become public. */
@Injectable()
export class PublicationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether an attempt of the test that was started until then is open, in time or not. */
  async hasOpen(testId: string, startedUntil: Date): Promise<boolean> {
    const rows = await runPrepared<object[]>(this.dataSource, OPEN, [testId, startedUntil]);
    return rows.length > 0;
  }

  async versionsOf(testId: string): Promise<number[]> {
    const rows = await runPrepared<{ version: number }[]>(
      this.dataSource,
      'SELECT version FROM paper_snapshots WHERE test_id = ? ORDER BY version',
      [testId],
    );
    return rows.map(({ version }) => version);
  }

  /** Finished attempts without marks, in the order of their ids, after one. */
  findUnmarked(
    { testId, paperVersion }: { testId: string; paperVersion: number },
    { after, limit }: { after: string; limit: number },
  ): Promise<AttemptKey[]> {
    const values = [testId, paperVersion, after, limit];
    return runPrepared<AttemptKey[]>(this.dataSource, UNMARKED, values);
  }

  findDueMails(limit: number): Promise<DueMail[]> {
    return runPrepared<DueMail[]>(this.dataSource, DUE, [limit]);
  }

  async deleteMails(mails: readonly AttemptKey[]): Promise<void> {
    await this.dataSource.query(
      'DELETE FROM result_mails WHERE attempt_id IN (?) AND user_id IN (?)',
      [mails.map(({ id }) => id), [...new Set(mails.map(({ userId }) => userId))]],
    );
  }
}
