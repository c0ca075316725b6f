import { CLOCK, runPrepared, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  presentOpenAttempt,
  type OpenAttemptDto,
  type OpenAttemptRow,
} from './open-attempts.dto.js';

/** More than a student can sensibly have open: each is shown with a clock of its own. */
const MAX_OPEN_ATTEMPTS = 20;

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
export class OpenAttemptsService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The attempts whose deadline is to come, the one started last first. */
  async list(userId: string): Promise<OpenAttemptDto[]> {
    const values = [userId, this.clock.now(), MAX_OPEN_ATTEMPTS];
    const rows = await runPrepared<OpenAttemptRow[]>(this.dataSource, OPEN, values);
    const now = this.clock.now();
    return rows.flatMap((row) => presentOpenAttempt(row, now) ?? []);
  }
}
