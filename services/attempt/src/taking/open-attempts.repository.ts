import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** An attempt that is running, with the title and names from its paper. */
export interface OpenAttemptRow {
  readonly id: string;
  readonly testId: string;
  readonly title: string;
  readonly category: string;
  readonly examId: string;
  readonly examName: string;
  readonly startedAt: Date;
  readonly deadlineAt: Date;
  readonly responses: Buffer;
}

// The index is named because it separates the few open attempts from the finished ones.
const OPEN = `
  SELECT a.id, a.test_id AS testId, p.title, p.category, a.exam_id AS examId,
         p.exam_name AS examName, a.started_at AS startedAt, a.deadline_at AS deadlineAt,
         a.responses
    FROM attempts a FORCE INDEX (attempts_of_user)
    JOIN paper_snapshots p ON p.test_id = a.test_id AND p.version = a.paper_version
   WHERE a.user_id = ? AND a.finished_at IS NULL AND a.deadline_at > ?
   ORDER BY a.started_at DESC, a.id DESC
   LIMIT ?`;

@Injectable()
export class OpenAttemptsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Open attempts whose deadline is after `now`, the one started last first. */
  find(userId: string, now: Date, limit: number): Promise<OpenAttemptRow[]> {
    return runPrepared<OpenAttemptRow[]>(this.dataSource, OPEN, [userId, now, limit]);
  }
}
