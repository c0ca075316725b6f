import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

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

/** A finished attempt of a student. */
export interface OwnFinishedRow {
  readonly id: string;
  readonly testId: string;
  readonly finishedAt: Date;
  readonly questionCount: number;
  /** Null while the attempt has no marks. */
  readonly correctAnswers: number | null;
}

// The index is named because it contains all columns of finished attempts, and separates the open ones.
const OWN_FINISHED = `
  SELECT id, test_id AS testId, finished_at AS finishedAt, question_count AS questionCount,
         correct_answers AS correctAnswers
    FROM attempts FORCE INDEX (attempts_of_exam)
   WHERE user_id = ? AND exam_id = ? AND finished_at IS NOT NULL
   ORDER BY finished_at, id`;

const OWN_OPEN = `
  SELECT test_id AS testId
    FROM attempts FORCE INDEX (attempts_of_exam)
   WHERE user_id = ? AND exam_id = ? AND finished_at IS NULL AND deadline_at > ?`;

@Injectable()
export class AttemptedTestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The tests that have an attempt. */
  async findAttempted(testIds: readonly string[]): Promise<string[]> {
    if (testIds.length === 0) return [];
    const rows = await this.dataSource.query<{ testId: string }[]>(ATTEMPTED, [testIds]);
    return rows.map(({ testId }) => testId);
  }

  /** A student's finished attempts of an exam's tests, oldest first. */
  findOwnFinished(userId: string, examId: string): Promise<OwnFinishedRow[]> {
    return runPrepared<OwnFinishedRow[]>(this.dataSource, OWN_FINISHED, [userId, examId]);
  }

  /** The exam's tests of which the student has an attempt that runs at `now`. */
  async findOwnOpen(userId: string, examId: string, now: Date): Promise<string[]> {
    const values = [userId, examId, now];
    const rows = await runPrepared<{ testId: string }[]>(this.dataSource, OWN_OPEN, values);
    return rows.map(({ testId }) => testId);
  }
}
