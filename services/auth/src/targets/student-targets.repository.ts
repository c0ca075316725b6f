import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { StoredTarget, StudentTargetsEntity } from './student-targets.entity.js';

interface TargetsRow {
  /** JSON. */
  targets: string;
  answeredAt: Date;
}

const FIND = `
  SELECT targets, answered_at AS answeredAt FROM student_targets WHERE user_id = ?`;

// Stores nothing for an account that was deleted in the meantime.
const SAVE = `
  INSERT INTO student_targets (user_id, targets, answered_at)
  SELECT id, ?, ? FROM users WHERE id = ?
      ON DUPLICATE KEY UPDATE targets = VALUES(targets), answered_at = VALUES(answered_at)`;

@Injectable()
export class StudentTargetsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Undefined if the student was not asked yet. */
  async findOf(userId: string): Promise<StudentTargetsEntity | undefined> {
    const [row] = await runPrepared<TargetsRow[]>(this.dataSource, FIND, [userId]);
    if (!row) return undefined;
    const targets = JSON.parse(row.targets) as StoredTarget[];
    return { userId, targets, answeredAt: row.answeredAt };
  }

  /** Replaces the student's targets. @returns false when the account no longer exists */
  async save({ userId, targets, answeredAt }: StudentTargetsEntity): Promise<boolean> {
    const { affectedRows } = await runPrepared<{ affectedRows: number }>(this.dataSource, SAVE, [
      JSON.stringify(targets),
      answeredAt,
      userId,
    ]);
    return affectedRows > 0;
  }
}
