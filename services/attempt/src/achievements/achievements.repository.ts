import { runPrepared, runPreparedIn } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AttemptEntity, FinishedAttempt } from '../attempts/attempt.entity.js';
import { indiaDay } from '../calendar/india-day.js';
import { AchievementEntity } from './achievement.entity.js';
import type { EarlierWork } from './rules/achievements.js';

/** The longest streak that any rule asks for, and then some. */
const STREAK_MS = 31 * 24 * 3600 * 1000;

/** The attempt with which an achievement is unlocked. */
export type EndedAttemptRow = Pick<FinishedAttempt, 'id' | 'userId' | 'testId' | 'finishedAt'>;

/** Sums come as text, being decimals of any length. */
interface WorkRow {
  readonly kind: 'totals' | 'best' | 'day' | 'subject';
  readonly name: string | null;
  readonly amount: string | number;
  readonly correct: string | number | null;
  readonly at: Date | null;
}

// One statement for all: it runs whenever an attempt ends.
const EARLIER_WORK = `
  SELECT 'totals' AS kind, NULL AS name, COUNT(*) AS amount, SUM(correct_answers) AS correct,
         NULL AS at
    FROM attempts
   WHERE user_id = ? AND finished_at IS NOT NULL AND answered > 0
   UNION ALL
 (SELECT 'best', NULL, question_count, correct_answers, NULL
    FROM attempts
   WHERE user_id = ? AND test_id = ? AND finished_at IS NOT NULL
   ORDER BY correct_answers / question_count DESC
   LIMIT 1)
   UNION ALL
  SELECT 'day', NULL, 0, 0, finished_at
    FROM attempts
   WHERE user_id = ? AND finished_at > ? AND answered > 0
   UNION ALL
  SELECT 'subject', subject, SUM(answered), SUM(correct), NULL
    FROM subject_results
   WHERE user_id = ?
   GROUP BY subject`;

@Injectable()
export class AchievementsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findOf(userId: string): Promise<AchievementEntity[]> {
    return this.dataSource.getRepository(AchievementEntity).findBy({ userId });
  }

  async findLastEnded(userId: string): Promise<EndedAttemptRow | null> {
    const [row] = await this.dataSource.query<EndedAttemptRow[]>(
      `SELECT id, user_id AS userId, test_id AS testId, finished_at AS finishedAt
         FROM attempts
        WHERE user_id = ? AND finished_at IS NOT NULL
        ORDER BY finished_at DESC
        LIMIT 1`,
      [userId],
    );
    return row ?? null;
  }

  /** Adds those that are new, within a transaction where there is one; the first unlocking stands. */
  async unlock(unlocked: readonly AchievementEntity[], manager?: EntityManager): Promise<void> {
    if (unlocked.length === 0) return;
    const rows = unlocked.map(() => '(?, ?, ?, ?)').join(', ');
    const sql = `
      INSERT IGNORE INTO achievements (user_id, achievement_id, attempt_id, unlocked_at)
      VALUES ${rows}`;
    const values = unlocked.flatMap(({ userId, achievementId, attemptId, unlockedAt }) => [
      ...[userId, achievementId, attemptId],
      unlockedAt,
    ]);
    await (manager
      ? runPreparedIn(manager, sql, values)
      : runPrepared(this.dataSource, sql, values));
  }

  /** What a student's finished attempts come to, as long as this one has not ended. */
  async earlierWork(
    { userId, testId }: Pick<AttemptEntity, 'userId' | 'testId'>,
    now: Date,
  ): Promise<EarlierWork> {
    const rows = await runPrepared<WorkRow[]>(this.dataSource, EARLIER_WORK, [
      ...[userId, userId, testId],
      ...[userId, new Date(now.getTime() - STREAK_MS), userId],
    ]);
    const of = (kind: WorkRow['kind']): WorkRow[] => rows.filter((row) => row.kind === kind);
    const [totals] = of('totals');
    const [best] = of('best');
    return {
      answeredTests: Number(totals?.amount ?? 0),
      correctInAll: Number(totals?.correct ?? 0),
      bestOfTest: best ? { total: Number(best.amount), correct: Number(best.correct) } : null,
      days: of('day').flatMap(({ at }) => (at ? [indiaDay(at)] : [])),
      subjects: new Map(
        of('subject').map(({ name, amount, correct }) => [
          name ?? '',
          { answered: Number(amount), correct: Number(correct) },
        ]),
      ),
    };
  }
}
