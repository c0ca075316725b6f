import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AttemptEntity } from '../taking/attempt.entity.js';
import type { GrantedCredit } from '../taking/rules/time-credit.js';

/** More time that was given only to one student. */
export type OwnCredit = Pick<
  GrantedCredit,
  'testId' | 'minutes' | 'runningFrom' | 'runningUntil' | 'reason' | 'grantedAt'
>;

/** Tables whose rows belong only to the student. */
const OWN_TABLES = [
  'achievements',
  'student_allowances',
  'bookmarked_questions',
  'question_reports',
  'result_mails',
] as const;

@Injectable()
export class PersonalDataRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** All attempts of the student, oldest first. */
  findAttempts(userId: string): Promise<AttemptEntity[]> {
    return this.dataSource
      .getRepository(AttemptEntity)
      .find({ where: { userId }, order: { startedAt: 'ASC', id: 'ASC' } });
  }

  /** Credits only for this student, oldest first. */
  findCredits(userId: string): Promise<OwnCredit[]> {
    return this.dataSource.query(
      `SELECT test_id AS testId, minutes, running_from AS runningFrom,
              running_until AS runningUntil, reason, granted_at AS grantedAt
         FROM time_credits WHERE user_id = ? ORDER BY granted_at, name`,
      [userId],
    );
  }

  /**
   * Deletes what belongs only to the student, and reassigns the rest to `anonymousId`. Attempts come
   * first: a request that is finalizing one holds its lock, so the rows that it inserts into other
   * tables exist when their turn comes.
   */
  async erase(manager: EntityManager, userId: string, anonymousId: string): Promise<void> {
    await manager.query('DELETE FROM attempts WHERE user_id = ? AND finished_at IS NULL', [userId]);
    for (const table of ['attempts', 'ranking_entries', 'subject_results', 'credited_attempts']) {
      await manager.query(`UPDATE ${table} SET user_id = ? WHERE user_id = ?`, [
        anonymousId,
        userId,
      ]);
    }
    for (const table of OWN_TABLES) {
      await manager.query(`DELETE FROM ${table} WHERE user_id = ?`, [userId]);
    }
    // The credit stays as a record of when time was granted. The student and the reason are removed.
    await manager.query("UPDATE time_credits SET user_id = ?, reason = '' WHERE user_id = ?", [
      anonymousId,
      userId,
    ]);
  }
}
