import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LiveTest, LiveWindow } from './rules/live-test.js';

const LIVE_TESTS = `
  SELECT test_id AS testId, opens_at AS opensAt, closes_at AS closesAt, closed_at AS closedAt,
         published_at AS publishedAt
    FROM live_tests`;

const UNPUBLISHED = `${LIVE_TESTS} WHERE published_at IS NULL ORDER BY closes_at, test_id`;

// A window that ends later opens the test again, and so closes its solutions.
const STORE_WINDOW = `
  INSERT INTO live_tests (test_id, opens_at, closes_at) VALUES (?, ?, ?)
  ON DUPLICATE KEY UPDATE
    opens_at = VALUES(opens_at), closes_at = VALUES(closes_at),
    closed_at = IF(VALUES(closes_at) > ?, NULL, closed_at),
    published_at = IF(VALUES(closes_at) > ?, NULL, published_at)`;

const CLOSE = `
  UPDATE live_tests SET closed_at = ? WHERE test_id = ? AND closes_at = ? AND closed_at IS NULL`;

const PUBLISH = `
  UPDATE live_tests SET published_at = ?
   WHERE test_id = ? AND closed_at IS NOT NULL AND published_at IS NULL`;

/** Live tests that were started: one row each, so that practice tests cost nothing. */
@Injectable()
export class SolutionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(testIds: readonly string[]): Promise<LiveTest[]> {
    if (testIds.length === 0) return [];
    return this.dataSource.query<LiveTest[]>(`${LIVE_TESTS} WHERE test_id IN (?)`, [testIds]);
  }

  findUnpublished(): Promise<LiveTest[]> {
    return runPrepared<LiveTest[]>(this.dataSource, UNPUBLISHED, []);
  }

  async storeWindow(testId: string, window: LiveWindow, now: Date): Promise<void> {
    const values = [testId, window.opensAt, window.closesAt, now, now];
    await runPrepared(this.dataSource, STORE_WINDOW, values);
  }

  /** Ends the starts. Returns false when another replica was first, or the window has changed. */
  close({ testId, closesAt }: LiveTest, now: Date): Promise<boolean> {
    return this.changes(CLOSE, [now, testId, closesAt]);
  }

  /** Returns false when another replica was first, or the test was opened again. */
  publish(testId: string, now: Date): Promise<boolean> {
    return this.changes(PUBLISH, [now, testId]);
  }

  private async changes(sql: string, values: readonly (string | Date)[]): Promise<boolean> {
    const { affectedRows } = await runPrepared<{ affectedRows: number }>(
      this.dataSource,
      sql,
      values,
    );
    return affectedRows === 1;
  }
}
