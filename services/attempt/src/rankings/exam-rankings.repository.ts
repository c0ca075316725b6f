import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SharedMean } from './rules/rank-in-exam.js';

export interface ExamOfTest {
  readonly testId: string;
  readonly examId: string;
  readonly examName: string;
}

// CUME_DIST is the share of rows with at most the row's own value: the definition of the percentile.
// Only means leave the database, and how many students have each.
const MEANS = `
  WITH placed AS (
    SELECT user_id,
           100 * CUME_DIST() OVER (PARTITION BY test_id ORDER BY rank_value) AS percentile,
           COUNT(*) OVER (PARTITION BY test_id) AS participants
      FROM ranking_entries
     WHERE test_id IN (SELECT test_id FROM paper_snapshots WHERE exam_id = ?)
  ), means AS (
    SELECT ROUND(AVG(percentile), 2) AS mean
      FROM placed
     WHERE participants >= ?
     GROUP BY user_id
    HAVING COUNT(*) >= ?
  )
  SELECT mean, COUNT(*) AS students FROM means GROUP BY mean`;

@Injectable()
export class ExamRankingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The exams of tests, with their latest names. */
  async examsOf(testIds: readonly string[]): Promise<ExamOfTest[]> {
    const rows = await this.dataSource.query<ExamOfTest[]>(
      `SELECT test_id AS testId, exam_id AS examId, exam_name AS examName
         FROM paper_snapshots WHERE test_id IN (?) ORDER BY version`,
      [testIds],
    );
    return [...new Map(rows.map((row) => [row.testId, row])).values()];
  }

  /**
   * The mean percentiles of all students with at least `minTests` tests of the exam that have at least
   * `minParticipants` participants.
   */
  async meansOf(
    examId: string,
    { minParticipants, minTests }: { minParticipants: number; minTests: number },
  ): Promise<SharedMean[]> {
    const rows = await runPrepared<{ mean: string | number; students: string | number }[]>(
      this.dataSource,
      MEANS,
      [examId, minParticipants, minTests],
    );
    return rows.map(({ mean, students }) => ({ mean: Number(mean), students: Number(students) }));
  }
}
