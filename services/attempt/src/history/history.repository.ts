import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FinishedState } from '../attempts/rules/attempt-state.js';

/** A finished attempt with the names of its test, as its paper has them. */
export interface HistoryRow {
  readonly id: string;
  readonly userId: string;
  readonly testId: string;
  readonly title: string;
  readonly category: string;
  readonly examId: string;
  readonly examName: string;
  readonly state: FinishedState;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly elapsedSeconds: number;
  readonly questionCount: number;
  readonly answered: number;
  readonly correctAnswers: number;
}

export interface FinishedTotals {
  readonly finished: number;
  /** Mean of the attempts' score percentages. */
  readonly meanScore: number;
}

const FINISHED = `
  SELECT a.id, a.user_id AS userId, a.test_id AS testId, p.title, p.category,
         a.exam_id AS examId, p.exam_name AS examName, a.state,
         a.started_at AS startedAt, a.finished_at AS finishedAt,
         a.elapsed_seconds AS elapsedSeconds, a.question_count AS questionCount,
         a.answered, a.correct_answers AS correctAnswers
    FROM attempts a
    JOIN sealed_papers p ON p.test_id = a.test_id AND p.version = a.paper_version
   WHERE a.user_id = ? AND a.finished_at IS NOT NULL
   ORDER BY a.finished_at DESC, a.id DESC
   LIMIT ? OFFSET ?`;

@Injectable()
export class HistoryRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finished attempts, newest first. */
  findFinished(userId: string, page: { limit: number; offset: number }): Promise<HistoryRow[]> {
    return this.dataSource.query<HistoryRow[]>(FINISHED, [userId, page.limit, page.offset]);
  }

  async totalsOf(userId: string): Promise<FinishedTotals> {
    const [row] = await this.dataSource.query<{ finished: string; meanScore: number | null }[]>(
      `SELECT COUNT(*) AS finished, AVG(100e0 * correct_answers / question_count) AS meanScore
         FROM attempts WHERE user_id = ? AND finished_at IS NOT NULL`,
      [userId],
    );
    return { finished: Number(row?.finished ?? 0), meanScore: row?.meanScore ?? 0 };
  }

  /** Every test of which the student has a finished attempt, the one begun last first. */
  async takenTestIds(userId: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ testId: string }[]>(
      // Attempt ids grow with time.
      'SELECT test_id AS testId FROM standings WHERE user_id = ? ORDER BY attempt_id DESC',
      [userId],
    );
    return rows.map((row) => row.testId);
  }

  /** The subject with the smallest share of right answers over all finished attempts. */
  async weakestSubject(userId: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ subject: string }[]>(
      `SELECT subject FROM subject_results WHERE user_id = ?
        GROUP BY subject
        ORDER BY SUM(correct) / SUM(total), SUM(total) DESC, subject
        LIMIT 1`,
      [userId],
    );
    return row?.subject ?? null;
  }
}
