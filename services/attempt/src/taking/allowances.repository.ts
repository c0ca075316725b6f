import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Granted, StudentAllowance } from './rules/student-allowance.js';

export type GrantedAllowance = StudentAllowance & Granted;

/** Ids start with their time, so `ORDER BY id DESC` returns the newest grant first. */
const OF_STUDENT = `
  SELECT test_id AS testId, minutes, minutes_per_hour AS minutesPerHour, reason,
         granted_by AS grantedBy, granted_at AS grantedAt
    FROM student_allowances
   WHERE user_id = ?`;
const NEWEST_FIRST = 'ORDER BY id DESC';

const FOR_TEST = `${OF_STUDENT} AND (test_id IS NULL OR test_id = ?) ${NEWEST_FIRST}`;

@Injectable()
export class AllowancesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A student's allowances for this test and for every test, newest first. */
  findFor(userId: string, testId: string): Promise<GrantedAllowance[]> {
    return runPrepared(this.dataSource, FOR_TEST, [userId, testId]);
  }

  /** All allowances of a student, newest first. */
  findAll(userId: string): Promise<GrantedAllowance[]> {
    return this.dataSource.query(`${OF_STUDENT} ${NEWEST_FIRST}`, [userId]);
  }

  /** The number of a student's open attempts, of one test or of all: their allowance is frozen. */
  async countOpenAttempts(userId: string, testId: string | null): Promise<number> {
    const [row] = await this.dataSource.query<{ n: string }[]>(
      `SELECT COUNT(*) AS n FROM attempts
        WHERE user_id = ? AND state = 'in_progress' AND (? IS NULL OR test_id = ?)`,
      [userId, testId, testId],
    );
    return Number(row?.n ?? 0);
  }

  async add(id: string, userId: string, allowance: GrantedAllowance): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO student_allowances
         (id, user_id, test_id, minutes, minutes_per_hour, reason, granted_by, granted_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        userId,
        allowance.testId,
        allowance.minutes,
        allowance.minutesPerHour,
        allowance.reason,
        allowance.grantedBy,
        allowance.grantedAt,
      ],
    );
  }
}
