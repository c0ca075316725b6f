import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { GrantedCredit } from '../allowances/rules/time-credit.js';
import { AttemptEntity } from '../attempts/attempt.entity.js';

/** More time that was given to one student alone. */
export type OwnCredit = Pick<
  GrantedCredit,
  'testId' | 'minutes' | 'runningFrom' | 'runningUntil' | 'reason' | 'grantedAt'
>;

@Injectable()
export class PersonalDataRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Every attempt of the student, the first one first. */
  findAttempts(userId: string): Promise<AttemptEntity[]> {
    return this.dataSource
      .getRepository(AttemptEntity)
      .find({ where: { userId }, order: { startedAt: 'ASC', id: 'ASC' } });
  }

  /** Credits for this student alone, the first one first. */
  findCredits(userId: string): Promise<OwnCredit[]> {
    return this.dataSource.query(
      `SELECT test_id AS testId, minutes, running_from AS runningFrom,
              running_until AS runningUntil, reason, granted_at AS grantedAt
         FROM time_credits WHERE user_id = ? ORDER BY granted_at, name`,
      [userId],
    );
  }

  /**
   * Deletes what is the student's alone and gives the rest to `stranger`. Attempts come first: whoever
   * is just ending one holds it, so what they enter elsewhere is there when its turn comes.
   */
  async erase(manager: EntityManager, userId: string, stranger: string): Promise<void> {
    await manager.query('DELETE FROM attempts WHERE user_id = ? AND finished_at IS NULL', [userId]);
    for (const table of ['attempts', 'standings', 'subject_results']) {
      await manager.query(`UPDATE ${table} SET user_id = ? WHERE user_id = ?`, [stranger, userId]);
    }
    for (const table of ['achievements', 'student_allowances']) {
      await manager.query(`DELETE FROM ${table} WHERE user_id = ?`, [userId]);
    }
    // The credit is others' answer to when time was granted; for whom and why goes.
    await manager.query("UPDATE time_credits SET user_id = ?, reason = '' WHERE user_id = ?", [
      stranger,
      userId,
    ]);
  }
}
